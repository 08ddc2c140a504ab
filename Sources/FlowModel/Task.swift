import Diagnostics

/// What the user set out to do: it starts, ends with an outcome, and control returns to who started it.
public struct Task: Sendable {
  /// How large a task is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case simple, multiStep, fullScreen
  }

  /// What a task is for, where rules ask.
  public enum Purpose: String, Hashable, Sendable, CaseIterable {
    case signIn, signUp, passwordReset, onboarding
  }

  /// Its place in the flow.
  public let id: TaskID
  /// Its name, unique among screens and tasks, where it is defined.
  public var name: Located<String>
  /// The title as users read it.
  public var title: Located<String>?
  /// Free text.
  public var note: String?
  /// How large it is: as written, else `simple` with at most one screen (alerts and their like not counted), else `multiStep`.
  public var kind: Kind = .simple
  /// How `start` shows it, where that is written.
  public var presentation: PerDevice<PresentationStyle>?
  /// The outcomes it lists.
  public var outcomes: [Located<OutcomeID>] = []
  /// Its first screen: as written, else the first one listed.
  public var entry: ScreenID
  /// What it is for.
  public var purpose: Purpose?
  /// Its screens in the order of the file.
  public var screens: [ScreenID] = []
  /// The actions it puts on each of its screens.
  public var actions: [ActionID] = []
  /// Findings accepted here.
  public var allows: [Allow] = []

  /// Creates a task without screens.
  public init(id: TaskID, name: Located<String>, entry: ScreenID) {
    self.id = id
    self.name = name
    self.entry = entry
  }

  /// The title, or the name where there is no title.
  public var displayTitle: String { title?.value ?? name.value }

  /// Whether it may end with an outcome: a listed one, or `cancelled`, which needs no listing.
  public func declares(_ outcome: OutcomeID) -> Bool {
    outcome == .cancelled || outcomes.contains { $0.value == outcome }
  }

  /// Whether `outcomes` lists `cancelled`.
  public var listsCancelled: Bool { outcomes.contains { $0.value == .cancelled } }

  /// Whether it can end with something else than `cancelled`.
  public var hasOwnOutcomes: Bool { outcomes.contains { $0.value != .cancelled } }

  /// How `start` shows it on a device when the step does not say.
  public func presentation(on device: Device) -> PresentationStyle {
    presentation?.style(on: device) ?? (kind == .fullScreen ? .fullScreen : .sheet)
  }
}
