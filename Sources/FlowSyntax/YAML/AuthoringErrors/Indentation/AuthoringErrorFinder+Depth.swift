/// Lines that are indented below a line that already has a value.
extension AuthoringErrorFinder {
  /// Returns the errors for a line below one that already has a value: the line belongs beside it, or the value is
  /// superfluous.
  func deeperErrors(_ line: Int) -> [AuthoringError] {
    let line = firstEntry(beside: line)
    guard let above = lines.lineAbove(line) else { return [] }
    let start = lines.indentation(line).upperBound
    let block = edits.block(from: line)
    var error = AuthoringError(
      message: "this line is indented deeper than the line above, which has its value already",
      range: start..<max(start, keyEnd(line)),
      help: "let both lines start in the same column, or delete the value above",
      relatedRanges: [AuthoringError.RelatedRange(message: "the line above", range: lines.content(above))])
    error.uncertainContent = uncertainContent(about: block) + [edits.extent(of: above..<above + 1)]
    let depth = lines.depth(line)
    var repairs = columns(for: line).flatMap { column in
      (lines.depth(above) == column ? [block] : moves(of: line, to: column)).map {
        edits.moving($0, by: column - depth)
      }
    }
    let hasSeveralLines = lineCount(in: block, at: depth) > 1
    if let value = value(ofLine: above) {
      repairs.insert([TextEdit(value, "")], at: hasSeveralLines ? 0 : min(1, repairs.count))
    }
    let errors = repairs.map { repair in
      error.edits = repair
      return error
    }
    return openingErrors(above: line).likely + errors + [withoutLine(error)]
  }

  /// Returns the first entry of the block.
  ///
  /// YAML reads list entries with too much indentation as text of the entry above, up to the first with a colon.
  private func firstEntry(beside line: Int) -> Int {
    guard edits.isEntry(line) else { return line }
    var first = line
    while let above = lines.lineAbove(first), edits.isEntry(above), lines.depth(above) == lines.depth(line) {
      first = above
    }
    return first
  }

  private func keyEnd(_ line: Int) -> Int {
    let content = lines.content(line)
    return firstColon(in: content) ?? content.upperBound
  }

  private func value(ofLine line: Int) -> Range<Int>? {
    let content = lines.content(line)
    guard let colon = firstColon(in: content) else { return nil }
    let start = valueStart(behind: colon)
    return start < content.upperBound ? start..<content.upperBound : nil
  }
}
