import Diagnostics

/// A step of an action: a verb and its operand.
public struct Step: Sendable {
  /// The operand of `pop`.
  public enum Pop: Hashable, Sendable {
    /// The operand of `pop` and `pop n`; at least 1.
    case count(Int)
    case root
    case to(ScreenID)
  }

  /// The operand of `dismiss`.
  public enum Dismiss: Hashable, Sendable {
    case front
    case all
    case to(ScreenID)
  }

  /// The options of `present` and `start`.
  public struct PresentationOptions: Hashable, Sendable {
    /// The `as` option, or nil.
    public var style: PerDevice<PresentationStyle>?
    /// Whether the user cannot swipe the layer down (UIKit: `isModalInPresentation`).
    public var locked = false
    /// Whether the modal layers in front are hidden until this layer is removed.
    public var aside = false
    /// Whether a popover leaves what is beneath it usable (`modal: false`; UIKit: `passthroughViews`).
    public var isModeless = false
    /// Whether the file does not say how the screen is shown (`as: unknown`); the style is then `push`.
    public var isStyleUnknown = false

    /// Creates presentation options.
    public init(style: PerDevice<PresentationStyle>? = nil, locked: Bool = false, aside: Bool = false) {
      self.style = style
      self.locked = locked
      self.aside = aside
    }
  }

  /// The verb and operand of a step.
  public enum Kind: Sendable {
    case push(ScreenID)
    case present(ScreenID, PresentationOptions)
    case start(TaskID, PresentationOptions, then: ThenID?)
    /// The verb `complete`; `cancel` is stored as `complete cancelled`.
    case complete(OutcomeID)
    case pop(Pop)
    case dismiss(Dismiss)
    case unwind(ScreenID)
    case replace(ScreenID)
    /// Makes a screen the only one of the next column; outside a split view it is a push.
    case show(ScreenID)
    case tab(ScreenID)
    case root(RootID)
    case set([Assignment])
    case stay
  }

  /// The verb and its operand.
  public var kind: Kind
  /// Whether the step acts on the root's visible stack, beneath all modal layers, or lets the root present (`on: root`).
  public var isOnRoot = false
  /// Whether the layer in front presents, wherever the screen of the action stands (`on: front`).
  public var isOnFront = false
  /// Whether the step does nothing if the screen that it goes back to is not open (`ifThere`); for other steps, that
  /// is a mistake.
  public var isTolerant = false
  /// Whether the reader added this step to start a task that a later step needs.
  public var isGate = false
  /// The source range of the verb and its operand.
  public var range: SourceRange

  /// Creates a step.
  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension Step {
  /// Whether it moves no screen: `set` and `stay`.
  public var movesNothing: Bool {
    switch kind {
    case .set, .stay: true
    default: false
    }
  }

  /// The assignments of a `set` step; empty for other steps.
  public var assignments: [Assignment] { if case .set(let all) = kind { all } else { [] } }
}

extension Step {
  /// Returns the screen that the step shows, or the first screen of the task that it starts; nil for other steps.
  package func shownScreen(in flow: Flow) -> ScreenID? {
    switch kind {
    case .push(let screen), .present(let screen, _), .replace(let screen), .show(let screen): screen
    case .start(let task, _, _): flow[task].entry
    case .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: nil
    }
  }

  /// Returns the screen that the step shows, or the bottom screen of the tab or root that it selects; else nil.
  func screenInFront(in flow: Flow) -> ScreenID? {
    switch kind {
    case .tab(let screen): screen
    case .root(let root): flow.bottomScreen(of: root)
    default: shownScreen(in: flow)
    }
  }
}

extension Step.Kind {
  /// Whether the step ends its own task.
  package var isComplete: Bool { if case .complete = self { true } else { false } }

  /// Whether the step removes screens or layers.
  package var removesScreens: Bool {
    switch self {
    case .complete, .pop, .dismiss, .unwind: true
    case .push, .present, .start, .replace, .show, .tab, .root, .set, .stay: false
    }
  }

  /// Whether the step removes no screen.
  var keepsScreens: Bool {
    switch self {
    case .push, .present, .start, .set, .stay: true
    case .complete, .pop, .dismiss, .unwind, .replace, .show, .tab, .root: false
    }
  }
}
