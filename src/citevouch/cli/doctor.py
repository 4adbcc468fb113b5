"""``citevouch doctor``: what is set and reachable."""

from __future__ import annotations

import click

from citevouch.cli import DONE, FAILED


@click.command("doctor")
@click.option("--offline", is_flag=True, help="Only look at the settings; ask nobody.")
def command(offline: bool) -> int:
    """Show what is set and which services answer. Prints no key and no address of yours.

    \b
    Exit codes: 0 every setting makes sense, whatever answers; 1 one does not.
    """
    from citevouch.doctor import lines
    from citevouch.terminal import plain

    found = lines(offline=offline)
    width = max(len(line.topic) for line in found)
    for line in found:
        click.echo(plain(f"{line.topic:<{width}}  {line.text}"), err=line.fault)
    return FAILED if any(line.fault for line in found) else DONE
