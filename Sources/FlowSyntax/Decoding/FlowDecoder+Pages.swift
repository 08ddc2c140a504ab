import Diagnostics
import FlowModel

/// Pages: screens that stand beside each other in one place, with a swipe between neighbours.
extension FlowDecoder {
  /// Screens in their order, each with the place that names it.
  struct PageGroup {
    var screens: [Located<ScreenID>]
    /// Whether the last page is beside the first.
    var wraps: Bool
  }

  /// Decodes `pages` and `wraps` of a file or a task.
  mutating func pages(_ fields: Fields, of task: TaskID?) {
    guard let pair = fields[PageKeys.pages.name] else {
      guard let place = fields.place(of: PageKeys.wraps) else { return }
      return reader.report(
        FileRules.unknownKey, "\"wraps\" is only allowed beside `pages`", at: place, help: "write `pages` beside it")
    }
    let node = pair.value.placed(after: pair)
    let wraps = reader.value(of: PageKeys.wraps, in: fields)?.value ?? false
    guard let groups = Self.groups(of: node) else {
      return reader.report(
        FileRules.wrongType, "\"pages\" expects a list of screens", at: node.place,
        help: "write the pages from left to right: [SCREEN, SCREEN]")
    }
    for group in groups {
      pageGroups.append(PageGroup(screens: [], wraps: wraps))
      for name in group {
        guard let screen = page(name, of: task) else { continue }
        pageGroups[pageGroups.count - 1].screens.append(Located(screen, at: name.range))
      }
    }
  }

  /// Returns the names in a list, or in several lists; nil for anything else.
  private static func groups(of node: Node) -> [[Located<String>]]? {
    guard let items = node.items, !items.isEmpty else { return nil }
    let lists = items.allSatisfy { $0.text != nil } ? [items] : items.map { $0.items ?? [] }
    let names = lists.map { $0.compactMap { item in item.text.map { Located($0, at: item.range) } } }
    let isWhole = zip(lists, names).allSatisfy { !$0.isEmpty && $0.count == $1.count }
    return isWhole ? names : nil
  }

  private mutating func page(_ name: Located<String>, of task: TaskID?) -> ScreenID? {
    guard let screen = screen(name) else { return nil }
    checkPlacement(of: screen, at: name.range, as: "be a page")
    let known = pageGroups.flatMap(\.screens)
    if let first = known.first(where: { $0.value == screen }) {
      reader.report(
        FileRules.duplicateName, "\"\(name.value.shortened)\" is a page already", at: name.range,
        help: "leave it out here", notes: [Note("it is listed here", at: first.range)])
      return nil
    }
    guard flow[screen].task != task else { return screen }
    let own = name.value.shortened
    let owner = flow[screen].task.map { flow[$0].name.value.shortened }
    reader.report(
      FileRules.misplacedScreen,
      owner.map { "\"\(own)\" belongs to the task \"\($0)\", so it cannot be a page here" }
        ?? "\"\(own)\" belongs to no task, so it cannot be a page here",
      at: name.range, help: "write `pages` where the screen is defined: beside the same `screens`",
      notes: [Note("the screen is defined here", at: flow[screen].name.range)])
    return nil
  }

  /// Adds the swipes to the neighbours of each page, except those that its screen or task replaces or removes.
  mutating func addSwipesBetweenPages() {
    for group in pageGroups {
      for (place, page) in group.screens.enumerated() {
        for (gesture, distance) in [(Gesture.swipeLeft, 1), (.swipeRight, -1)] {
          add(gesture, to: group.neighbour(of: place, distance), on: page)
        }
        checkLabels(of: page.value)
      }
    }
  }

  private mutating func add(_ gesture: Gesture, to next: ScreenID?, on page: Located<ScreenID>) {
    guard let next, flow[page.value].override(of: gesture) == nil else { return }
    let id = ActionID(flow.actions.count)
    let result = Action.CaseResult(steps: [Step(.replace(next), at: page.range)], range: page.range)
    flow.actions.append(
      Action(
        id: id, label: Located(flow.name(of: gesture), at: page.range), owner: .screen(page.value),
        trigger: .gesture(gesture), cases: [Action.Case(results: [result], range: page.range)], range: page.range))
    let all = flow[page.value].gestures + [(gesture, .action(id))]
    flow.screens[page.value.index].gestures = all.sorted { $0.gesture.place < $1.gesture.place }
  }

  /// Reports actions of a page whose label is the name of a swipe between pages.
  private mutating func checkLabels(of page: ScreenID) {
    for action in flow[page].actions {
      let label = flow[action].label
      if GestureName(label.value)?.isBetweenPages == true { reportGestureLabel(label) }
    }
  }
}

extension FlowDecoder.PageGroup {
  /// Returns the page at some distance from another, or nil if there is none.
  fileprivate func neighbour(of place: Int, _ distance: Int) -> ScreenID? {
    let count = screens.count
    let next = wraps ? (place + distance + count) % count : place + distance
    guard screens.indices.contains(next), next != place else { return nil }
    return screens[next].value
  }
}
