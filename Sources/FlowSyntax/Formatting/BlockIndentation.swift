/// The block collections that are open at a place of a text, and where they stand before and after formatting.
struct BlockIndentation {
  /// The number of spaces for each level.
  static let step = 2

  /// An open block collection.
  struct Block {
    /// The column of its entries in the source.
    var oldColumn: Int
    /// The column of its entries in the result.
    var newColumn: Int
    var isList: Bool
    /// Whether it is a list in the column of the key that it belongs to; libyaml has no tokens for its start and end.
    var isOutdented = false
  }

  /// The open collections, outermost first.
  private(set) var blocks: [Block] = []

  /// The column in the source of the innermost collection.
  var oldColumn: Int { blocks.last?.oldColumn ?? 0 }

  /// The column of a value on a line of its own.
  var valueColumn: Int { blocks.last.map { $0.newColumn + Self.step } ?? 0 }

  /// The column that lines of a value in brackets are indented from.
  var bracketColumn: Int { blocks.last.map { $0.newColumn + ($0.isList ? Self.step : 0) } ?? 0 }

  /// Closes the collections that end before a token.
  mutating func close(before token: LayoutToken) {
    for _ in 0..<token.closedBlocks {
      closeOutdentedLists()
      _ = blocks.popLast()
    }
    if token.isKey, token.opened == nil { closeOutdentedLists() }
  }

  private mutating func closeOutdentedLists() {
    while blocks.last?.isOutdented == true { blocks.removeLast() }
  }

  /// Opens the collection that begins with a token, which stands in a column of the result.
  mutating func open(with token: LayoutToken, at column: Int) {
    guard let opened = token.opened else { return }
    blocks.append(Block(oldColumn: token.column, newColumn: column, isList: opened == .list))
  }

  /// Returns the column of a token outside brackets that begins a line; opens the outdented list that begins with it.
  mutating func column(of token: LayoutToken) -> Int {
    if token.opened != nil { return valueColumn }
    switch token.kind {
    case .document, .end: return 0
    case .entry:
      if let last = blocks.last, !last.isList {
        blocks.append(Block(oldColumn: last.oldColumn, newColumn: valueColumn, isList: true, isOutdented: true))
      }
      return blocks.last?.newColumn ?? 0
    case .value: return blocks.last?.newColumn ?? 0
    default: return token.isKey ? blocks.last?.newColumn ?? 0 : valueColumn
    }
  }

  /// Returns the column of a comment on a line of its own.
  ///
  /// It belongs to the next token, or to a collection before it whose entries stand further right.
  ///
  /// - Parameters:
  ///   - column: the column of the comment in the source.
  ///   - token: the next token.
  ///   - tokenColumn: the column of that token in the result.
  func column(ofCommentAt column: Int, before token: LayoutToken, at tokenColumn: Int) -> Int {
    blocks.last { $0.oldColumn > token.column && $0.oldColumn <= column }?.newColumn ?? tokenColumn
  }
}
