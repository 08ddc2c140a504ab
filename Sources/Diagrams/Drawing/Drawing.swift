import FlowModel

/// The nodes, boxes and arrows of a diagram, independent of its language.
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
      /// The diamond of an action with several results, with the action's caption.
      case choice(Caption)
      case entry(Caption)
      /// All screens that start a task which is started in several places.
      case starters
    }

    /// The element of the flow that the node represents.
    var id: NodeID
    /// The name of the node, which is the same in every version of a flow that contains the element.
    var name: String
    /// The appearance.
    var appearance: Appearance
    /// The task whose box contains the node, or nil.
    var task: TaskID?
    /// The marks for findings and changes.
    var marks: [Mark] = []
    /// The taps of numbered traces on this screen that no arrow shows.
    var taps: [String] = []
  }

  /// A box around the nodes of a task.
  struct Box: Sendable {
    /// The task.
    var task: TaskID
    /// The first screen of the task.
    var entry: ScreenID
    /// The name of the box.
    var name: String
    /// The name of the node that shows the title.
    var titleName: String
    /// The title that users see.
    var title: String
    /// The task's name if it differs from the title.
    var subtitle: String?
    /// The marks for findings and changes.
    var marks: [Mark] = []
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
      /// From an action's screen to the diamond of its results.
      case choice
      /// From a tab bar to the first screens of its tabs.
      case join
    }

    /// The node where the arrow starts.
    var from: NodeID
    /// The node where the arrow ends.
    var to: NodeID
    /// The meaning of the arrow.
    var kind: Kind
    /// The captions, one for each action that the arrow represents.
    var captions: [Caption]

    /// The marks of all captions.
    var marks: [Mark] { captions.flatMap(\.marks) }
  }

  /// The summary of the marked findings in the heading.
  struct Findings: Sendable {
    /// The number of findings.
    var count: Int
    /// The number of rules with findings.
    var rules: Int
    /// The numbered traces, each with its letter and the findings that only it leads to.
    ///
    /// A single trace has no letter.
    var traces: [(letter: String, findings: [String])] = []
    /// Which traces are numbered.
    var numbered = NumberedTraces.Numbered.all
    /// The rules of findings that mark nothing in the drawing.
    var unmarkedRules: [String] = []
  }

  /// The flow's title, or nil.
  var title: String?
  /// The part of the flow and the device, or nil if the flow is drawn whole and has one device.
  var subtitle: String?
  /// The summary of findings, or nil if the flow was not checked.
  var findings: Findings?
  /// The nodes in the order of the file.
  var nodes: [Node] = []
  /// The boxes in the order of the file.
  var boxes: [Box] = []
  /// The arrows in the order of the file.
  var edges: [Edge] = []
}
