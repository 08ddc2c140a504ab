"""Flows and paths with names that are difficult to quote in some format."""

# Names in flows, each with a word for the name of its file.
NAMES = {
    "quotes": "\"' `` \\ \\\" ''",
    "markup": "<script>alert(1)</script> & &amp; <!-- -->",
    "workflow-command": "::error file=x,line=1::forged",
    "old-workflow-command": "##[error]forged ##[add-mask]a",
    "escaped-workflow-command": "%0A::error::forged%0D%25",
    "workflow-command-properties": "a,b=c:d::e,title=x",
    "cdata": "]]> <![CDATA[ ]]>",
    "table": "| a | b |\\| --- `|`",
    "link": "[a](https://example.org) [b](1) ![c](d) {0} {{1}}",
    "markdown": "# *a* _b_ ~~c~~ - [ ] @me #1 $x$ :tada: https://example.org",
    "right-to-left": "\u202e\u2066abc\u2069\u200f\u061c",
    "invisible": "\u200b\ufeff\u00ad\u2028\u2029",
    "emoji": "👩‍👩‍👧 🏳️‍🌈 ☎️ e\u0301",
    "japanese": "残高：チャージ（銀行）",
    "noncharacters": "\U0001f600\U000e0001\ufffe\uffff\U0010ffff",
    "control": "a\nb\r\n::error::forged\tc\u0000\u001b[31m",
    "formula": "=1+1;\"a\",'b'",
    "long": "長い" * 5_000,
}

# A flow with errors, warnings, traces, notes and accepted findings. All names in it contain NAME, except `y`, `b` and `cancelled`.
# Keys with NAME begin with `?`, because YAML limits other keys to 1,024 characters.
TEMPLATE = """navflow: 1
title: NAME
root: { stack: "Home NAME" }
state: { ? "v NAME" : { values: ["x NAME", y], initial: any } }
screens:
  ? "Home NAME"
  : title: NAME
    actions:
      ? "Far NAME"
      : pop 2
      ? "Up NAME"
      : { do: pop, allow: { pop-at-root: NAME } }
      ? "Go NAME"
      : { push: "Next NAME" }
      ? "Pay NAME"
      : { push: "Pay NAME" }
      ? "Menu NAME"
      : { when: { ? "v NAME" : "x NAME" }, either: { ? "a NAME" : { present: "Menu NAME" }, b: stay } }
  ? "Next NAME"
  : { title: NAME, actions: { ? "Jump NAME" : [pop, pop, pop] } }
  ? "Menu NAME"
  : { actions: { ? "More NAME" : { present: "Next NAME" } } }
  ? "Lost NAME"
  : {}
tasks:
  ? "task NAME"
  : title: NAME
    outcomes: ["done NAME", cancelled]
    screens:
      ? "Pay NAME"
      : actions:
          ? "Leave NAME"
          : [pop, { push: "Next NAME" }]
          ? "OK NAME"
          : { complete: "done NAME" }
scenarios:
  ? "scenario NAME"
  : { taps: ["Go NAME", see: { screen: "Menu NAME" }] }
expect:
  - never: { screen: "Next NAME" }
  - reachable: { screen: "Lost NAME" }
"""

# A file with a misspelled name, an unknown name, a misspelled step, an unknown key and a duplicate key.
INVALID = """navflow: 1
root: { stack: "Hom NAME" }
screens:
  ? "Home NAME"
  : actions:
      ? "Go NAME"
      : { push: "Nowhere NAME" }
      ? "X NAME"
      : "psuh NAME"
    ? "key NAME"
    : 1
  ? "Home NAME"
  : {}
"""

# Paths of flow files, without `.flow.yaml`.
PATHS = [
    "plain", "a b,c:d%3A=e", "q'\"`$(id)", "<b>&amp;|#?", "::error::x", "line\nbreak\r::error::x", "残高/チャージ",
    "-dash", "[a](b)", "\u202ertl", "]]>", "dots..and.more",
]


def escaped(text):
    """Returns a text as YAML writes it between double quotes.

    JSON's escapes are not enough, because YAML has no surrogate pairs for characters above U+FFFF.
    """
    pieces = []
    for character in text:
        code = ord(character)
        if code > 0xFFFF:
            pieces.append(f"\\U{code:08x}")
        elif character in "\"\\":
            pieces.append("\\" + character)
        elif not character.isprintable():
            pieces.append(f"\\u{code:04x}")
        else:
            pieces.append(character)
    return "".join(pieces)


def flow(template, name):
    """Returns a template with a name in place of every NAME."""
    inner = escaped(name)
    lines = []
    for line in template.splitlines():
        # The parts with an odd index are between quotes of the template; the others need quotes of their own.
        parts = line.split('"')
        for index, part in enumerate(parts):
            parts[index] = part.replace("NAME", inner if index % 2 else f'"{inner}"')
        lines.append('"'.join(parts))
    return "\n".join(lines) + "\n"


def files():
    """Returns the texts of the flow files, by path."""
    texts = {}
    for word, name in NAMES.items():
        texts[f"names/{word}.flow.yaml"] = flow(TEMPLATE, name)
        texts[f"invalid-names/{word}.flow.yaml"] = flow(INVALID, name)
    for path in PATHS:
        texts[f"paths/{path}.flow.yaml"] = flow(TEMPLATE, "x")
    return texts
