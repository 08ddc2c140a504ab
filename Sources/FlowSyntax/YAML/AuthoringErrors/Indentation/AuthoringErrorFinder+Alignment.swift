import Localization

/// Lines that start in a column where nothing can start.
extension AuthoringErrorFinder {
  /// Returns errors for a line that is aligned with none above, or for the lines above with which it should be aligned.
  func unalignedErrors(_ line: Int) -> [AuthoringError] {
    let depth = lines.depth(line)
    guard let inner = blocks.last else { return [] }
    if depth > inner.depth { return deeperErrors(line) }
    let columns = columns(for: line)
    var error = unaligned(line, columns)
    let isClear = columns.count < 2 || abs(columns[0] - depth) < abs(columns[1] - depth)
    var errors: [AuthoringError] = []
    for column in columns {
      for lines in moves(of: line, to: column) {
        error.edits = edits.moving(lines, by: column - depth)
        error.uncertainContent = isClear && column == columns[0] ? [] : uncertainContent(about: owned(by: line))
        errors.append(error)
      }
    }
    let (likely, others) = openingErrors(above: line)
    errors.insert(contentsOf: others, at: min(1, errors.count))
    return likely + errors + [withoutLine(error)]
  }

  /// Returns the columns in which the line probably belongs, at most two, the likeliest first.
  func columns(for line: Int) -> [Int] {
    let depth = lines.depth(line)
    let isEntry = edits.isEntry(line)
    let above = lines.lineAbove(line).flatMap { isEntry && edits.isEntry($0) ? lines.depth($0) : nil }
    let all = Set(blocks.filter { $0.isList == isEntry }.map(\.depth) + [above].compactMap { $0 })
      .subtracting([depth]).sorted()
    let (left, right) = (all.last { $0 < depth }, all.first { $0 > depth })
    let isRightLikelier =
      if let left, let right { right - depth < depth - left || opensLike(right, line) } else { false }
    let ranked = (isRightLikelier ? [right, left] : [left, right]).compactMap { $0 }
    guard let wanted = columnAboveChildren(of: line), all.contains(wanted) else { return ranked }
    return [wanted] + ranked.filter { $0 != wanted }.prefix(1)
  }

  /// Returns the column of the line if the following line is one level below it.
  func columnAboveChildren(of line: Int) -> Int? {
    guard let next = lines.lineBelow(line), edits.endsInColon(line) else { return nil }
    return lines.depth(next) - edits.step
  }

  /// Returns whether a column to the right of a line is likely: the last line in it has a block if the line has one.
  private func opensLike(_ column: Int, _ line: Int) -> Bool {
    let like = (0..<line).last { !lines.content($0).isEmpty && lines.depth($0) == column }
    return !opens(line) || like.map(opens) ?? false
  }

  /// Returns whether a line has a block below it.
  private func opens(_ line: Int) -> Bool {
    lines.lineBelow(line).map { lines.depth($0) > lines.depth(line) } ?? false
  }

  /// Returns the lines to move: the line with its block, or the line alone if its block is aligned; the likelier first.
  func moves(of line: Int, to column: Int) -> [Range<Int>] {
    let subtree = edits.subtree(of: line)
    let alone = line..<line + 1
    guard let next = lines.lineBelow(line), lines.depth(next) >= column else { return [subtree] }
    // A block in the column itself belongs beside the line.
    if lines.depth(next) == column { return [alone] }
    return lines.depth(next) - column == edits.step ? [alone, subtree] : [subtree, alone]
  }

  /// Returns a line with its block; the block does not count if the line already has a value.
  private func owned(by line: Int) -> Range<Int> {
    guard !edits.endsInColon(line), let next = lines.lineBelow(line),
      blocks.contains(where: { $0.depth == lines.depth(next) })
    else { return edits.subtree(of: line) }
    return line..<line + 1
  }

  private func unaligned(_ line: Int, _ columns: [Int]) -> AuthoringError {
    let depth = lines.depth(line)
    let wanted = Message.list(columns.sorted().map { Message(text: String($0)) }, .alternatives)
    let help: Message = columns.allSatisfy { $0 == 1 } ? "indent it by 1 space" : "indent it by \(wanted) spaces"
    return AuthoringError(
      message: "this line is indented by \(Self.spaces(depth)), and fits no line above", range: lines.content(line),
      help: columns.isEmpty ? nil : help)
  }

  /// Returns a number of spaces as text.
  static func spaces(_ count: Int) -> Message { count == 1 ? "1 space" : "\(count) spaces" }

  /// Returns the number of lines in a range that start in a column.
  func lineCount(in range: Range<Int>, at depth: Int) -> Int {
    range.count { !lines.content($0).isEmpty && lines.depth($0) == depth }
  }
}
