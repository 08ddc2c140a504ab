import Diagnostics

/// A root of the window.
public struct Root: Sendable {
  /// The kind of a root, and its first screens.
  public enum Kind: Sendable {
    /// The screens that name the tabs, and the index of the tab selected first.
    case tabs([Located<ScreenID>], start: Int)
    /// A stack, or a split view whose first column begins with the screen.
    case stack(Located<ScreenID>)
    /// A single screen without a navigation bar.
    case screen(Located<ScreenID>)
    /// A stack whose first screen is the first screen of a task.
    case task(Located<TaskID>, then: ThenID?)
  }

  /// A split view: stacks side by side.
  public struct Split: Sendable {
    /// The first screen of each column, from left to right.
    public var columns: [Located<ScreenID>]
    /// The column that is in use at first, and whose screen is in front where the split collapses.
    public var start: Int

    /// Creates a split.
    public init(columns: [Located<ScreenID>], start: Int) {
      self.columns = columns
      self.start = start
    }
  }

  /// The content of a root on a device.
  public struct Content: Sendable {
    /// The kind, and the first screens.
    public var kind: Kind
    /// The split views, by the index of their tab; 0 in a root without tabs.
    public var splits: [Int: Split] = [:]
    /// The screens above the first one at the beginning, by the index of their tab.
    public var pushed: [Int: [Located<ScreenID>]] = [:]
    /// The words in the tab bar that are not the title of the tab's screen, by the index of the tab.
    public var labels: [Int: Located<String>] = [:]
    /// The names of the symbols in the tab bar, by the index of the tab.
    public var icons: [Int: Located<String>] = [:]

    /// Creates the content of a root.
    public init(_ kind: Kind) { self.kind = kind }
  }

  /// The index in the flow's table.
  public let id: RootID
  /// The name under `roots`, or nil for the only `root`.
  public var name: Located<String>?
  /// The content on the flow's first device.
  public var content: Content
  /// The content on each device, if the file gives one for each; else empty.
  public var contents: [Device: Content] = [:]
  /// The actions that the root offers.
  public var actions: [ActionID] = []
  /// The source range.
  public var range: SourceRange

  /// Creates a root.
  public init(id: RootID, name: Located<String>?, kind: Kind, range: SourceRange) {
    self.id = id
    self.name = name
    content = Content(kind)
    self.range = range
  }

  /// The kind, and the first screens.
  public var kind: Kind {
    get { content.kind }
    set { content.kind = newValue }
  }

  /// The screens that name the tabs; empty for a root without tabs.
  public var tabs: [ScreenID] { content.tabs }

  /// Whether the root has a tab bar.
  public var hasTabs: Bool { content.hasTabs }
}

extension Root.Content {
  /// The screens that name the tabs; empty without tabs.
  public var tabs: [ScreenID] {
    if case .tabs(let tabs, _) = kind { tabs.map(\.value) } else { [] }
  }

  /// Whether there is a tab bar.
  public var hasTabs: Bool {
    if case .tabs = kind { true } else { false }
  }

  /// The content on iPhone, where each split view is one stack.
  public var collapsed: Root.Content {
    var copy = self
    copy.splits = [:]
    for (tab, split) in splits where split.start > 0 { copy.pushed[tab] = Array(split.columns[1...split.start]) }
    return copy
  }
}
