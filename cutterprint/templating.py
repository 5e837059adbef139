"""Filling in the templates that come with the program."""

import json

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from cutterprint.library import data_folder


def render(template: str, **values: object) -> str:
    """The text of a template with its values filled in."""
    environment = ImmutableSandboxedEnvironment(
        loader=FileSystemLoader(data_folder("templates")),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters["yaml"] = lambda text: json.dumps(text, ensure_ascii=False)
    return environment.get_template(template).render(**values)
