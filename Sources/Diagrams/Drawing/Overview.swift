import Diagnostics
import FlowModel
import Localization

/// Reduces a drawing to an overview: a box for each tab and task, with the numbers of its screens, findings and arrows.
struct Overview: Sendable {
  private let drawing: Drawing
  private let flow: Flow
  private let groups: [NodeID: NodeID]
  /// The number of boxes with arrows to another one from which it lists them, instead of the arrows.
  private static let manySources = 5
  /// The number of arrows with which a screen outside all groups has a box of its own.
  private static let manyArrows = 5

  /// Assigns the nodes of a drawing to boxes.
  init(_ drawing: Drawing, of flow: Flow) {
    self.drawing = drawing
    self.flow = flow
    let ends = drawing.edges.filter { $0.kind != .join && $0.kind != .back && $0.from != $0.to }
    let counts = Dictionary(grouping: ends.flatMap { [$0.from, $0.to] }) { $0 }.mapValues(\.count)
    groups = Dictionary(
      uniqueKeysWithValues: drawing.nodes.map { node in
        var group = GroupID(node)
        if group == .others, case .screen(let screen) = node.id {
          if let name = flow.group(of: screen) {
            group = .named(name)
          } else if counts[node.id, default: 0] >= Self.manyArrows {
            group = .screen(screen)
          }
        }
        return (node.id, .group(group))
      })
  }

  /// Returns the box of a node.
  private func group(of node: Drawing.Node) -> GroupID {
    if case .group(let group)? = groups[node.id] { group } else { .others }
  }

  /// The overview.
  var reduced: Drawing {
    var overview = drawing
    overview.isOverview = true
    overview.frames = []
    // The taps and the numbers of rules stand at screens, and an overview has none.
    overview.findings?.traces = []
    overview.findings?.numbered = .all
    overview.findings?.numberedRules = []
    let edges = edges
    let many = Dictionary(grouping: edges, by: \.to).filter { Set($0.value.map(\.from)).count >= Self.manySources }
    overview.edges = edges.filter { many[$0.to] == nil }
    let used = Set(overview.edges.flatMap { [$0.from, $0.to] })
    let boxes = boxes
    overview.nodes = boxes.map { box in
      guard case .group(var card) = box.appearance, let entering = many[box.id] else { return box }
      let starts = Set(entering.map(\.from))
      card.sources = boxes.filter { starts.contains($0.id) }.map(\.groupTitle)
      var box = box
      box.appearance = .group(card)
      return box
    }.filter { box in
      // A tab bar without actions and a root without arrows say nothing here.
      if case .group(.root) = box.id { used.contains(box.id) } else { true }
    }
    return overview
  }

  private var boxes: [Drawing.Node] {
    let framed = drawing.frames.map { GroupID.frame($0.id) }
    let others = drawing.nodes.map(group).filter { !framed.contains($0) }
    var seen: Set<GroupID> = []
    return (framed + others).filter { seen.insert($0).inserted }.map(box)
  }

  private func box(_ group: GroupID) -> Drawing.Node {
    let members = drawing.nodes.filter { groups[$0.id] == .group(group) }
    let frame = drawing.frames.first { GroupID.frame($0.id) == group }
    let root = members.lazy.compactMap(\.appearance.rootTitle).first
    let card = GroupCard(
      title: frame?.title ?? root ?? title(of: group), kind: group.kind, count: members.count { $0.isScreenOrEntry },
      findings: findings(at: members, frame))
    return Drawing.Node(id: .group(group), name: name(of: group, frame), appearance: .group(card))
  }

  private func name(of group: GroupID, _ frame: Drawing.Frame?) -> String {
    if let frame { return frame.plainName }
    switch group {
    case .root(let root): return drawing.nodes.first { $0.id == .root(root) }?.name ?? "root:"
    case .screen(let screen): return drawing.nodes.first { $0.id == .screen(screen) }?.name ?? "screen:"
    case .named(let name): return "group:" + NodeName(flow: flow).encoded(name)
    case .entries: return "entries:"
    case .others, .frame: return "others:"
    }
  }

