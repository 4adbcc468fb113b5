"""A chat endpoint of the kind that OpenAI's API made common: Ollama, vLLM, llama.cpp, LM Studio, OpenRouter.

``model`` says what an endpoint and its answer are, ``wire`` is one try, ``chat`` asks until it has an answer.
The key stands in the header of a request and nowhere else: in no error, in no text that a service sends back.
"""

from citevouch.endpoint.chat import Chat
from citevouch.endpoint.model import Endpoint, EndpointError, Reply

__all__ = ["Chat", "Endpoint", "EndpointError", "Reply"]
