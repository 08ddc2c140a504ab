import Diagnostics

/// Builds nodes from libyaml's events, with a stack of its own, so that deep nesting cannot overflow the call stack.
struct NodeComposer: ~Copyable {
  /// The largest depth of nested collections.
  static let depthLimit = 64
  /// The largest number of nodes that aliases may add.
  static let aliasLimit = 100_000

  /// The root of the first document, or nil if there is none or reading stopped.
  private(set) var root: Node?
  /// The errors that libyaml accepts.
  private(set) var diagnostics: [Diagnostic] = []
  /// The failure at which libyaml stopped.
  private(set) var failure: ParserFailure?
  /// The wide spaces at the start or end of keys, which YAML reads as letters; as offsets of the text that was read.
  private(set) var spacesInKeys: [Range<Int>] = []

  /// The ranges whose content is unknown.
  private(set) var uncertainRanges: [SourceRange] = []

  private let file: FileID
  private let text: WorkingText
  private let parser: EventParser
  private var cursor: TextCursor
  private var stack: [OpenCollection] = []
  private var anchors = AnchorTable()
  private var nodes = 0
  private var aliasedNodes = 0
  private var isDone = false

  /// Creates a composer for a text.
  init(_ text: WorkingText, file: FileID) {
    self.file = file
    self.text = text
    parser = EventParser(text.text)
    cursor = TextCursor(text)
  }

  /// Reads the document to its end or to the first failure.
  mutating func compose() {
    while !isDone {
      do throws(ParserFailure) {
        take(try parser.next())
      } catch {
        failure = error
        isDone = true
        root = nil
      }
    }
    for anchor in anchors.unusedOnScalars { report(.unusedAnchor(anchor.name), at: anchor.place) }
  }

  private mutating func take(_ event: ParserEvent) {
    switch event.kind {
    case .preamble: break
    case .scalar(let style): scalar(event, style)
    case .alias: alias(event)
    case .sequenceStart: open(event, isMapping: false)
    case .mappingStart: open(event, isMapping: true)
    case .collectionEnd: close(event)
    case .documentEnd: endDocument(event)
    case .streamEnd: isDone = true
    }
  }
}

// MARK: - Collections

extension NodeComposer {
  private mutating func open(_ event: ParserEvent, isMapping: Bool) {
    begin(event)
    stack.append(
      OpenCollection(isMapping: isMapping, start: cursor.position, anchor: event.anchor, nodesBefore: nodes))
    nodes += 1
    if stack.count > Self.depthLimit { stop(.tooDeep, at: range(from: cursor.position)) }
  }

  private mutating func close(_ event: ParserEvent) {
    guard let top = stack.popLast() else { return }
    // Only brackets end at their own position; for other collections libyaml reports the next token.
    var end = top.contentEnd
    if event.end > event.start {
      cursor.advance(toIndex: event.end)
      end = cursor.position
    }
    let place = SourceRange(file: file, start: top.start, end: end)
    finish(
      AnchorTable.Entry(
        node: Node(content: top.content, range: place), height: top.height, nodes: nodes - top.nodesBefore,
        place: place), anchor: top.anchor)
  }

  private mutating func finish(_ entry: AnchorTable.Entry, anchor: String?) {
    if let anchor { anchors.define(anchor, entry) }
    guard let last = stack.indices.last else {
      root = entry.node
      return
    }
    stack[last].height = max(stack[last].height, entry.height + 1)
    stack[last].append(entry.node)
  }
}

// MARK: - Scalars

extension NodeComposer {
  private mutating func scalar(_ event: ParserEvent, _ style: Node.ScalarStyle) {
    nodes += 1
    if event.start == event.end { return absent(event) }
    let properties = begin(event)
    let (start, startOffset) = (cursor.position, cursor.offset)
    if style == .block {
      cursor.advance(toOffset: blockEnd(event))
    } else {
      cursor.advance(toIndex: event.end)
    }
    if style == .plain { noteSpaces(of: event.text, at: startOffset) }
    let node = Node(content: .scalar(event.text, style), range: range(from: start))
    finish(
      AnchorTable.Entry(node: node, height: 0, nodes: 1, place: properties ?? node.range), anchor: event.anchor)
  }

  /// Appends a missing value, positioned after its colon and not where libyaml noticed that it is missing.
  private mutating func absent(_ event: ParserEvent) {
    if stack.last?.isAtValue == true {
      let next = text.contentStart(from: cursor.offset)
      if text.byte(at: next) == UInt8(ascii: ":") { cursor.advance(toOffset: next + 1) }
    } else {
      cursor.advance(toIndex: event.start)
    }
    let place = range(from: cursor.position)
    let node = Node(content: .scalar("", .plain), range: place)
    finish(AnchorTable.Entry(node: node, height: 0, nodes: 1, place: place), anchor: nil)
  }

