import Diagnostics

/// A root of the window.
public struct Root: Sendable {
  /// The content of a root.
  public enum Kind: Sendable {
    /// The screens that name the tabs, and the index of the tab selected first.
    case tabs([Located<ScreenID>], start: Int)
    case stack(Located<ScreenID>)
    /// A single screen without a navigation bar.
    case screen(Located<ScreenID>)
    /// A stack whose first screen is the first screen of a task.
    case task(Located<TaskID>, then: ThenID?)
  }

  /// The index in the flow's table.
  public let id: RootID
  /// The name under `roots`, or nil for the only `root`.
  public var name: Located<String>?
  /// The content.
  public var kind: Kind
  /// The actions that the root offers.
  public var actions: [ActionID] = []
  /// The source range.
  public var range: SourceRange

  /// Creates a root.
  public init(id: RootID, name: Located<String>?, kind: Kind, range: SourceRange) {
    self.id = id
    self.name = name
    self.kind = kind
    self.range = range
  }

  /// The screens that name the tabs; empty for a root without tabs.
  public var tabs: [ScreenID] {
    if case .tabs(let tabs, _) = kind { tabs.map(\.value) } else { [] }
  }

  /// Whether the root has a tab bar.
  public var hasTabs: Bool {
    if case .tabs = kind { true } else { false }
  }
}
