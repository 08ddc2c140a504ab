import Diagnostics

/// Something that can happen in the app and the steps it takes: an action, an entry, or steps in a gesture's place.
///
/// However it is written, it has one shape: conditions and `set`, then cases, each with results. A plain action has one case
/// with one unnamed result.
public struct Action: Sendable {
  /// Where an action is written.
  public enum Owner: Hashable, Sendable {
    case screen(ScreenID)
    case task(TaskID)
    case root(RootID)
    /// Among the flow's entries.
    case entries
  }

  /// Who or what sets it off.
  public enum Trigger: Hashable, Sendable {
    /// A tap.
    case user
    /// `by: system`.
    case system
    /// `by: arrival`.
    case arrival
    /// A deep link, a notification, a time-out.
    case entry
    /// A gesture whose own effect it replaces.
    case gesture(Gesture)
  }

  /// What an action says it is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case cancel, done, close, destructive, back
  }

  /// One of `cases`; an action without `cases` has one.
  public struct Case: Sendable {
    /// When it is taken.
    public var condition: Condition
    /// What changes before the first step.
    public var set: [Assignment]
    /// What may happen; more than one, or a named one, for `either`.
    public var results: [Result]
    /// Where it stands.
    public var range: SourceRange

    /// Creates a case.
    public init(condition: Condition = .always, set: [Assignment] = [], results: [Result], range: SourceRange) {
      self.condition = condition
      self.set = set
      self.results = results
      self.range = range
    }
  }

  /// What may happen once an action is set off.
  public struct Result: Sendable {
    /// Its name in `either`, or nil.
    public var name: Located<String>?
    /// When it may happen.
    public var condition: Condition
    /// What changes before the first step.
    public var set: [Assignment]
    /// What happens.
    public var steps: [Step]
    /// Where it stands.
    public var range: SourceRange

    /// Creates a result.
    public init(
      name: Located<String>? = nil, condition: Condition = .always, set: [Assignment] = [], steps: [Step],
      range: SourceRange
    ) {
      self.name = name
      self.condition = condition
      self.set = set
      self.steps = steps
      self.range = range
    }
  }

  /// Its place in the flow.
  public let id: ActionID
  /// The label as users read it, the entry's name, or the gesture's.
  public var label: Located<String>
  /// Where it is written.
  public var owner: Owner
  /// Who or what sets it off.
  public var trigger: Trigger
  /// `role`, where it is written.
  public var writtenRole: Role?
  /// The one method of authentication that it begins.
  public var auth: AuthMethod?
  /// Whether it empties the fields first.
  public var clearsFields = false
  /// Whether the entry, on `once: true`, never happens while the screen that it shows is in front.
  public var once = false
  /// Free text.
  public var note: String?
  /// When it is offered.
  public var condition: Condition = .always
  /// What changes before the first step, before what the case and the result change.
  public var set: [Assignment] = []
  /// The cases, never empty; the first whose condition holds is taken.
  public var cases: [Case]
  /// Findings accepted here.
  public var allows: [Allow] = []
  /// Where it stands, label included.
  public var range: SourceRange

  /// Creates an action.
  public init(
    id: ActionID, label: Located<String>, owner: Owner, trigger: Trigger, cases: [Case], range: SourceRange
  ) {
    self.id = id
    self.label = label
    self.owner = owner
    self.trigger = trigger
    self.cases = cases
    self.range = range
  }

  /// The steps of every result of every case.
  public var allSteps: [Step] { cases.flatMap { $0.results.flatMap(\.steps) } }

  /// Whether one of its results removes no screen.
  public var canKeepScreens: Bool {
    cases.contains { $0.results.contains { $0.steps.allSatisfy(\.kind.keepsScreens) } }
  }

  /// Whether it may change a variable, outer `set`s included.
  public var setsSomething: Bool {
    if !self.set.isEmpty { return true }
    return cases.contains { each in
      !each.set.isEmpty
        || each.results.contains { result in
          !result.set.isEmpty
            || result.steps.contains { if case .set(let all) = $0.kind { !all.isEmpty } else { false } }
        }
    }
  }

  /// Whether it is what a user does: a tap, or a gesture with steps of its own.
  @inlinable public var isUsers: Bool {
    switch trigger {
    case .user, .gesture: true
    case .system, .arrival, .entry: false
    }
  }

  /// The role: as written, else read off its steps.
  ///
  /// An action that is just `cancel` has the role cancel, just `dismiss` close, and one that, or a result of which, completes with
  /// another outcome done.
  public var role: Role? {
    if let writtenRole { return writtenRole }
    var only: Role?
    var count = 0
    for each in cases {
      for result in each.results {
        for step in result.steps {
          count += 1
          switch step.kind {
          case .complete(let outcome):
            if outcome != .cancelled { return .done }
            only = .cancel
          case .dismiss(.front): only = .close
          default: break
          }
        }
      }
    }
    return count == 1 ? only : nil
  }
}
