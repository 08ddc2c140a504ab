import OrderedCollections

/// One step of a trace, with the configuration after it.
public struct TraceStep: Hashable, Sendable {
  /// The kind of cause of the step.
  public enum Kind: String, Hashable, Sendable {
    case launch
    case tap
    case gesture
    case system
    case arrival
    case entry
  }

  /// A stack of screens after the step.
  public struct Layer: Hashable, Sendable {
    /// The presentation style on the device, for example `sheet` or `alert`; nil for the root's visible stack.
    public var style: String?
    /// Whether another layer has set this one aside.
    public var aside: Bool
    /// The screens, the front one last; of a split view, those of the column in use.
    public var stack: [String]
    /// The screens of each column of a split view, from left to right; empty elsewhere.
    public var columns: [[String]]

    /// Creates a layer.
    public init(style: String?, aside: Bool, stack: [String], columns: [[String]] = []) {
      self.style = style
      self.aside = aside
      self.stack = stack
      self.columns = columns
    }

    /// The stack, or the stacks of all columns.
    public var stacks: [[String]] { columns.isEmpty ? [stack] : columns }
  }

  /// A change in the state of a task, or a failed step of the flow file.
  public struct Event: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: String, Hashable, Sendable {
      case starts
      case completes
      case cancels
      case abandons
      case interrupts
      case fails
    }

    /// The kind of change.
    public var kind: Kind
    /// The task, or nil for `fails`.
    public var task: String?
    /// The id of the rule that the failed step breaks, or nil.
    public var step: String?
    /// The outcome with which the task ended, or nil.
    public var outcome: String?
    /// Whether a sign-in gate starts the task.
    public var isGate = false

    /// Creates an event.
    public init(
      _ kind: Kind, task: String? = nil, step: String? = nil, outcome: String? = nil, isGate: Bool = false
    ) {
      self.isGate = isGate
      self.kind = kind
      self.task = task
      self.step = step
      self.outcome = outcome
    }
  }

  /// The kind of cause of the step.
  public var kind: Kind
  /// The action's label, the entry's name or the gesture; nil for the launch.
  public var label: String?
  /// The result that occurred, if the action has several; otherwise nil.
  public var result: String?
  /// The stacks after the step, the root's visible one first.
  public var layers: [Layer]
  /// The selected tab, or nil if the root has no tabs.
  public var tab: String?
  /// The tasks whose frames are in `layers`, outermost first.
  public var tasks: [String]
  /// The value of each variable, in the order of the file.
  public var state: OrderedDictionary<String, String>
  /// The events of tasks and steps, in order.
  public var events: [Event]
  /// The `item` of each screen that has one, by the name of the screen.
  public var items: [String: String] = [:]
  /// What people read in place of the names of the flow.
  public var titles = FlowTitles()
  /// The source text of the step or, if it has none, of the screen that it led to; nil if there is neither.
  public var range: SourceRange?

  /// Creates a step.
  public init(
    kind: Kind, label: String?, result: String?, layers: [Layer], tab: String?, tasks: [String],
    state: OrderedDictionary<String, String>, events: [Event], range: SourceRange? = nil
  ) {
    self.kind = kind
    self.label = label
    self.result = result
    self.layers = layers
    self.tab = tab
    self.tasks = tasks
    self.state = state
    self.events = events
    self.range = range
  }

  /// Whether the step counts as a tap; the launch and arrivals happen by themselves.
  public var isTap: Bool { kind != .launch && kind != .arrival }

  /// Returns the title of a screen, or else its name, with its `item` if it has one.
  public func title(of screen: String) -> String {
    titles.title(ofScreen: screen).map { title in items[screen].map { "\(title) (\($0))" } ?? title }
      ?? label(of: screen)
  }

  /// Returns the name of a screen, with its `item` if it has one: `Post(post)`.
  public func label(of screen: String) -> String { items[screen].map { "\(screen)(\($0))" } ?? screen }
}
