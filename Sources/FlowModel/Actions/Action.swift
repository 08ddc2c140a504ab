import Diagnostics

/// An event that the app responds to, with the steps that it runs: an action, an entry, or the replacement of a
/// gesture.
///
/// Every form of action in a flow file is stored in one shape: conditions and `set`, then cases, each with results. A
/// plain action has one case with one unnamed result.
public struct Action: Sendable {
  /// The part of the flow file that declares an action.
  public enum Owner: Hashable, Sendable {
    case screen(ScreenID)
    case task(TaskID)
    case root(RootID)
    /// The `entries` of the flow.
    case entries
  }

  /// The cause that starts an action.
  public enum Trigger: Hashable, Sendable {
    /// A tap.
    case user
    /// An action with `by: system`.
    case system
    /// An action with `by: arrival`.
    case arrival
    /// A deep link, a notification or a time-out.
    case entry
    /// A gesture whose default effect the action replaces.
    case gesture(Gesture)
  }

  /// The `role` of an action.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case cancel, done, close, destructive, back
  }

  /// One of the `cases` of an action; an action without `cases` has exactly one.
  public struct Case: Sendable {
    /// The condition under which this case is chosen.
    public var condition: Condition
    /// The variables that change before the first step.
    public var set: [Assignment]
    /// The possible results; `either` declares more than one result, or named ones.
    public var results: [CaseResult]
    /// The source range.
    public var range: SourceRange

    /// Creates a case.
    public init(condition: Condition = .always, set: [Assignment] = [], results: [CaseResult], range: SourceRange) {
      self.condition = condition
      self.set = set
      self.results = results
      self.range = range
    }
  }

  /// A possible result of a case.
  public struct CaseResult: Sendable {
    /// The name in `either`, or nil.
    public var name: Located<String>?
    /// The condition under which this result is possible.
    public var condition: Condition
    /// The conditions of the earlier `cases` of the same result; this result is possible only if all of them fail.
    public var earlier: [Condition] = []
    /// The variables that change before the first step.
    public var set: [Assignment]
    /// The steps that run.
    public var steps: [Step]
    /// Whether the reader made this result from a result in the file, to start a task that a gate needs.
    public var isGate = false
    /// The source range.
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

  /// The index in the flow's table.
  public let id: ActionID
  /// The label as users read it, or the name of the entry or gesture.
  public var label: Located<String>
  /// The part of the flow file that declares the action.
  public var owner: Owner
  /// The cause that starts the action.
  public var trigger: Trigger
  /// The `role` in the flow file, or nil.
  public var writtenRole: Role?
  /// What the label means by the words that the project's settings list.
  package var meanings: Set<KnownWords.Meaning> = []
  /// The one authentication method that the action starts.
  public var auth: AuthMethod?
  /// Whether the action empties the fields before its steps.
  public var clearsFields = false
  /// Whether the entry is not offered while the screen that it shows is in front (`once: true`).
  public var once = false
  /// Whether the action can happen as long as its screen is open, covered or not (`while: open`).
  public var isWhileOpen = false
  /// Whether the file does not say what starts the action (`by: code`); the trigger is then `system`.
  public var isTriggerUnknown = false
  /// The name in code: the `id`, or nil.
  public var codeID: Located<String>?
  /// The link that starts the entry, or nil.
  public var link: Located<String>?
  /// The free text of `note`.
  public var note: String?
  /// The condition under which the action is enabled.
  public var condition: Condition = .always
  /// The variables that change first, before the `set` of the case and of the result.
  public var set: [Assignment] = []
  /// The cases, at least one; the first whose condition holds is chosen.
  public var cases: [Case]
  /// The findings that `allow` accepts.
  public var allows: [Allow] = []
  /// The source range, including the label.
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

  /// The steps of all results of all cases.
  public var allSteps: [Step] { cases.flatMap { $0.results.flatMap(\.steps) } }

  /// All assignments of the action, its cases, results and steps, in the order of the file.
  public var assignments: [Assignment] {
    self.set + cases.flatMap { each in each.set + each.results.flatMap { $0.set + $0.steps.flatMap(\.assignments) } }
  }

  /// Whether some result removes no screen.
  public var mayKeepScreens: Bool {
    cases.contains { $0.results.contains { $0.steps.allSatisfy(\.kind.keepsScreens) } }
  }

  /// Whether the action may change a variable in any of its `set`s.
  public var setsVariables: Bool {
    if !self.set.isEmpty { return true }
    return cases.contains { each in
      !each.set.isEmpty
        || each.results.contains { result in
          !result.set.isEmpty
            || result.steps.contains { if case .set(let all) = $0.kind { !all.isEmpty } else { false } }
        }
    }
  }

  /// Whether a user starts the action: by a tap, or by a gesture with its own steps.
  @inlinable public var isUserInitiated: Bool {
    switch trigger {
    case .user, .gesture: true
    case .system, .arrival, .entry: false
    }
  }

  /// The role in the flow file, or else the role that the steps imply.
  ///
  /// An action whose only step is `cancel` has the role `cancel`, and one whose only step is `dismiss` has the role
  /// `close`. An action that can complete with another outcome than `cancelled` has the role `done`.
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
