import Diagnostics

/// A task of the user: it starts, ends with an outcome, and control returns to the screen that started it.
public struct UserTask: Sendable {
  /// The size of a task.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case simple, multiStep, fullScreen
  }

  /// The purpose of a task, for the rules that depend on it.
  public enum Purpose: String, Hashable, Sendable, CaseIterable {
    case signIn, signUp, passwordReset, onboarding
  }

  /// The index in the flow's table.
  public let id: TaskID
  /// The name, unique among screens and tasks, with the source range of its definition.
  public var name: Located<String>
  /// The title as users read it.
  public var title: Located<String>?
  /// The free text of `note`.
  public var note: String?
  /// The name in code: the `id`, or nil.
  public var codeID: Located<String>?
  /// The size in the flow file, or else `simple` for at most one screen and `multiStep` for more.
  ///
  /// One-screen layers such as alerts do not count.
  public var kind: Kind = .simple
  /// The presentation style that `start` uses by default, or nil.
  public var presentation: PerDevice<PresentationStyle>?
  /// The declared outcomes.
  public var outcomes: [Located<OutcomeID>] = []
  /// The first screen: the declared one, or else the first in the list.
  public var entry: ScreenID
  /// The screens that `start` pushes on the first one, if `entry` lists several.
  public var opened: [ScreenID] = []
  /// What must hold before the task starts.
  public var need: Need?
  /// What holds after each outcome.
  public var gifts: [Gift] = []
  /// The range of `opened: elsewhere`, if something that is not in the file starts the task too; else nil.
  public var openedElsewhere: SourceRange?
  /// The purpose.
  public var purpose: Purpose?
  /// The screens in file order.
  public var screens: [ScreenID] = []
  /// The actions that the task adds to each of its screens.
  public var actions: [ActionID] = []
  /// The findings that `allow` accepts.
  public var allows: [Allow] = []

  /// Creates a task without screens.
  public init(id: TaskID, name: Located<String>, entry: ScreenID) {
    self.id = id
    self.name = name
    self.entry = entry
  }

  /// The title, or the name where there is no title.
  public var displayTitle: String { title?.value ?? name.value }

  /// The title, if it says more than the name.
  public var distinctTitle: String? { title?.value.distinct(from: name.value) }

  /// Returns whether the task can end with an outcome: a declared one, or `cancelled`.
  public func declares(_ outcome: OutcomeID) -> Bool {
    outcome == .cancelled || outcomes.contains { $0.value == outcome }
  }

  /// Whether `outcomes` lists `cancelled`.
  public var listsCancelled: Bool { outcomes.contains { $0.value == .cancelled } }

  /// Whether the task can end with another outcome than `cancelled`.
  public var hasOwnOutcomes: Bool { outcomes.contains { $0.value != .cancelled } }

  /// Returns the presentation style of `start` on a device if the step gives none.
  public func presentation(on device: Device) -> PresentationStyle {
    presentation?.style(on: device) ?? (kind == .fullScreen ? .fullScreen : .sheet)
  }
}

/// The name of a result with which a task ends.
public struct Outcome: Hashable, Sendable {
  /// The name in flow files.
  public var name: String

  /// Creates an outcome.
  public init(name: String) { self.name = name }
}

extension ID<Outcome> {
  /// The outcome of gestures and of `cancel`; it is the first outcome of every flow.
  public static let cancelled = OutcomeID(0)
}
