/// Lines that fit none above because one of those above starts in a column where it should not.
extension AuthoringErrorFinder {
  /// A list or a map that is open where a line does not fit.
  private struct Opening {
    /// Its first line.
    var first: Int
    /// Where it starts.
    var depth: Int
    /// Where that starts to which it belongs.
    var outer: Int
  }

  /// Faults the beginnings of the lists and maps to which a line may belong: those that likely are at fault, because the line
  /// itself stands one level deeper than what they belong to or is one of more, and others.
  func openingSlips(above line: Int) -> (likely: [AuthoringError], others: [AuthoringError]) {
    let depth = lines.depth(line)
    let openings = openings(above: line)
    let parents = openings.compactMap { opening -> AuthoringError? in
      let wanted = opening.outer + edits.step
      guard lines.lineBelow(opening.first) == line, columnAboveChildren(of: opening.first) == wanted,
        wanted != opening.depth
      else { return nil }
      return oddParent(opening, line, wanted)
    }
    let ranked = openings.map { opening -> (opening: Opening, rank: Int) in
      let (above, below) = sides(of: line, opening)
      if depth - opening.outer == edits.step, above <= below { return (opening, 0) }
      return (opening, opening.depth > depth && above < below ? 1 : 2)
    }
    let slips = (0...2).map { rank in ranked.filter { $0.rank == rank }.map { oddSibling($0.opening, line) } }
    return (parents + slips[0] + slips[1], slips[2])
  }

  /// What is open directly on the left of a line and directly on its right, as far as it starts a line.
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

  /// How many lines start where an opening does, and how many where a line does that may belong beside it.
  private func sides(of line: Int, _ opening: Opening) -> (above: Int, below: Int) {
    let below = side(of: edits.block(from: line), at: lines.depth(line))
    return (side(of: opening.first..<line, at: opening.depth), below)
  }

  private func oddSibling(_ opening: Opening, _ line: Int) -> AuthoringError {
    let depth = lines.depth(line)
    let range = opening.first..<line
    let others = range.filter { !lines.content($0).isEmpty && lines.depth($0) != opening.depth }
    let isAlone = columnAboveChildren(of: opening.first) == depth
    let moved =
      !others.allSatisfy { lines.depth($0) > depth }
      ? Array(range)
      : isAlone ? [opening.first] : range.filter { !others.contains($0) }
    return AuthoringError(
      message: "this line is indented by \(Self.spaces(opening.depth)), and one that belongs beside it by \(depth)",
      range: lines.content(opening.first), help: "let lines that belong side by side start in the same column",
      asides: [AuthoringError.Aside(message: "the one that belongs beside it", range: lines.content(line))],
      edits: moved.flatMap { edits.moving($0..<$0 + 1, by: depth - opening.depth) })
  }

  /// A name with nothing beside it, and below it a line that should stand under it.
  private func oddParent(_ opening: Opening, _ line: Int, _ wanted: Int) -> AuthoringError {
    AuthoringError(
      message: "this line is indented by \(Self.spaces(opening.depth)), and what belongs under it "
        + "by \(lines.depth(line))",
      range: lines.content(opening.first), help: "indent it by \(Self.spaces(wanted))",
      asides: [AuthoringError.Aside(message: "what belongs under it", range: lines.content(line))],
      edits: edits.moving(opening.first..<opening.first + 1, by: wanted - opening.depth))
  }
}
