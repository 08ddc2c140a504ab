import OrderedCollections

/// One step of a trace and the configuration it led to.
public struct TraceStep: Hashable, Sendable {
  /// Who or what took the step.
  public enum Kind: String, Hashable, Sendable {
    case launch
    case tap
    case gesture
    case system
    case arrival
    case entry
  }

  /// A stack of screens as it stands after the step.
  public struct Layer: Hashable, Sendable {
    /// How it is shown on the device (`sheet`, `alert` …); nil for the root's visible stack.
    public var style: String?
    /// Whether another layer has set it aside.
    public var aside: Bool
    /// The screens, front last.
    public var stack: [String]

    /// Creates a layer.
    public init(style: String?, aside: Bool, stack: [String]) {
      self.style = style
      self.aside = aside
      self.stack = stack
    }
  }

  /// Something that befell a task or a step of the flow file.
  public struct Event: Hashable, Sendable {
    /// What befell it.
    public enum Kind: String, Hashable, Sendable {
      case starts
      case completes
      case cancels
      case abandons
      case interrupts
      case fails
    }

    /// What befell it.
    public var kind: Kind
    /// The task, or nil for `fails`.
    public var task: String?
    /// The id of the rule that a failed step breaks, or nil.
    public var step: String?
    /// The outcome that a task ended with, or nil.
    public var outcome: String?

    /// Creates an event.
    public init(_ kind: Kind, task: String? = nil, step: String? = nil, outcome: String? = nil) {
      self.kind = kind
      self.task = task
      self.step = step
      self.outcome = outcome
    }
  }

  /// Who or what took the step.
  public var kind: Kind
  /// The action's label, the entry's name or the gesture; nil for the launch.
  public var label: String?
  /// Which of several results happened, or nil.
  public var result: String?
  /// The stacks afterwards, the root's visible one first.
  public var layers: [Layer]
  /// The selected tab, or nil where the root has none.
  public var tab: String?
  /// The tasks whose frames stand in `layers`, outermost first.
  public var tasks: [String]
  /// The value of each variable, in the order of the file.
  public var state: OrderedDictionary<String, String>
  /// What befell tasks and steps, in order.
  public var events: [Event]
  /// Where what was done is written, or for what is written nowhere the screen that it led to; nil where there is neither.
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
}
