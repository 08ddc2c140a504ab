import Diagnostics
import FlowModel

/// The tabs of roots.
extension FlowDecoder {
  /// A tab as the file writes it.
  private struct WrittenTab {
    let screen: Located<ScreenID>
    var split: Root.Split?
    var label: Located<String>?
    var icon: Located<String>?
  }

  /// Decodes a tab that is more than the name of a screen: a split view, or a screen with a label.
  private mutating func tabObject(_ item: Node, _ written: inout Set<String>) -> WrittenTab? {
    guard let fields = reader.fields(of: item, as: RootKeys.tab, named: "tabs") else {
      names.knowsTabs = false
      return nil
    }
    var tab: WrittenTab?
    if let name = reader.value(of: RootKeys.screen, in: fields) {
      tab = screenTab(name, &written)
    } else if fields[RootKeys.split.name] != nil {
      if let split = columns(fields), let first = split.columns.first { tab = WrittenTab(screen: first, split: split) }
    } else if !fields.isIncomplete {
      reader.report(
        FileRules.missingKey, "this tab has neither \"screen\" nor \"split\"", at: item.place,
        help: RootKeys.tab.request)
    }
    if tab == nil { names.knowsTabs = false }
    tab?.label = reader.value(of: RootKeys.label, in: fields)
    tab?.icon = reader.value(of: RootKeys.icon, in: fields)
    return tab
  }

  /// Decodes a tab bar.
  mutating func tabs(_ fields: Fields) -> Root.Content? {
    guard let pair = fields[RootKeys.tabs.name] else { return nil }
    let node = pair.value.placed(after: pair)
    guard !node.isAbsent else {
      reader.wrongType(node, for: RootKeys.tabs.name, expected: RootKeys.tabs.description.shape)
      return nil
    }
    let items = reader.items(of: node, for: RootKeys.tabs.name)
    if items.isEmpty, node.items != nil { reportNoTabs(node.place) }
    var content = Root.Content(.tabs([], start: 0))
    var tabs: [Located<ScreenID>] = []
    var written: Set<String> = []
    for item in items {
      guard let own = self.tab(item, &written) else { continue }
      let tab = own.screen
      if let first = tabs.first(where: { $0.value == tab.value }) {
        reader.report(
          FileRules.duplicateName, "\"\(flow[tab.value].name.value.shortened)\" is listed twice as a tab",
          at: tab.range, help: "keep one of them", notes: [Note("the first one is here", at: first.range)])
        continue
      }
      if let split = own.split { content.splits[tabs.count] = split }
      add(own, at: tabs.count, to: &content)
      tabs.append(tab)
      if names.tabs.insert(tab.value).inserted { names.tabNames.append(flow[tab.value].name.value) }
    }
    content.kind = .tabs(tabs, start: selectedTab(fields, written, tabs))
    return content
  }

  /// Adds the words and the symbol of a tab to the content of a root.
  private mutating func add(_ tab: WrittenTab, at place: Int, to content: inout Root.Content) {
    content.icons[place] = tab.icon
    guard let label = tab.label else { return }
    if let first = content.labels.values.first(where: { $0.value == label.value }) {
      reader.report(
        FileRules.duplicateName, "two tabs have the label \"\(label.value.shortened)\"", at: label.range,
        help: "users cannot tell them apart: give one of them another label",
        notes: [Note("the first one is here", at: first.range)])
      return
    }
    content.labels[place] = label
    names.tabLabels[label.value] = tab.screen.value
  }

  /// Decodes a tab: the name of a screen, or a map with its screen or split view.
  private mutating func tab(_ item: Node, _ written: inout Set<String>) -> WrittenTab? {
    if item.pairs != nil { return tabObject(item, &written) }
    guard let name = reader.text(of: item, for: RootKeys.tabs.name, expected: .name(of: "screen")) else { return nil }
    return screenTab(name, &written)
  }

  private mutating func screenTab(_ name: Located<String>, _ written: inout Set<String>) -> WrittenTab? {
    written.insert(name.value)
    guard let screen = screen(name, instead: "a tab is named by its screen") else {
      if let meant = assumeTab(name) { written.insert(meant) }
      return nil
    }
    checkPlacement(of: screen, at: name.range, as: "be a tab")
    return WrittenTab(screen: Located(screen, at: name.range))
  }

  /// Adds to the tabs the screen that a misspelt tab probably means, so that no `tab` step to it is reported as well.
  private mutating func assumeTab(_ name: Located<String>) -> String? {
    let near = reader.nearest(to: name.value, among: screenNames, of: .screens)
    guard let near, case .screen(let screen) = names.definitions[near] else {
      names.knowsTabs = false
      return nil
    }
    names.tabs.insert(screen)
    return near
  }

  private mutating func reportNoTabs(_ place: SourceRange) {
    reader.report(
      FileRules.wrongType, "\"tabs\" names no tab", at: place, help: "write the tabs' screens: [SCREEN, SCREEN]")
  }

  private mutating func selectedTab(
    _ fields: Fields, _ written: Set<String>, _ tabs: [Located<ScreenID>]
  ) -> Int {
    guard let start = reader.value(of: RootKeys.start, in: fields) else { return 0 }
    if let place = tabs.firstIndex(where: { flow[$0.value].name.value == start.value }) {
      use(flow[tabs[place].value].name.range, from: start.range)
      return place
    }
    if written.contains(start.value) { return 0 }
    reader.reportUnknown(
      FileRules.unknownName, "\"\(start.value.shortened)\" is not one of the tabs", word: start.value, at: start.range,
      known: tabs.map { flow[$0.value].name.value })
    return 0
  }
}
