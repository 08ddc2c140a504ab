"""Compiles many changes into one build, each behind a switch.

Building takes most of the time. So each changed function gets one more body for each change:

  func height(of tree: Tree) -> Int {
    if MutationSwitch.chosen == 7 { ... changed ... } else { ... original ... }
  }

The environment variable NAVFLOW_MUTATION selects a change when the tests run; without it no change is active. Changes outside
a body, such as those of a signature, and changes that do not compile in this form, are built one by one.
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
# The possible beginnings of the line with a declaration's brace, if the declaration began on an earlier line.
CONTINUATION = re.compile(r"\s*(?:[)}{]|->|where\b|throws\b|async\b)")
TOKEN = re.compile(r'//[^\n]*|/\*|(#*)("""|")|[{}]')


def end_of_text(source, place, hashes, quote):
    """Returns the end of a string literal whose opening quote is before `place`."""
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
    """Returns the end of a comment that begins before `place`; comments can be nested."""
    depth = 1
    while depth:
        mark = re.compile(r"/\*|\*/").search(source, place)
        depth, place = depth + (1 if mark.group() == "/*" else -1), mark.end()
    return place


def braces(source):
    """Returns the positions of each pair of braces, outer ones first."""
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
    """Returns the text before a brace, from the first line of its declaration."""
    lines = source[:opening].split("\n")
    own = indent(source[source.rfind("\n", 0, closing) + 1:closing] + "}")
    first = len(lines) - 1
    while "\n" in source[opening:closing] and first > 0 and (
            indent(lines[first]) != own or CONTINUATION.match(lines[first]) or not lines[first].strip()):
        first -= 1
    return "\n".join(lines[first:])


def body(source, start, end):
    """Returns the braces of the outermost function around a part of the source, or None."""
    for opening, closing in braces(source):
        around = opening < start and end <= closing
        if around and FUNCTION.match(header(source, opening, closing)):
            if not ACCESSORS.match(source, opening + 1):
                return opening, closing
    return None


def changed_body(source, before, after):
    """Returns the braces of the function with a change, and its changed body; None if there is no such function."""
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
    """Returns the source with switches for changes, given as (number, before, after), and the line ranges of each change.

    A compiler error in a range belongs to its change. Lines are counted from 1."""
    bodies = {}
    for number, before, after in changes:
        made = changed_body(source, before, after)
        if made:
            bodies.setdefault(made[0], []).append((number, made[1]))
    text, place, line_ranges = "", 0, {}

    def line():
        return text.count("\n") + 1

    for (opening, closing), alternatives in sorted(bodies.items()):
        text += source[place:opening + 1] + "\n"
        for number, alternative in alternatives:
            start = line()
            text += f"if MutationSwitch.chosen == {number} {{{alternative}\n}} else "
            line_ranges[number] = [range(start, line() + 1)]
        start = line()
        text += f"{{{source[opening + 1:closing]}\n}}\n"
        # If the original body no longer compiles, no change of this function can have a switch.
        for number, _ in alternatives:
            line_ranges[number].append(range(start, line() + 1))
        place = closing
    return text + source[place:], line_ranges