  /// Returns the title of a box that is no frame.
  private func title(of group: GroupID) -> String {
    switch group {
    case .entries: localized("entries")
    case .root: localized("root")
    case .named(let name): name
    case .screen(let screen): flow[screen].displayTitle
    case .others, .frame: localized("other screens")
    }
  }

  /// Returns the number of findings of each severity that mark a node, its rows, its arrows or the frame.
  private func findings(at members: [Drawing.Node], _ frame: Drawing.Frame?) -> [(severity: Severity, count: Int)] {
    let ids = Set(members.map(\.id))
    let marks =
      members.flatMap { $0.marks + $0.rows.flatMap(\.caption.marks) } + (frame?.marks ?? [])
      + drawing.edges.filter { ids.contains($0.from) }.flatMap(\.marks)
    return Severity.allCases.sorted(by: >).compactMap { severity in
      let count = Set(marks.filter { $0.kind == .finding(severity) }.compactMap(\.index)).count
      return count > 0 ? (severity, count) : nil
    }
  }

  /// The arrows between boxes, each with the number of actions.
  private var edges: [Drawing.Edge] {
    var counts: [(edge: Drawing.Edge, count: Int)] = []
    for edge in drawing.edges where edge.kind != .join && edge.kind != .back {
      guard let from = groups[edge.from], let to = groups[edge.to], from != to else { continue }
      let count = max(edge.captions.count, 1)
      if let index = counts.firstIndex(where: { $0.edge.from == from && $0.edge.to == to && $0.edge.kind == edge.kind })
      {
        counts[index].count += count
      } else {
        counts.append((Drawing.Edge(from: from, to: to, kind: edge.kind, captions: []), count))
      }
    }
    return counts.map { edge, count in
      var edge = edge
      if count > 1 { edge.captions = [Caption(text: localized("\(count) actions"))] }
      return edge
    }
  }
}

/// The nodes that a box of an overview stands for.
enum GroupID: Hashable, Sendable {
  case frame(FrameID)
  case root(RootID)
  case entries
  /// The screens of a `group`, or of an imported file with a title.
  case named(String)
  /// A screen with many arrows.
  case screen(ScreenID)
  /// The other screens outside all frames.
  case others

  /// Returns the box of a node.
  init(_ node: Drawing.Node) {
    switch (node.frame, node.id) {
    case (let frame?, _): self = .frame(frame)
    case (nil, .root(let root)): self = .root(root)
    case (nil, .entry): self = .entries
    case (nil, _): self = .others
    }
  }

  fileprivate var kind: GroupCard.Kind {
    switch self {
    case .frame(.task): .task
    case .frame(.tab): .tab
    case .entries: .entries
    case .root, .named, .screen, .others: .other
    }
  }
}

/// The content of a box in an overview.
struct GroupCard: Sendable {
  /// The kind of a box, which decides its colour.
  enum Kind: Sendable {
    case tab, task, entries, other
  }

  /// The title that users see.
  var title: String
  /// The kind.
  var kind: Kind
  /// The number of screens or entries.
  var count: Int
  /// The titles of the boxes with actions that lead here, if arrows from them would be too many.
  var sources: [String] = []
  /// The number of findings of each severity, the most severe first.
  var findings: [(severity: Severity, count: Int)]

  /// Returns a number of findings in words.
  static func words(for severity: Severity, _ count: Int) -> String {
    Message.count(count, Message(key: severity.rawValue)).localized
  }

  /// The number of screens in words, or the number of entries; nil for a box without any.
  var size: String? {
    guard count > 0 else { return nil }
    return kind == .entries ? "\(count)" : Message.count(count, "screen").localized
  }
}

extension Drawing.Node {
  /// The title of a box of an overview.
  fileprivate var groupTitle: String { if case .group(let card) = appearance { card.title } else { "" } }

  fileprivate var isScreenOrEntry: Bool {
    switch id {
    case .screen, .entry: true
    case .root, .anyScreen, .group: false
    }
  }
}
