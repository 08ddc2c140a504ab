/// Writes the tokens of a text in one layout.
///
/// Only spaces, tabs and line breaks between tokens change. Lines are neither joined nor divided.
struct LayoutWriter {
  private let bytes: [UInt8]
  /// The start of the text, after a byte order mark.
  private let textStart: Int
  /// The result.
  private(set) var output: [UInt8]
  /// The start of the current line in the result.
  private var lineStart: Int
  /// The line break of lines that had none.
  private let lineBreak: [UInt8]
  private var indentation = BlockIndentation()
  /// The column that lines in brackets are indented from.
  private var bracketColumn = 0
  private var openBrackets = 0
  private var previous: LayoutToken?
  /// The end of the previous token in the source.
  private var end: Int

  /// Writes the tokens of a text.
  init(_ tokens: [LayoutToken], of text: WorkingText) {
    bytes = text.bytes
    textStart = text.start
    output = Array(bytes[..<text.start])
    (lineStart, end) = (text.start, text.start)
    let first = TextLine.first(of: text.start..<bytes.count, in: bytes).lineBreak
    lineBreak = first.isEmpty ? [0x0A] : Array(bytes[first])
    for token in tokens {
      place(token)
      copy(token)
      previous = token
    }
  }

  private var column: Int { output.count - lineStart }

  private mutating func breakLine(_ lineBreak: some Sequence<UInt8>) {
    output += lineBreak
    lineStart = output.count
  }

  private mutating func indent(to column: Int) { output += repeatElement(0x20, count: column) }
}

// MARK: - Between tokens

extension LayoutWriter {
  /// Writes what stands before a token.
  private mutating func place(_ token: LayoutToken) {
    let gap = TextLine.lines(of: end..<token.range.lowerBound, in: bytes, joiningBlank: true)
    let before = indentation
    if openBrackets == 0 { indentation.close(before: token) }
    if previous == nil || gap.count > 1 || token.kind == .end {
      let column = column(of: token)
      writeLines(of: gap, before: token, at: column, in: before)
      if token.kind != .end { indent(to: column) }
    } else if let previous, Self.isSpaced(previous.kind, token.kind) {
      output.append(0x20)
    }
    if openBrackets == 0 { indentation.open(with: token, at: column) }
  }

  private mutating func column(of token: LayoutToken) -> Int {
    guard openBrackets > 0 else { return indentation.column(of: token) }
    return bracketColumn + BlockIndentation.step * (openBrackets - (token.kind.isClosing ? 1 : 0))
  }

  /// Writes the comments and blank lines before a token that begins a line.
  private mutating func writeLines(
    of gap: [TextLine], before token: LayoutToken, at column: Int, in blocks: BlockIndentation
  ) {
    var lines = gap[...]
    if previous != nil, let rest = lines.popFirst() { finishLine(rest, isLast: lines.isEmpty) }
    // The last line is the one that the token begins.
    if token.kind != .end { _ = lines.popLast() }
    var blankLine: Range<Int>?
    for line in lines {
      let comment = line.trimmed(in: bytes)
      if comment.isEmpty {
        blankLine = blankLine ?? line.lineBreak
        continue
      }
      writeBlankLine(blankLine)
      blankLine = nil
      let old = comment.lowerBound - line.content.lowerBound
      indent(
        to: openBrackets > 0
          ? bracketColumn + BlockIndentation.step * openBrackets
          : blocks.column(ofCommentAt: old, before: token, at: column))
      output += bytes[comment]
      breakLine(line.lineBreak.isEmpty ? lineBreak : Array(bytes[line.lineBreak]))
    }
    if token.kind != .end { writeBlankLine(blankLine) }
  }

  private mutating func writeBlankLine(_ line: Range<Int>?) {
    if let line, output.count > textStart { breakLine(bytes[line]) }
  }

  /// Writes the comment after the previous token, which keeps its column where it can, and the line break.
  private mutating func finishLine(_ rest: TextLine, isLast: Bool) {
    let comment = rest.trimmed(in: bytes)
    if !comment.isEmpty {
      let lineBreak = bytes[..<comment.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }
      let oldColumn = comment.lowerBound - (lineBreak.map { $0 + 1 } ?? textStart)
      indent(to: max(1, oldColumn - column))
      output += bytes[comment]
    }
    if !isLast { return breakLine(bytes[rest.lineBreak]) }
    // A line break at the end of a block scalar would be part of its text.
    if previous?.kind != .scalar(.block) { breakLine(lineBreak) }
  }

  /// Returns whether a space separates two tokens of one line.
  private static func isSpaced(_ left: LayoutToken.Kind, _ right: LayoutToken.Kind) -> Bool {
    switch (left, right) {
    case (.openMapping, .closeMapping), (.openList, .closeList): false
    // Without a space, YAML would read a colon as part of the name after "&" or "*", and a comma as part of the key.
    case (.property, _), (.value, _), (.alias, .value): true
    case (_, .comma), (_, .value), (.openList, _), (_, .closeList): false
    default: true
    }
  }
}

// MARK: - Tokens

extension LayoutWriter {
  private mutating func copy(_ token: LayoutToken) {
    end = token.range.upperBound
    switch token.kind {
    case .scalar(.block): return copyBlock(token)
    case .scalar: return copyLines(of: token)
    case .openMapping, .openList:
      if openBrackets == 0 {
        bracketColumn = output[lineStart...].allSatisfy { $0 == 0x20 } ? column : indentation.bracketColumn
      }
      openBrackets += 1
    case .closeMapping, .closeList: openBrackets -= 1
    default: break
    }
    output += bytes[token.range]
  }

  /// Copies a text whose lines YAML joins by spaces.
  private mutating func copyLines(of token: LayoutToken) {
    let lines = TextLine.lines(of: token.range, in: bytes)
    let column = openBrackets > 0 ? bracketColumn + BlockIndentation.step * openBrackets : indentation.valueColumn
    for (index, line) in lines.enumerated() {
      let content = line.trimmed(in: bytes)
      if index > 0, !content.isEmpty { indent(to: column) }
      output += bytes[content]
      // A backslash makes the space after it a part of the text.
      if content.upperBound < line.content.upperBound, bytes[content].last == UInt8(ascii: "\\") {
        output += bytes[content.upperBound..<line.content.upperBound]
      }
      if !line.lineBreak.isEmpty { breakLine(bytes[line.lineBreak]) }
    }
  }

  /// Copies a block scalar: its lines are moved together, because their indentation relative to each other is text.
  private mutating func copyBlock(_ token: LayoutToken) {
    let block = BlockScalarLines(token.range, in: bytes, parentColumn: indentation.oldColumn)
    let column = (indentation.blocks.last?.newColumn ?? 0) + (block.indicator ?? BlockIndentation.step)
    output += bytes[block.header]
    for line in block.lines {
      breakLine(bytes[line.breakBefore])
      if line.content.isEmpty { continue }
      indent(to: column)
      output += bytes[line.content]
    }
    end = block.end
  }
}
