/// The stacks of a root: one for each tab, or several side by side in a split view.
///
/// Stacks are numbered tab by tab, and from left to right in a split view.
extension Root {
  /// Whether some tab, or the root itself, is a split view.
  @inlinable public var hasColumns: Bool { !content.splits.isEmpty }

  /// The number of tabs; 1 for a root without tabs.
  private var tabCount: Int { if case .tabs(let tabs, _) = kind { max(1, tabs.count) } else { 1 } }

  /// The number of stacks.
  public var stackCount: Int { content.splits.reduce(tabCount) { $0 + $1.value.columns.count - 1 } }

  /// Returns the stacks of a tab.
  public func stacks(ofTab tab: Int) -> Range<Int> {
    guard hasColumns else { return tab..<tab + 1 }
    let first = (0..<tab).reduce(0) { $0 + width(ofTab: $1) }
    return first..<first + width(ofTab: tab)
  }

  /// Returns the tab that a stack belongs to; 0 in a root without tabs.
  public func tab(ofStack stack: Int) -> Int {
    guard hasColumns else { return stack }
    return (0..<tabCount).first { stacks(ofTab: $0).contains(stack) } ?? 0
  }

  /// Returns all columns of the split view that contains a stack; none for a stack outside split views.
  public func columns(besideStack stack: Int) -> Range<Int> {
    guard hasColumns else { return 0..<0 }
    let own = stacks(ofTab: tab(ofStack: stack))
    return own.count > 1 ? own : 0..<0
  }

  /// Returns the stack that is in use when a tab is selected.
  public func startStack(ofTab tab: Int) -> Int { stacks(ofTab: tab).lowerBound + (content.splits[tab]?.start ?? 0) }

  /// The stack that is in use at first.
  public var startStack: Int {
    if case .tabs(_, let start) = kind { startStack(ofTab: start) } else { startStack(ofTab: 0) }
  }

  /// Returns the first screen of a column in the file, which is its name; nil for a stack outside split views.
  public func column(ofStack stack: Int) -> ScreenID? {
    let own = columns(besideStack: stack)
    guard own.contains(stack) else { return nil }
    return content.splits[tab(ofStack: stack)]?.columns[stack - own.lowerBound].value
  }

  private func width(ofTab tab: Int) -> Int { content.splits[tab]?.columns.count ?? 1 }
}

extension Flow {
  /// Returns the screens of each stack of a root at the beginning, from the bottom.
  public func stacks(of root: RootID) -> [[ScreenID]] {
    let firsts = self[root].hasTabs ? self[root].tabs : [bottomScreen(of: root)]
    return firsts.enumerated().flatMap { tab, screen -> [[ScreenID]] in
      if let split = self[root].content.splits[tab] { return split.columns.map { [$0.value] } }
      return [[screen] + (self[root].content.pushed[tab] ?? []).map(\.value)]
    }
  }

  /// Returns the first screens of a root's tabs or stack, then its other screens at launch.
  ///
  /// These are the first screens of further columns, and the screens that are pushed at launch.
  public func firstScreens(of root: Root) -> [ScreenID] {
    let firsts = root.hasTabs ? root.tabs : [bottomScreen(of: root.content)]
    return firsts
      + firsts.indices.flatMap { tab in
        ((root.content.splits[tab]?.columns.dropFirst() ?? []) + (root.content.pushed[tab] ?? [])).map(\.value)
      }
  }

  /// Returns the flow with the content that each root has on a device.
  public func on(_ device: Device) -> Flow {
    guard roots.contains(where: { $0.dependsOnDevice }) else { return self }
    var copy = self
    for place in copy.roots.indices {
      let content = roots[place].contents[device] ?? roots[place].content
      copy.roots[place].content = device == .phone ? content.collapsed : content
      copy.roots[place].contents = [:]
    }
    return copy
  }

  /// The roots as on the flow's devices; a root with a content for each device occurs once for each.
  ///
  /// A split view occurs once, with its columns, although it collapses on iPhone.
  public var rootsOnDevices: [Root] {
    roots.flatMap { root -> [Root] in
      guard !root.contents.isEmpty else { return [root] }
      return devices.compactMap { device in
        var copy = root
        copy.content = root.contents[device] ?? root.content
        return copy
      }
    }
  }
}

extension Root {
  /// Whether the content differs between devices: the file says so, or a split view collapses on iPhone.
  public var dependsOnDevice: Bool { !contents.isEmpty || hasColumns }
}
