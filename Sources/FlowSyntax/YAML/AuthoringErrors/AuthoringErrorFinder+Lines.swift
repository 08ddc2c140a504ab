/// Misplaced lines: a list entry among names, a name among list entries, and wrong indentation.
extension AuthoringErrorFinder {
  /// Returns the possible errors of a whole line, the likeliest first.
  func lineErrors() -> [AuthoringError] {
    if problemContains("block sequence entries are not allowed") { return [dashError()] }
    let line = line(place)
    guard place == lines.indentation(line).upperBound || problemContains("mapping values"), !lines.content(line).isEmpty
    else { return [] }
    let depth = lines.depth(line)
    guard let block = blocks.last(where: { $0.depth == depth }) else { return unalignedErrors(line) }
    if edits.isEntry(line) { return block.isList ? [] : entryErrors(line) }
    return block.isList ? nameErrors(line) : []
  }

  /// The edits that move and delete lines.
  var edits: LineEdits { LineEdits(text: text, lines: lines) }

  /// The block collections that are open at the error, outermost first, with their indentation.
  var blocks: [(line: Int, depth: Int, isList: Bool)] {
    history.blocks.map { block in
      let line = line(block.start)
      return (line, block.start - lines.range(line).lowerBound, block.isList)
    }
  }

  /// Returns the error with edits that delete its line and the block below it.
  func withoutLine(_ error: AuthoringError) -> AuthoringError {
    var error = error
    let lines = edits.subtree(of: line(error.range.lowerBound))
    error.edits = edits.emptying(lines)
    error.uncertainContent = uncertainContent(about: lines)
    error.isLastResort = true
    return error
  }

  /// Returns the ranges that moving or deleting lines makes uncertain: the lines, and a name that loses its value.
  func uncertainContent(about range: Range<Int>) -> [Range<Int>] {
    var first = range.lowerBound
    if let above = lines.lineAbove(first), edits.endsInColon(above) { first = above }
    return [edits.extent(of: first..<range.upperBound)]
  }
}

// MARK: - List entries and names

extension AuthoringErrorFinder {
  /// Returns the errors of a list entry among names: the dash is superfluous, or the line above lacks one.
  private func entryErrors(_ line: Int) -> [AuthoringError] {
    var error = AuthoringError(
      message: "a list entry is among names", range: lines.content(line),
      help: "write a name with a colon, or make every line here a list entry")
    let content = lines.content(line)
    let body = content.lowerBound + 1 + blanks(from: content.lowerBound + 1)
    let isName = body < content.upperBound && firstColon(in: body..<content.upperBound) != nil
    let repairs = [besideEntry(line), addingDash(above: line), isName ? removingDash(line, body) : nil]
      .compactMap { $0 }
    return repairs.map { repair in
      error.edits = repair.edits
      error.uncertainContent = uncertainContent(about: repair.lines)
      return error
    } + [withoutLine(error)]
  }

  private typealias LineRepair = (edits: [TextEdit], lines: Range<Int>)

  /// Returns the repair for `- a: b` followed by further entries in the column of its name.
  private func besideEntry(_ line: Int) -> LineRepair? {
    guard let block = blocks.last, edits.isEntry(block.line), block.depth > lines.depth(block.line) else { return nil }
    let entries = edits.block(from: line)
    return (edits.moving(entries, by: lines.depth(block.line) - lines.depth(line)), block.line..<entries.upperBound)
  }

  private func addingDash(above line: Int) -> LineRepair? {
    guard let block = blocks.last, edits.subtree(of: block.line).upperBound == line else { return nil }
    let start = lines.content(block.line).lowerBound
    let moved = edits.moving(block.line + 1..<line, by: 2)
    return ([TextEdit(at: start, insert: "- ")] + moved, block.line..<line + 1)
  }

  private func removingDash(_ line: Int, _ body: Int) -> LineRepair {
    let subtree = edits.subtree(of: line)
    let start = lines.content(line).lowerBound
    let moved = edits.moving(line + 1..<subtree.upperBound, by: start - body)
    return ([TextEdit(start..<body, "")] + moved, subtree)
  }

  /// Returns the errors of a name among list entries: it lacks a dash, or belongs further to the left.
  private func nameErrors(_ line: Int) -> [AuthoringError] {
    var error = AuthoringError(
      message: "a name is among list entries", range: lines.content(line),
      help: "start the line with `- `, or indent it less")
    let subtree = edits.subtree(of: line)
    let onlyEntry = blocks.last.flatMap { edits.subtree(of: $0.line).upperBound == line ? $0.line : nil }
    error.uncertainContent = uncertainContent(about: (onlyEntry ?? line)..<subtree.upperBound)
    let dash = [TextEdit(at: lines.content(line).lowerBound, insert: "- ")]
    var repairs = [dash + edits.moving(line + 1..<subtree.upperBound, by: 2)]
    if let outer = blocks.last(where: { $0.depth < lines.depth(line) && !$0.isList }) {
      repairs.insert(edits.moving(subtree, by: outer.depth - lines.depth(line)), at: 0)
    }
    return repairs.map { repair in
      error.edits = repair
      return error
    } + [withoutLine(error)]
  }

  /// Returns the error in `key: - entry`.
  private func dashError() -> AuthoringError {
    let unit = textUnit(from: place)
    let next = lines.lineBelow(line(place))
    let quoted = Self.quoted(text.string(unit))
    let nextDepth = next.flatMap { edits.isEntry($0) ? lines.depth($0) : nil }
    let edit =
      nextDepth.map { TextEdit(at: place, insert: "\n" + String(repeating: " ", count: $0)) }
      ?? TextEdit(unit, quoted)
    return AuthoringError(
      message: "a list cannot start after a name on the same line", range: unit,
      help: "start each `- ` on a line of its own, or write `\(Self.brief(quoted))` if it is a text",
      edits: [edit])
  }
}
