"""Checks the formats for GitHub with a parser of the runner's commands and a Markdown parser.

The parser of the commands follows GitHub's documentation and shares no code with navflow.
"""
from markdown_it import MarkdownIt

LEVELS = {"error": "error", "warning": "warning", "info": "notice"}
# GitHub shows ten annotations of each level for a step.
MAXIMUM_ANNOTATION_COUNT = 10
COLUMN_COUNT = 4


def visible(path):
    """Returns a path with hidden characters written out, as annotations show it."""
    named = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return "".join(named.get(each, each if each.isprintable() else f"\\u{{{ord(each):04X}}}") for each in path)


def commands(text):
    """Returns the workflow commands in an output as (name, properties, message)."""
    found = []
    # The runner treats a carriage return as a line break as well.
    for line in text.replace("\r", "\n").split("\n"):
        line = line.lstrip()
        if line.startswith("::"):
            head, separator, message = line[2:].partition("::")
            if not separator:
                continue
            name, _, rest = head.partition(" ")
            properties = dict(pair.split("=", 1) for pair in rest.split(",") if pair)
            decoded = {key: unescaped(value, is_property=True) for key, value in properties.items()}
            found.append((name, decoded, unescaped(message)))
        elif "##[" in line:
            found.append(("##[", {}, line))
    return found


def unescaped(text, is_property=False):
    """Returns a value as the runner decodes it."""
    escapes = [("%0D", "\r"), ("%0A", "\n")]
    if is_property:
        escapes += [("%3A", ":"), ("%2C", ",")]
    for escape, character in escapes:
        text = text.replace(escape, character)
    return text.replace("%25", "%")


def annotation_errors(text, findings):
    """Compares the annotations in an output with the findings, and returns the differences."""
    annotations = commands(text)
    expected = []
    for severity in LEVELS:
        expected += [each for each in findings if each["severity"] == severity][:MAXIMUM_ANNOTATION_COUNT]
    levels = [name for name, _, _ in annotations]
    expected_levels = [LEVELS[each["severity"]] for each in expected]
    if levels != expected_levels:
        return [f"the annotations have the levels {levels} instead of {expected_levels}"]
    errors = []
    for (_, properties, message), finding in zip(annotations, expected):
        actual = tuple(properties.get(key) for key in ("file", "line", "title"))
        wanted = (visible(finding["file"]), str(finding["start"]["line"]), finding["rule"])
        if actual != wanted:
            errors.append(f"an annotation is at {actual}, its finding at {wanted}")
        unknown = set(properties) - {"file", "line", "endLine", "col", "endColumn", "title"}
        if unknown:
            errors.append(f"an annotation has unknown properties: {unknown}")
        if not message.strip():
            errors.append("an annotation has no message")
    rest = len(findings) - len(expected)
    last = text.rstrip("\n").split("\n")[-1]
    if rest and f"{rest} more finding" not in last:
        errors.append(f"the last line does not say that there are {rest} more findings: {last}")
    return errors


def summary_errors(text, findings):
    """Returns the errors in the Markdown summary, which must be a table of findings in plain text."""
    tokens = MarkdownIt("gfm-like", {"linkify": False}).parse(text)
    rows = sum(token.type == "tr_open" for token in tokens)
    cells = sum(token.type in ("td_open", "th_open") for token in tokens)
    errors = []
    # The first row is the heading; without findings there is no table.
    expected_rows = len(findings) + 1 if findings else 0
    if rows != expected_rows or cells != rows * COLUMN_COUNT:
        errors.append(f"the table for {len(findings)} findings has {rows} rows and {cells} cells")
    markup = {child.type for token in tokens for child in token.children or []} - {"text", "softbreak"}
    markup |= {token.type for token in tokens if token.type == "html_block"}
    if markup:
        errors.append(f"the summary contains markup: {markup}")
    return errors
