import Diagnostics

/// A step of an action: a verb and what it acts on.
public struct Step: Sendable {
  /// How `pop` counts.
  public enum Pop: Hashable, Sendable {
    /// `pop` and `pop n`, at least 1.
    case count(Int)
    case root
    case to(ScreenID)
  }

  /// Which layers `dismiss` takes.
  public enum Dismiss: Hashable, Sendable {
    case front
    case all
    case to(ScreenID)
  }

  /// How `present` and `start` show what they show.
  public struct Showing: Hashable, Sendable {
    /// `as`, where it is written.
    public var style: PerDevice<PresentationStyle>?
    /// Whether swiping the layer away is blocked.
    public var locked = false
    /// Whether the modal layers in front are set aside until this one goes.
    public var aside = false

    /// Creates a way of showing.
    public init(style: PerDevice<PresentationStyle>? = nil, locked: Bool = false, aside: Bool = false) {
      self.style = style
      self.locked = locked
      self.aside = aside
    }
  }

  /// What a step does.
  public enum Kind: Sendable {
    case push(ScreenID)
    case present(ScreenID, Showing)
    case start(TaskID, Showing, then: ThenID?)
    /// `complete o`; `cancel` is `complete cancelled`.
    case complete(OutcomeID)
    case pop(Pop)
    case dismiss(Dismiss)
    case unwind(ScreenID)
    case replace(ScreenID)
    case tab(ScreenID)
    case root(RootID)
    case set([Assignment])
    case stay
  }

  /// What it does.
  public var kind: Kind
  /// Where it stands: the verb and what it acts on.
  public var range: SourceRange

  /// Creates a step.
  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension Step.Kind {
  /// Whether it removes no screen.
  var keepsScreens: Bool {
    switch self {
    case .push, .present, .start, .set, .stay: true
    case .complete, .pop, .dismiss, .unwind, .replace, .tab, .root: false
    }
  }
}
