"""Puts many changes into one build, each behind a switch of its own.

Building is what takes the time, so that a function that is to be changed gets a body for each change beside its own:

  func height(of tree: Tree) -> Int {
    if MutationSwitch.chosen == 7 { ... as changed ... } else { ... as it is ... }
  }

NAVFLOW_MUTATION says which is on when the tests run; without it all is as it was. What is not within a body, as a
signature is not, or does not compile in this guise, has to be built by itself.
"""
import re

VARIABLE = "NAVFLOW_MUTATION"
FILE = "MutationSwitch.swift"
SOURCE = f"""#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

public enum MutationSwitch {{
  public static let chosen = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }} ?? -1
}}
"""
WORDS = (r"(?:@[\w.]+(?:\([^)]*\))?|public|package|internal|private|fileprivate|static|final|override|mutating|nonmutating|"
         r"borrowing|consuming|convenience|required|nonisolated)")
FUNCTION = re.compile(
    rf"\s*(?:{WORDS}\s+)*(?:(?:func|init|subscript|get|set|didSet|willSet)\b|var\b[^=]*$)", re.DOTALL)
ACCESSORS = re.compile(rf"\s*(?:{WORDS}\s+)*(?:get|set|didSet|willSet|_read|_modify)\b")
# What may stand first on the line on which a declaration's brace opens, where the declaration began further up.
CONTINUATION = re.compile(r"\s*(?:[)}{]|->|where\b|throws\b|async\b)")
TOKEN = re.compile(r'//[^\n]*|/\*|(#*)("""|")|[{}]')


def end_of_text(source, place, hashes, quote):
    """Where a string literal ends that has its opening quote before `place`."""
    escape = "\\" + hashes
    while not source.startswith(quote + hashes, place):
        if source.startswith(escape + "(", place):
            place, depth = place + len(escape) + 1, 1
            while depth:
                inner = re.compile(r'(#*)("""|")').match(source, place)
                if inner:
                    place = end_of_text(source, inner.end(), *inner.groups())
                    continue
                depth += {"(": 1, ")": -1}.get(source[place], 0)
                place += 1
        else:
            place += len(escape) + 1 if source.startswith(escape, place) else 1
    return place + len(quote + hashes)


def end_of_comment(source, place):
    """Where a comment ends that was opened before `place`; comments nest."""
    depth = 1
    while depth:
        mark = re.compile(r"/\*|\*/").search(source, place)
        depth, place = depth + (1 if mark.group() == "/*" else -1), mark.end()
    return place


def braces(source):
    """The places of each brace that opens and of the one that closes it, outermost first where they nest."""
    pairs, opened, place = [], [], 0
    while token := TOKEN.search(source, place):
        place = token.end()
        if token.group() == "{":
            opened.append(token.start())
        elif token.group() == "}":
            if opened:
                pairs.append((opened.pop(), token.start()))
        elif token.group() == "/*":
            place = end_of_comment(source, place)
        elif token.group(2):
            place = end_of_text(source, place, *token.groups())
    return sorted(pairs)


def indent(line):
    return len(line) - len(line.lstrip())


def header(source, opening, closing):
    """What is written before a brace, from the line on which its declaration begins."""
    lines = source[:opening].split("\n")
    own = indent(source[source.rfind("\n", 0, closing) + 1:closing] + "}")
    first = len(lines) - 1
    while "\n" in source[opening:closing] and first > 0 and (
            indent(lines[first]) != own or CONTINUATION.match(lines[first]) or not lines[first].strip()):
        first -= 1
    return "\n".join(lines[first:])


def body(source, start, end):
    """The braces of the outermost function around a stretch of the source."""
    for opening, closing in braces(source):
        around = opening < start and end <= closing
        if around and FUNCTION.match(header(source, opening, closing)):
            if not ACCESSORS.match(source, opening + 1):
                return opening, closing
    return None


def changed_body(source, before, after):
    """The function that a change is made in, by its braces, and what stands in it then; nothing if there is none."""
    at = source.index(before)
    same = next((place for place, pair in enumerate(zip(before, after)) if pair[0] != pair[1]), min(len(before), len(after)))
    rest = before[same:]
    alike = next((count for count, pair in enumerate(zip(reversed(rest), reversed(after[same:]))) if pair[0] != pair[1]),
                 min(len(rest), len(after) - same))
    found = body(source, at + same, at + len(before) - alike)
    if not found:
        return None
    changed = source[:at] + after + source[at + len(before):]
    closing = next((end for start, end in braces(changed) if start == found[0]), None)
    return None if closing is None else (found, changed[found[0] + 1:closing])


def switched(source, changes):
    """The source with a switch for each change that can have one, given as (number, before, after); and by their numbers
    the stretches of lines, from 1, in which an error is theirs."""
    bodies = {}
    for number, before, after in changes:
        made = changed_body(source, before, after)
        if made:
            bodies.setdefault(made[0], []).append((number, made[1]))
    text, place, stretches = "", 0, {}

    def line():
        return text.count("\n") + 1

    for (opening, closing), alternatives in sorted(bodies.items()):
        text += source[place:opening + 1] + "\n"
        for number, alternative in alternatives:
            start = line()
            text += f"if MutationSwitch.chosen == {number} {{{alternative}\n}} else "
            stretches[number] = [range(start, line() + 1)]
        start = line()
        text += f"{{{source[opening + 1:closing]}\n}}\n"
        # Where the compiler stumbles over what was right before, none of them can have a switch.
        for number, _ in alternatives:
            stretches[number].append(range(start, line() + 1))
        place = closing
    return text + source[place:], stretches
