"""``citevouch schema``: where the contract is, and whether files keep it."""

from __future__ import annotations

import click

CLASS = click.option(
    "-C", "--class", "class_name", metavar="CLASS", help="A class of the contract other than the root."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Give the contract, and validate files against it."""


@command.command()
def path() -> None:
    """Print where the merged LinkML schema is.

    \b
    linkml-validate -s "$(citevouch schema path)" report.json
    """
    from citevouch.contract import schema

    click.echo(schema.yaml_path())


@command.command("json-schema")
@CLASS
def json_schema(class_name: str | None) -> None:
    """Print the JSON Schema, whole or for one class.

    With -C it is one that stands alone: the class, and of the rest what it refers to.
    """
    from citevouch.contract import schema, strict_json

    click.echo(
        strict_json.dumps(schema.class_schema(class_name)) if class_name else schema.json_text(), nl=False
    )


@command.command()
@CLASS
@click.option("--format", type=click.Choice(["json", "jsonl", "yaml"]),
              help="Format of the files. Without it their names tell; standard input is JSON.")  # fmt: skip
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.pass_context
def validate(ctx: click.Context, class_name: str | None, format: str | None, files: tuple[str, ...]) -> None:  # noqa: A002
    """Validate JSON, JSONL or YAML files.

    JSON holds an object or an array of them; - is standard input.
    Faults go to standard error as <file>:<place>: <what>; in JSONL the place begins with the line.
    One line per file goes to standard output.

    \b
    Exit codes: 0 all valid; 1 a file cannot be read or holds nothing; 2 an instance is invalid.
    """
    from citevouch.contract import schema, validation
    from citevouch.terminal import plain

    results = []
    for file in files:
        result = validation.validate_file(
            file,
            class_name or schema.ROOT,
            format=format,
            say=lambda fault: click.echo(plain(fault), err=True),
        )
        click.echo(plain(str(result)))
        results.append(result)
    ctx.exit(validation.exit_code(results))
