"""The recipes of Docs/ci.md: blocks for readers to copy, each named by the last word after the opening fence."""

import re

from scratch import PROJECT

PAGE = (PROJECT / "Docs/ci.md").read_text()
LANGUAGES = ["yaml", "sh", "groovy"]


def recipes():
    """Returns the texts of all recipes by name; blocks with a file name are examples of flows, not recipes."""
    found = re.findall(r"^```(\w+) (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return {name: text for language, name, text in found if language in LANGUAGES and "." not in name}
