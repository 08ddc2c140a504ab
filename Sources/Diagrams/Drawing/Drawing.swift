import FlowModel

/// What is drawn, whatever the language it is written in: nodes, boxes around them, arrows between them.
struct Drawing: Sendable {
  /// A thing to be seen.
  struct Node: Sendable {
    /// What it looks like.
    enum Look: Sendable {
      case screen(ScreenCard)
      case tabBar(name: String?)
      case root(name: String)
      case anyScreen(except: [String])
      /// The diamond for an action with several results, and what the action is called.
      case choice(Caption)
      case entry(Caption)
      /// Where a task returns to that is started in many places.
      case starters
    }

    /// What it stands for.
    var id: NodeID
    /// Its name among the nodes: the same in every version of a flow in which it stands for the same thing.
    var name: String
    /// What it looks like.
    var look: Look
    /// The task whose box it stands in, or nil.
    var task: TaskID?
    /// Why it stands out.
    var marks: [Mark] = []
    /// Taps of the ways that are shown, made here and drawn by no arrow.
    var taps: [String] = []
  }

  /// A box around the nodes of a task.
  struct Box: Sendable {
    /// The task.
    var task: TaskID
    /// The screen it begins with.
    var entry: ScreenID
    /// Its name among the boxes.
    var name: String
    /// The name of its title among the nodes.
    var titleName: String
    /// The title as users read it.
    var title: String
    /// The task's name, where the title is another.
    var subtitle: String?
    /// Why it stands out.
    var marks: [Mark] = []
  }

  /// An arrow.
  struct Edge: Sendable {
    /// What it says.
    enum Kind: Hashable, Sendable {
      case push
      /// `present` and `start`.
      case show
      /// `dismiss`, `pop`, `complete` and the like.
      case back
      case tab
      case root
      /// From an action's screen to the diamond for its results.
      case choice
      /// From a tab bar to what its tabs show.
      case join
    }

    /// Where it begins.
    var from: NodeID
    /// Where it ends.
    var to: NodeID
    /// What it says.
    var kind: Kind
    /// What stands beside it, one for each action it is for.
    var captions: [Caption]

    /// Why it stands out.
    var marks: [Mark] { captions.flatMap(\.marks) }
  }

  /// What is told of the findings that are pointed out, besides what stands beside them.
  struct Findings: Sendable {
    /// How many there are.
    var count: Int
    /// How many rules found them.
    var rules: Int
    /// The ways that are numbered, by letter, with the findings that only they lead to; one way bears no letter.
    var ways: [(letter: String, findings: [String])] = []
    /// Which ways are numbered.
    var numbered = Ways.Numbered.all
    /// The rules of findings that point at nothing that is drawn.
    var unseen: [String] = []
  }

  /// The flow's title, or nil.
  var title: String?
  /// What part of the flow it is, on which device; nil where there is nothing to tell.
  var subtitle: String?
  /// What is told of findings, where they are pointed out.
  var findings: Findings?
  /// The nodes in the order of the file.
  var nodes: [Node] = []
  /// The boxes in the order of the file.
  var boxes: [Box] = []
  /// The arrows in the order of the file.
  var edges: [Edge] = []
}
