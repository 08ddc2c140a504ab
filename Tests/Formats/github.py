"""Parses reports as GitHub's runner and Markdown do, according to GitHub's documentation and independently of navflow."""
from markdown_it import MarkdownIt

LEVELS = {"error": "error", "warning": "warning", "info": "notice"}


def commands(text):
    """Returns the workflow commands in an output as (name, properties, message)."""
    found = []
    # The runner treats a carriage return as a line break as well.
    for line in text.replace("\r", "\n").split("\n"):
        line = line.lstrip()
        if line.startswith("::"):
            head, message = line[2:].split("::", 1)
            name, _, rest = head.partition(" ")
            properties = dict(pair.split("=", 1) for pair in rest.split(",") if pair)
            found.append((name, {key: unescaped(value, True) for key, value in properties.items()}, unescaped(message)))
        elif "##[" in line:
            found.append(("##[", {}, line))
    return found


def unescaped(text, is_property=False):
    """Returns a value as the runner decodes it."""
    for code, character in [("%0D", "\r"), ("%0A", "\n")] + [("%3A", ":"), ("%2C", ",")] * is_property:
        text = text.replace(code, character)
    return text.replace("%25", "%")


def problems(text, findings):
    """Returns the errors in the annotations of findings."""
    found = commands(text)
    # GitHub shows ten annotations of each level for a step.
    expected = [each for level in LEVELS for each in [one for one in findings if one["severity"] == level][:10]]
    if [each[0] for each in found] != [LEVELS[each["severity"]] for each in expected]:
        return [f"{len(found)} annotations of {len(findings)} findings: {[each[0] for each in found]}"]
    wrong = []
    for (_, properties, message), finding in zip(found, expected):
        place = (properties["file"], properties["line"], properties["title"])
        if place != (finding["file"], str(finding["start"]["line"]), finding["rule"]):
            wrong.append(f"annotation at {place}")
        if not set(properties) <= {"file", "line", "endLine", "col", "endColumn", "title"}:
            wrong.append(f"properties {set(properties)}")
        if not message.strip():
            wrong.append("an annotation without a message")
    rest = len(findings) - len(expected)
    last = text.rstrip("\n").split("\n")[-1]
    if rest and f"{rest} more finding" not in last:
        wrong.append(f"the last line does not say that there are {rest} more: {last}")
    return wrong


def summary_problems(text, findings):
    """Returns the errors in the Markdown table of findings."""
    tokens = MarkdownIt("gfm-like", {"linkify": False}).parse(text)
    rows = sum(token.type == "tr_open" for token in tokens)
    cells = sum(token.type in ("td_open", "th_open") for token in tokens)
    wrong = []
    if rows != (len(findings) + 1 if findings else 0) or cells != rows * 4:
        wrong.append(f"a table of {rows} rows and {cells} cells for {len(findings)} findings")
    allowed = {"text", "softbreak"}
    kinds = {child.type for token in tokens for child in token.children or []} - allowed
    if kinds or any(token.type == "html_block" for token in tokens):
        wrong.append(f"markup in the summary: {kinds}")
    return wrong
