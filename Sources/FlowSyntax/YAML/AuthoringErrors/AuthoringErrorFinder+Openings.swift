/// Lines that do not fit because a block above them starts in a wrong column.
extension AuthoringErrorFinder {
  /// An open block collection at a line that does not fit.
  private struct Opening {
    /// Its first line.
    var first: Int
    /// Its column.
    var depth: Int
    /// The column of the collection around it.
    var outer: Int
  }

  /// Returns errors for the starts of the collections to which a line may belong.
  ///
  /// An error is likely in three cases:
  ///
  /// - The line shows that the collection's only name should be one level below the outer collection.
  /// - The line is one level below the outer collection, and its column has at least as many lines as the collection.
  /// - The collection is to the right of the line, and has fewer lines than the line's column.
  func openingErrors(above line: Int) -> (likely: [AuthoringError], others: [AuthoringError]) {
    let depth = lines.depth(line)
    let openings = openings(above: line)
    let parents = openings.compactMap { opening -> AuthoringError? in
      let wanted = opening.outer + edits.step
      guard lines.lineBelow(opening.first) == line, columnAboveChildren(of: opening.first) == wanted,
        wanted != opening.depth
      else { return nil }
      return misplacedParent(opening, line, wanted)
    }
    let ranked = openings.map { opening -> (opening: Opening, rank: Int) in
      let (above, below) = lineCounts(of: opening, line)
      if depth - opening.outer == edits.step, above <= below { return (opening, 0) }
      return (opening, opening.depth > depth && above < below ? 1 : 2)
    }
    let errors = (0...2).map { rank in ranked.filter { $0.rank == rank }.map { misplacedSibling($0.opening, line) } }
    return (parents + errors[0] + errors[1], errors[2])
  }

  /// Returns the open collections directly to the left and right of a line, if they start a line.
  private func openings(above line: Int) -> [Opening] {
    let depth = lines.depth(line)
    let right = blocks.firstIndex { $0.depth > depth }
    let left = blocks.lastIndex { $0.depth < depth }
    return [right, left].compactMap { $0 }.compactMap { index in
      let block = blocks[index]
      let outer = index > 0 ? blocks[index - 1].depth : -edits.step
      guard block.line < line, block.depth == lines.depth(block.line), outer < depth else { return nil }
      if index == 0, block.depth < depth { return nil }
      return Opening(first: block.line, depth: block.depth, outer: outer)
    }
  }

  /// Returns the number of lines in the column of the collection, and in the column of the line.
  private func lineCounts(of opening: Opening, _ line: Int) -> (above: Int, below: Int) {
    let below = lineCount(in: edits.block(from: line), at: lines.depth(line))
    return (lineCount(in: opening.first..<line, at: opening.depth), below)
  }

  private func misplacedSibling(_ opening: Opening, _ line: Int) -> AuthoringError {
    let depth = lines.depth(line)
    let range = opening.first..<line
    let others = range.filter { !lines.content($0).isEmpty && lines.depth($0) != opening.depth }
    let isAlone = columnAboveChildren(of: opening.first) == depth
    let moved =
      !others.allSatisfy { lines.depth($0) > depth }
      ? Array(range)
      : isAlone ? [opening.first] : range.filter { !others.contains($0) }
    return AuthoringError(
      message:
        "this line is indented by \(Self.spaces(opening.depth)), but the line that belongs beside it by \(depth)",
      range: lines.content(opening.first), help: "let lines that belong side by side start in the same column",
      relatedRanges: [
        AuthoringError.RelatedRange(message: "the line that belongs beside it", range: lines.content(line))
      ],
      edits: moved.flatMap { edits.moving($0..<$0 + 1, by: depth - opening.depth) })
  }

  /// Returns the error of a single name whose next line belongs below it.
  private func misplacedParent(_ opening: Opening, _ line: Int, _ wanted: Int) -> AuthoringError {
    AuthoringError(
      message:
        "this line is indented by \(Self.spaces(opening.depth)), but the line that belongs under it by \(lines.depth(line))",
      range: lines.content(opening.first), help: "indent it by \(Self.spaces(wanted))",
      relatedRanges: [
        AuthoringError.RelatedRange(message: "the line that belongs under it", range: lines.content(line))
      ],
      edits: edits.moving(opening.first..<opening.first + 1, by: wanted - opening.depth))
  }
}
