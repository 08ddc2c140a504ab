import Diagnostics

/// Builds nodes from libyaml's events; it keeps a stack of its own, so depth costs no stack of the program's.
struct NodeComposer: ~Copyable {
  /// What an alias stands for.
  private struct Anchored {
    var node: Node
    var height: Int
    var nodes: Int
  }

  /// Deeper collections than this are refused.
  static let depthLimit = 64
  /// Aliases may not add more nodes than this.
  static let aliasLimit = 100_000

  /// What was found wrong so far.
  private(set) var diagnostics: [Diagnostic] = []
  private let file: FileID
  private var parser: EventParser
  private var cursor: TextCursor
  private var stack: [OpenCollection] = []
  private var anchors: [String: Anchored] = [:]
  private var nodes = 0
  private var aliasedNodes = 0
  private var root: Node?
  private var isStopped = false

  /// Prepares to read a text.
  init(_ bytes: ArraySlice<UInt8>, file: FileID) {
    self.file = file
    parser = EventParser(bytes)
    cursor = TextCursor(bytes)
  }

  /// The root of the first document, or nil where reading had to stop.
  mutating func compose() -> Node? {
    while !isStopped {
      do throws(ParserFailure) {
        try take(parser.next())
      } catch {
        cursor.advance(toIndex: error.index)
        stop("syntax", error.problem, at: range(from: cursor.position))
        return nil
      }
    }
    return root
  }

  private mutating func take(_ event: ParserEvent) {
    switch event.kind {
    case .preamble: break
    case .scalar(let style): scalar(event, style)
    case .alias: alias(event)
    case .sequenceStart: open(event, isMapping: false)
    case .mappingStart: open(event, isMapping: true)
    case .collectionEnd: close(event)
    case .documentEnd, .streamEnd: isStopped = true
    }
  }

  private mutating func open(_ event: ParserEvent, isMapping: Bool) {
    begin(event)
    stack.append(
      OpenCollection(isMapping: isMapping, start: cursor.position, anchor: event.anchor, nodesBefore: nodes))
    nodes += 1
    if stack.count > Self.depthLimit { tooDeep(at: range(from: cursor.position)) }
  }

  private mutating func close(_ event: ParserEvent) {
    guard let top = stack.popLast() else { return }
    // Only brackets have an end of their own; elsewhere libyaml names the next thing's place.
    var end = top.contentEnd
    if event.end > event.start {
      cursor.advance(toIndex: event.end)
      end = cursor.position
    }
    let node = Node(content: top.content, range: SourceRange(file: file, start: top.start, end: end))
    finish(node, height: top.height, anchor: top.anchor, nodes: nodes - top.nodesBefore)
  }

  private mutating func scalar(_ event: ParserEvent, _ style: Node.ScalarStyle) {
    begin(event)
    nodes += 1
    let start = cursor.position
    cursor.advance(toIndex: event.end)
    let content = Node.Content.scalar(event.text, style)
    finish(Node(content: content, range: range(from: start)), height: 0, anchor: event.anchor, nodes: 1)
  }

  private mutating func alias(_ event: ParserEvent) {
    begin(event)
    let start = cursor.position
    cursor.advance(toIndex: event.end)
    let place = range(from: start)
    guard var anchored = anchors[event.text] else {
      return stop("syntax", "no anchor \"&\(event.text)\" stands above", at: place)
    }
    anchored.node.range = place
    aliasedNodes += anchored.nodes
    nodes += anchored.nodes
    if stack.count + anchored.height > Self.depthLimit { return tooDeep(at: place) }
    if aliasedNodes > Self.aliasLimit {
      return stop("too-large", "the aliases of this file stand for more than 100,000 nodes", at: place)
    }
    finish(anchored.node, height: anchored.height, anchor: nil, nodes: anchored.nodes)
  }

  /// Goes to where a node's own text starts.
  private mutating func begin(_ event: ParserEvent) {
    cursor.advance(toIndex: event.start)
  }

  private mutating func finish(_ node: Node, height: Int, anchor: String?, nodes: Int) {
    if let anchor { anchors[anchor] = Anchored(node: node, height: height, nodes: nodes) }
    guard let last = stack.indices.last else {
      root = node
      return
    }
    stack[last].height = max(stack[last].height, height + 1)
    stack[last].append(node)
  }

  private mutating func tooDeep(at place: SourceRange) {
    stop("too-large", "this is nested more than \(Self.depthLimit) levels deep", at: place)
  }

  private mutating func stop(_ rule: RuleID, _ message: String, at place: SourceRange) {
    diagnostics.append(Diagnostic(rule, .error, message, at: place))
    isStopped = true
    root = nil
  }

  private func range(from start: SourcePosition) -> SourceRange {
    SourceRange(file: file, start: start, end: cursor.position)
  }
}
