import Diagnostics

/// What the window can show at its bottom.
public struct Root: Sendable {
  /// What a root is made of.
  public enum Kind: Sendable {
    /// Tabs by the screens that name them, and which is selected first.
    case tabs([Located<ScreenID>], start: Int)
    case stack(Located<ScreenID>)
    /// A single screen without a navigation bar.
    case screen(Located<ScreenID>)
    /// The entry of a task as the root of a stack.
    case task(Located<TaskID>, then: ThenID?)
  }

  /// Its place in the flow.
  public let id: RootID
  /// Its name among `roots`, or nil for the only `root`.
  public var name: Located<String>?
  /// What it is made of.
  public var kind: Kind
  /// The actions it offers.
  public var actions: [ActionID] = []
  /// Where it stands.
  public var range: SourceRange

  /// Creates a root.
  public init(id: RootID, name: Located<String>?, kind: Kind, range: SourceRange) {
    self.id = id
    self.name = name
    self.kind = kind
    self.range = range
  }

  /// The screens that name its tabs; empty for a root without tabs.
  public var tabs: [ScreenID] {
    if case .tabs(let tabs, _) = kind { tabs.map(\.value) } else { [] }
  }

  /// Whether it has a tab bar.
  public var hasTabs: Bool {
    if case .tabs = kind { true } else { false }
  }
}
