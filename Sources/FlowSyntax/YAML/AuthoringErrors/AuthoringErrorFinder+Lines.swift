/// Lines that fit nowhere: a list entry among names, a name among list entries, and those that are indented oddly.
extension AuthoringErrorFinder {
  /// Faults a whole line, in every way that it may be at fault; the likeliest first.
  func lineSlips() -> [AuthoringError] {
    if says("block sequence entries are not allowed") { return [dashSlip()] }
    let line = line(place)
    guard place == lines.indentation(line).upperBound || says("mapping values"), !lines.content(line).isEmpty
    else { return [] }
    let depth = lines.depth(line)
    guard let block = blocks.last(where: { $0.depth == depth }) else { return unalignedSlips(line) }
    if edits.isEntry(line) { return block.isList ? [] : entrySlips(line) }
    return block.isList ? nameSlips(line) : []
  }

  /// What moves and takes out lines.
  var edits: LineEdits { LineEdits(text: text, lines: lines) }

  /// The lists and maps that are open at the place, outermost first, and how far they are indented.
  var blocks: [(line: Int, depth: Int, isList: Bool)] {
    trail.blocks.map { block in
      let line = line(block.start)
      return (line, block.start - lines.range(line).lowerBound, block.isList)
    }
  }

  /// Reads on as if the line of a mistake, and what belongs under it, were not there.
  func withoutLine(_ slip: AuthoringError) -> AuthoringError {
    var slip = slip
    let lines = edits.subtree(of: line(slip.range.lowerBound))
    slip.edits = edits.emptying(lines)
    slip.doubt = doubt(about: lines)
    slip.isLastResort = true
    return slip
  }

  /// Where mistakes may come of lines being moved or taken out: there, and at a name that loses its value by it.
  func doubt(about range: Range<Int>) -> [Range<Int>] {
    var first = range.lowerBound
    if let above = lines.lineAbove(first), edits.endsInColon(above) { first = above }
    return [edits.extent(of: first..<range.upperBound)]
  }
}

// MARK: - List entries and names

extension AuthoringErrorFinder {
  /// A list entry among names: the dash is too much, or the line above lacks one.
  private func entrySlips(_ line: Int) -> [AuthoringError] {
    var slip = AuthoringError(
      message: "a list entry stands among names", range: lines.content(line),
      help: "write a name with a colon, or make every line here a list entry")
    let content = lines.content(line)
    let body = content.lowerBound + 1 + blanks(from: content.lowerBound + 1)
    let isName = body < content.upperBound && firstColon(in: body..<content.upperBound) != nil
    let ways = [besideEntry(line), addingDash(above: line), isName ? removingDash(line, body) : nil].compactMap { $0 }
    return ways.map { way in
      slip.edits = way.edits
      slip.doubt = doubt(about: way.lines)
      return slip
    } + [withoutLine(slip)]
  }

  private typealias Way = (edits: [TextEdit], lines: Range<Int>)

  /// `- a: b` and further entries below it, but under its name.
  private func besideEntry(_ line: Int) -> Way? {
    guard let block = blocks.last, edits.isEntry(block.line), block.depth > lines.depth(block.line) else { return nil }
    let entries = edits.block(from: line)
    return (edits.moving(entries, by: lines.depth(block.line) - lines.depth(line)), block.line..<entries.upperBound)
  }

  private func addingDash(above line: Int) -> Way? {
    guard let block = blocks.last, edits.subtree(of: block.line).upperBound == line else { return nil }
    let start = lines.content(block.line).lowerBound
    let moved = edits.moving(block.line + 1..<line, by: 2)
    return ([TextEdit(at: start, insert: "- ")] + moved, block.line..<line + 1)
  }

  private func removingDash(_ line: Int, _ body: Int) -> Way {
    let subtree = edits.subtree(of: line)
    let start = lines.content(line).lowerBound
    let moved = edits.moving(line + 1..<subtree.upperBound, by: start - body)
    return ([TextEdit(start..<body, "")] + moved, subtree)
  }

  /// A name among list entries: it lacks a dash, or belongs further left.
  private func nameSlips(_ line: Int) -> [AuthoringError] {
    var slip = AuthoringError(
      message: "a name stands among list entries", range: lines.content(line),
      help: "start the line with `- `, or indent it less")
    let subtree = edits.subtree(of: line)
    let onlyEntry = blocks.last.flatMap { edits.subtree(of: $0.line).upperBound == line ? $0.line : nil }
    slip.doubt = doubt(about: (onlyEntry ?? line)..<subtree.upperBound)
    let dash = [TextEdit(at: lines.content(line).lowerBound, insert: "- ")]
    var ways = [dash + edits.moving(line + 1..<subtree.upperBound, by: 2)]
    if let outer = blocks.last(where: { $0.depth < lines.depth(line) && !$0.isList }) {
      ways.insert(edits.moving(subtree, by: outer.depth - lines.depth(line)), at: 0)
    }
    return ways.map { way in
      slip.edits = way
      return slip
    } + [withoutLine(slip)]
  }

  /// `key: - entry`.
  private func dashSlip() -> AuthoringError {
    let unit = textUnit(from: place)
    let next = lines.lineBelow(line(place))
    let quoted = Self.quoted(text.string(unit))
    let shouldContinue = next.flatMap { edits.isEntry($0) ? lines.depth($0) : nil }
    let edit =
      shouldContinue.map { TextEdit(at: place, insert: "\n" + String(repeating: " ", count: $0)) }
      ?? TextEdit(unit, quoted)
    return AuthoringError(
      message: "a list cannot start behind a name on the same line", range: unit,
      help: "start each `- ` on a line of its own, or write `\(Self.brief(quoted))` if it is a text",
      edits: [edit])
  }
}
