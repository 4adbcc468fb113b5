"""The command line: click commands, no logic.

Each command is a module of this package that offers ``command``; it is imported only when it is called,
so that ``citevouch --help`` and ``--version`` stay as quick as click itself.
"""

from __future__ import annotations

import gc
import importlib
import os
import sys
from typing import Any

import click

from citevouch.errors import CitevouchError

#: Command -> its one line in ``citevouch --help``. The module of the same name holds it.
COMMANDS = {
    "anchor": "Anchor claims in documents, and find the places again.",
    "audit": "Audit an answer with numbered citations.",
    "cache": "Move records between the store and folders of cache files.",
    "calls": "Log calls to a service, and say how many to make.",
    "check": "Check the citations of reports, rung by rung.",
    "doctor": "Show what is set and reachable, without any secret.",
    "gate": "Let a person accept claims beside their source; publish those alone.",
    "read": "Show everything that a report cites, with offsets.",
    "resolve": "Look identifiers up in their registries.",
    "schema": "Give the contract, and validate files against it.",
}

#: Exit codes of every command (docs/index.md).
DONE, FAILED, FINDINGS, INCOMPLETE, USAGE, INTERRUPTED = 0, 1, 2, 3, 64, 130


class LazyGroup(click.Group):
    """A group whose commands are imported when they are called; help is printed from COMMANDS."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"citevouch.cli.{cmd_name}")
        command = module.command
        assert isinstance(command, click.Command)  # noqa: S101 - a fault of ours, caught by the tests
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))


def _version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"citevouch {version('citevouch')}")
        ctx.exit()


@click.command(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_version,
              help="Print the version and leave.")  # fmt: skip
def citevouch() -> None:
    """Vouch for citations: say for each one what holds, with the evidence attached.

    \b
    Exit codes: 0 done, whatever was found; 1 it could not be done;
    2 a finding that --fail-on names, or an invalid instance;
    3 --fail-on incomplete and something could not be looked up; 64 wrong usage.
    """


def main(arguments: list[str] | None = None) -> None:
    """Entry point: run the command line and leave with one of the exit codes above."""
    gc.set_threshold(50_000, 20, 50)  # what is imported stays; looking through it is a tenth of a short run
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit code. Errors are one line on stderr, never a traceback."""
    if sys.stdout is None:
        return _say("standard output is closed", FAILED)
    try:
        code: Any = citevouch.main(args=arguments, prog_name="citevouch", standalone_mode=False)
    except CitevouchError as error:
        return _say(str(error), FAILED)
    except click.UsageError as error:
        error.show()
        return USAGE
    except click.ClickException as error:
        return _say(error.format_message(), FAILED)
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except (click.Abort, KeyboardInterrupt):
        return _say("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _silence()
        return DONE
    except OSError as error:
        place = str(error.filename) if error.filename else "input or output"
        return _say(f"{place}: {error.strerror or error}", FAILED)
    except Exception as error:
        if os.environ.get("CITEVOUCH_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        return _say(f"a fault of citevouch itself: {what} (CITEVOUCH_DEBUG=1 shows where)", FAILED)
    return code if isinstance(code, int) else DONE


def _say(message: str, code: int) -> int:
    from citevouch.terminal import plain

    click.echo(f"citevouch: {plain(message)}", err=True)
    return code


def _silence() -> None:
    """Let the interpreter leave quietly when whoever read our output has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