  /// Returns the end of a block scalar's text, before its last line breaks; libyaml reports the start of the next
  /// token.
  private func blockEnd(_ event: ParserEvent) -> Int {
    var ahead = cursor
    ahead.advance(toIndex: event.end)
    return text.blockScalarEnd(from: cursor.offset, to: ahead.offset)
  }

  private mutating func noteSpaces(of scalar: String, at offset: Int) {
    guard stack.last?.isAtKey == true, let first = scalar.unicodeScalars.first, let last = scalar.unicodeScalars.last
    else { return }
    if WorkingText.isWideSpace(first) { spacesInKeys.append(offset..<offset + first.utf8.count) }
    if WorkingText.isWideSpace(last) { spacesInKeys.append(cursor.offset - last.utf8.count..<cursor.offset) }
  }
}

// MARK: - Anchors, aliases, tags

extension NodeComposer {
  private mutating func alias(_ event: ParserEvent) {
    begin(event)
    let start = cursor.position
    cursor.advance(toIndex: event.end)
    let place = range(from: start)
    guard let entry = entry(for: event.text, at: place) else { return }
    aliasedNodes += entry.nodes
    nodes += entry.nodes
    if stack.count + entry.height > Self.depthLimit { return stop(.tooDeep, at: place) }
    if aliasedNodes > Self.aliasLimit { return stop(.tooManyAliases, at: place) }
    finish(entry, anchor: nil)
  }

  /// Returns the node of an alias, with the alias's range; for an unknown alias, a scalar with its text.
  private mutating func entry(for name: String, at place: SourceRange) -> AnchorTable.Entry? {
    refuseMerge()
    let around = stack.last { $0.anchor == name }?.start
    if var entry = anchors.use(name, after: around ?? .start) {
      entry.node.range = place
      return entry
    }
    report(around == nil ? .unknownAlias(name) : .endlessAlias(name), at: place)
    uncertainRanges.append(place)
    let node = Node(content: .scalar("*" + name, .plain), range: place)
    return AnchorTable.Entry(node: node, height: 0, nodes: 1, place: place)
  }

  /// Reports `<<: *a` and `<<: [*a, *b]`, which merge in YAML 1.1; a label `<<` has no alias after it.
  private mutating func refuseMerge() {
    guard let last = stack.indices.last else { return }
    let index = stack[last].isMapping ? last : last - 1
    guard index >= 0, stack[index].isAtMerge, !stack[index].dropsNext, let place = stack[index].keyRange else { return }
    stack[index].dropsNext = true
    report(.merge, at: place)
  }

  /// Moves to the start of a node's own text, after its anchor and tag, and returns their range.
  @discardableResult
  private mutating func begin(_ event: ParserEvent) -> SourceRange? {
    cursor.advance(toIndex: event.start)
    guard event.anchor != nil || event.isTagged else { return nil }
    var limit = cursor
    limit.advance(toIndex: event.end)
    let start = cursor.position
    var end = start
    while cursor.offset < limit.offset, let byte = cursor.byte, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let property = cursor
      cursor.advance(toOffset: min(limit.offset, text.wordEnd(from: cursor.offset)))
      end = cursor.position
      if byte == UInt8(ascii: "!") {
        report(.tag(text.string(property.offset..<cursor.offset)), at: range(from: property.position))
      }
      cursor.advance(toOffset: min(limit.offset, text.contentStart(from: cursor.offset)))
    }
    return SourceRange(file: file, start: start, end: end)
  }
}

// MARK: - Ends and errors

extension NodeComposer {
  /// Ends the reading after the first document; libyaml would read the next one, and might fail there.
  private mutating func endDocument(_ event: ParserEvent) {
    isDone = true
    cursor.advance(toIndex: event.end)
    let next = text.documentStart(from: cursor.offset)
    guard text.byte(at: next) != nil else { return }
    let end = text.wordEnd(from: next)
    let isDocument = text.string(next..<end) == "---"
    if !isDocument, failsBehindDocument() { return }
    cursor.advance(toOffset: next)
    let start = cursor.position
    cursor.advance(toOffset: end)
    report(isDocument ? .severalDocuments : .textAfterEnd, at: range(from: start))
  }

  /// Reads on, and returns whether libyaml fails at lines that are indented less than the first one.
  ///
  /// libyaml takes such lines for another document.
  private mutating func failsBehindDocument() -> Bool {
    guard let root, root.text == nil, let first = text.original[root.range.start.offset...].first,
      !"[{".utf8.contains(first)
    else { return false }
    do throws(ParserFailure) {
      _ = try parser.next()
      return false
    } catch {
      failure = error
      self.root = nil
      return true
    }
  }

  private mutating func stop(_ syntaxMessage: SyntaxMessage, at place: SourceRange) {
    report(syntaxMessage, at: place)
    isDone = true
    root = nil
  }

  private mutating func report(_ syntaxMessage: SyntaxMessage, at place: SourceRange) {
    diagnostics.append(syntaxMessage.diagnostic(at: place))
  }

  private func range(from start: SourcePosition) -> SourceRange {
    SourceRange(file: file, start: start, end: cursor.position)
  }
}
