import FlowModel
import Localization

/// The nodes, frames and arrows of a diagram, independent of its language.
struct Drawing: Sendable {
  /// A node.
  struct Node: Sendable {
    /// The appearance of a node.
    enum Appearance: Sendable {
      case screen(ScreenCard)
      case tabBar(name: String?)
      case splitView(name: String?)
      case root(name: String)
      case anyScreen(except: [String])
      case entry(Caption)
      /// A tab or a task in an overview.
      case group(GroupCard)

      /// The text of the node of a root, or nil for any other node.
      var rootTitle: String? {
        switch self {
        case .tabBar(let name): localized("tab bar") + (name.map { " \($0)" } ?? "")
        case .splitView(let name): localized("split view") + (name.map { " \($0)" } ?? "")
        case .root(let name): localized("root \(name)")
        case .screen, .anyScreen, .entry, .group: nil
        }
      }
    }

    /// The element of the flow that the node represents.
    var id: NodeID
    /// The name of the node, which is the same in every version of a flow that contains the element.
    var name: String
    /// The appearance.
    var appearance: Appearance
    /// The frame that contains the node, or nil.
    var frame: FrameID?
    /// The titles of the boxes from which chips lead here.
    var sources: [String] = []
    /// The actions and results in the box of the node.
    var rows: [Row] = []
    /// The marks for findings and changes.
    var marks: [Mark] = []
    /// The taps of numbered traces on this screen that no arrow and no row shows.
    var taps: [String] = []
  }

  /// A frame around the nodes of a task or a tab.
  struct Frame: Sendable {
    /// The task or tab.
    var id: FrameID
    /// The first screen.
    var first: ScreenID
    /// The name of the frame.
    var name: String
    /// The title that users see.
    var title: String
    /// The task's name if it differs from the title.
    var subtitle: String?
    /// The titles of the boxes from which chips lead here.
    var sources: [String] = []
    /// The marks for findings and changes.
    var marks: [Mark] = []

    /// The prefix of names by which Graphviz recognises frames.
    static let prefix = "cluster_"

    /// The name without the prefix.
    var plainName: String { String(name.dropFirst(Self.prefix.count)) }
  }

  /// An arrow.
  struct Edge: Sendable {
    /// The meaning of an arrow.
    enum Kind: Hashable, Sendable {
      case push
      /// `present` and `start`.
      case show
      /// `dismiss`, `pop`, `complete` and other steps that remove screens.
      case back
      case tab
      case root
      /// From the node of a root to the screens that it shows at first, for example the tabs of a tab bar.
      case join
    }

    /// The node where the arrow starts.
    var from: NodeID
    /// The node where the arrow ends.
    var to: NodeID
    /// The meaning of the arrow.
    var kind: Kind
    /// The row of `from` where the arrow starts and which has its words, or nil.
    var row: Row.ID?
    /// Whether the arrow ends at the frame of `to`.
    var endsAtFrame = false
    /// The captions, one for each action that the arrow represents.
    var captions: [Caption]

    /// The marks of all captions.
    var marks: [Mark] { captions.flatMap(\.marks) }
  }

  /// The summary of the marked findings in the heading.
  struct Findings: Sendable {
    /// The number of findings.
    var count: Int
    /// The numbered traces, each with its letter and the findings that only it leads to.
    ///
    /// A single trace has no letter.
    var traces: [(letter: String, findings: [String])] = []
    /// The devices of the flow whose findings are in another drawing.
    var otherDevices: [String] = []
    /// Which traces are numbered.
    var numbered = NumberedTraces.Numbered.all
    /// The rules of findings that mark nothing in the drawing.
    var unmarkedRules: [String] = []
    /// The rules with their severity; the first one has the number 1 in the drawing.
    var numberedRules: [NumberedRule] = []
  }

  /// The flow's title, or nil.
  var title: String?
  /// The part of the flow and the device, or nil if the flow is drawn whole and has one device.
  var subtitle: String?
  /// The summary of findings, or nil if the flow was not checked.
  var findings: Findings?
  /// The nodes in the order of the file.
  var nodes: [Node] = []
  /// The frames: of tabs, then of tasks, each in the order of the file.
  var frames: [Frame] = []
  /// The arrows in the order of the file.
  var edges: [Edge] = []
  /// The addresses to which boxes of an overview lead, by the part that they stand for.
  var links: [DiagramOptions.Part: String] = [:]
  /// The direction of most arrows, or nil for the one in which the drawing is more like a page.
  var direction: DiagramOptions.Direction?
  /// Whether each frame stands alone, without arrows to another one, so that Graphviz can place it anywhere.
  var hasPanels = false
  /// Whether each node is a tab, a task or the rest.
  var isOverview = false

  /// All marks.
  var marks: [Mark] {
    edges.flatMap(\.marks) + frames.flatMap(\.marks) + nodes.flatMap { $0.marks + $0.rows.flatMap(\.caption.marks) }
  }

  /// The captions of all arrows, rows and entries.
  var captions: [Caption] {
    edges.flatMap(\.captions)
      + nodes.flatMap { node -> [Caption] in
        if case .entry(let caption) = node.appearance {
          [caption] + node.rows.map(\.caption)
        } else {
          node.rows.map(\.caption)
        }
      }
  }

  /// The numbers of taps that are drawn.
  var taps: [String] { captions.flatMap(\.taps) + nodes.flatMap(\.taps) }
}

extension Message {
  /// Returns the words for the boxes from which chips lead to a box, or nil if there are none.
  static func sources(_ titles: [String]) -> String? {
    guard !titles.isEmpty else { return nil }
    let names = Message.list(titles.map(Message.init(text:)), .none, upTo: 12)
    return ("from \(names)" as Message).about("diagram").localized
  }

  /// Returns the words for every screen of a place, without some.
  static func anyScreen(but exceptions: [String]) -> Message {
    exceptions.isEmpty
      ? "any screen here" : "any screen here but \(Message.list(exceptions.map(Message.init(text:)), .none))"
  }
}
