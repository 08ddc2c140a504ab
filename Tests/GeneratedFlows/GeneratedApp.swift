/// A generated flow of 10 to 30 screens with the shape of a real app.
///
/// Each tab has a stack of lists and details. There are sheets over them, some with their own stack. Tasks may fail
/// with an alert, and end with an outcome that the starting screen handles. Deep links close layers and push a screen.
/// Conditions depend on a few variables.
///
/// A first draft says less: its entries only name a screen, a tab or a task, and some popovers leave the screen beneath
/// usable.
public struct GeneratedApp {
  private struct UserTask {
    var name: String
    var steps: [String]
    var hasAlert: Bool
  }

  private let isFirstDraft: Bool
  private var random: SeededGenerator
  private let tabs: [String]
  /// The screens that each tab pushes, by tab.
  private let details: [[String]]
  private let sheets: [String]
  private let tasks: [UserTask]
  private let variables: [String]

  private init(seed: UInt64, isFirstDraft: Bool) {
    self.isFirstDraft = isFirstDraft
    var random = SeededGenerator(seed: seed)
    tabs = Array(["Home", "Search", "Wallet", "Profile"].prefix(random.number(1...4)))
    let count = tabs.count > 1 ? 2...3 : 4...6
    details = tabs.map { tab in (1...random.number(count)).map { "\(tab)\($0)" } }
    sheets = (1...random.number(2...4)).map { "Sheet\($0)" }
    tasks = (1...random.number(2...3)).map { task in
      UserTask(
        name: "task\(task)", steps: (1...random.number(1...2)).map { "Step\(task)_\($0)" },
        hasAlert: random.chance(50))
    }
    variables = Array(["account", "cart"].prefix(random.number(0...2)))
    self.random = random
  }

  /// The text of the flow file.
  public static func text(seed: UInt64, isFirstDraft: Bool = false) -> String {
    var app = GeneratedApp(seed: seed, isFirstDraft: isFirstDraft)
    return app.text()
  }

  private mutating func text() -> String {
    var lines = ["navflow: 1"]
    if random.chance(20) { lines.append("devices: [\(random.pick("pad", "phone, pad"))]") }
    lines += roots()
    if !variables.isEmpty { lines.append("state: { \(variables.map { "\($0): [off, on]" }.joined(separator: ", ")) }") }
    lines.append("screens:")
    for tab in tabs.indices {
      lines += tabScreen(tab)
      for place in details[tab].indices { lines += detail(place, of: tab) }
    }
    for sheet in sheets { lines += sheetScreen(sheet) }
    lines += [
      "  Alert: { kind: alert, actions: { OK: stay, Leave: \(random.pick("dismiss all", "pop root", "stay")) } }"
    ]
    lines.append("tasks:")
    for task in tasks { lines += self.task(task) }
    return (lines + entries()).joined(separator: "\n") + "\n"
  }

  private mutating func roots() -> [String] {
    let main = tabs.count > 1 ? "{ tabs: [\(tabs.joined(separator: ", "))] }" : "{ stack: Home }"
    guard random.chance(25), let task = tasks.first else { return ["root: \(main)"] }
    return ["roots:", "  door: { task: \(task.name), then: { done: root main } }", "  main: \(main)"]
      + (random.chance(70) ? [] : ["start: main"])
  }

  // MARK: Screens

  private mutating func tabScreen(_ tab: Int) -> [String] {
    var lines = ["  \(tabs[tab]):", "    actions:", "      Open: push \(details[tab][0])"]
    lines.append("      Show: \(present())")
    if random.chance(50) { lines.append("      Begin: \(start())") }
    if random.chance(20), let variable = random.pick(from: variables) {
      lines.append(
        "      Greeting: { by: arrival, when: { \(variable): off }, set: { \(variable): on }, present: Alert }")
    }
    return lines
  }

  private mutating func detail(_ place: Int, of tab: Int) -> [String] {
    let screens = details[tab]
    var lines = ["  \(screens[place]):"]
    if random.chance(20) { lines.append("    tabBar: hidden") }
    if random.chance(10) { lines.append("    back: hidden") }
    lines.append("    actions:")
    // Most apps push from list to detail; some have related items, so that the stack grows.
    let next = random.chance(25) ? random.pick(from: screens) : screens.dropFirst(place + 1).first
    if let next { lines.append("      Next: \(guarded("push: \(next)"))") }
    if random.chance(40) { lines.append("      Show: \(present())") }
    if random.chance(40) { lines.append("      Begin: \(start())") }
    if random.chance(20) { lines.append("      Top: pop root") }
    if random.chance(20), let tab = random.pick(from: tabs), tabs.count > 1 { lines.append("      Go: tab \(tab)") }
    lines.append("      Up: pop")
    return lines
  }

  private mutating func sheetScreen(_ name: String) -> [String] {
    var lines = ["  \(name):"]
    if random.chance(20) { lines += ["    gestures: { Swipe down: \(random.pick("none", "present Alert")) }"] }
    lines += ["    actions:", "      Close: dismiss"]
    if random.chance(50) { lines.append("      More: push \(random.pick(from: details.flatMap { $0 }) ?? "Home1")") }
    if random.chance(30) { lines.append("      Other: { \(set())do: [dismiss, \(present())] }") }
    if random.chance(30) { lines.append("      Begin: \(start())") }
    if random.chance(20) { lines.append("      Ask: { \(set())present: Alert }") }
    return lines
  }

  private mutating func present() -> String {
    if isFirstDraft, random.chance(15) {
      return "{ present: \(random.pick(from: sheets) ?? "Sheet1"), as: popover, modal: false }"
    }
    let style = random.chance(60) ? "" : ", as: \(random.pick("sheet", "fullScreen", "popover", "formSheet"))"
    let aside = random.chance(10) ? ", aside: true" : ""
    return "{ present: \(random.pick(from: sheets) ?? "Sheet1")\(style)\(aside) }"
  }

  // MARK: Tasks

  private mutating func task(_ task: UserTask) -> [String] {
    var lines = ["  \(task.name):", "    outcomes: [done, failed, cancelled]"]
    if random.chance(40) { lines.append("    presentation: \(random.pick("push", "fullScreen", "sheet"))") }
    lines.append("    screens:")
    for (place, step) in task.steps.enumerated() {
      lines += ["      \(step):", "        actions:", "          Cancel: cancel"]
      if random.chance(20) { lines.append("          Help: \(present())") }
      if random.chance(15) { lines.append("          Before: \(start())") }
      if place + 1 < task.steps.count {
        lines.append("          Next: \(guarded("push: \(task.steps[place + 1])"))")
      } else {
        let failure = task.hasAlert ? "present \(task.name)Failed" : "complete failed"
        lines.append("          Send: { \(set())either: { ok: complete done, failed: \(failure) } }")
      }
    }
    if task.hasAlert {
      let failure = random.pick("complete failed", "cancel", "stay")
      lines.append("      \(task.name)Failed: { kind: alert, actions: { Retry: stay, Stop: \(failure) } }")
    }
    return lines
  }

  private mutating func start() -> String {
    let task = random.pick(from: tasks)?.name ?? "task1"
    guard random.chance(60) else { return "start \(task)" }
    let follow = random.pick(
      "stay", "present Alert", "pop root", "push \(random.pick(from: details[0]) ?? "Home1")",
      "tab \(random.pick(from: tabs) ?? "Home")")
    let isTab = follow.hasPrefix("tab") && tabs.count == 1
    return "{ start: \(task), then: { \(random.pick("done", "failed", "cancelled")): \(isTab ? "stay" : follow) } }"
  }

  // MARK: Entries, conditions

  private mutating func entries() -> [String] {
    let count = random.number(isFirstDraft ? 1...3 : 0...2)
    if isFirstDraft { return ["entries:"] + (0..<count).map { "  Message \($0): \(draftedSteps())" } }
    return (count > 0 ? ["entries:"] : [])
      + (0..<count).map { number in
        let tab = random.number(0...tabs.count - 1)
        let select = tabs.count > 1 ? "tab \(tabs[tab]), " : ""
        let screen = random.pick(from: details[tab]) ?? "Home1"
        let goal = random.chance(70) ? "pop root, push \(screen)" : start()
        return "  Link \(number): { \(set())do: [dismiss all, \(select)\(goal)] }"
      }
  }

  /// Returns the steps of an entry of a first draft.
  private mutating func draftedSteps() -> String {
    let screen = random.pick(from: details.joined().map(\.self)) ?? "Home1"
    let sheet = random.pick(from: sheets) ?? "Sheet1"
    let select = tabs.count > 1 ? "[tab \(random.pick(from: tabs) ?? "Home"), push \(screen)]" : "push \(screen)"
    return random.pick(
      "push \(screen)", "present \(sheet)", "{ once: true, present: \(sheet) }", "{ push: \(screen), on: root }",
      "start \(random.pick(from: tasks)?.name ?? "task1")", select)
  }

  private mutating func guarded(_ step: String) -> String {
    guard random.chance(30), let variable = random.pick(from: variables) else { return "{ \(step) }" }
    return "{ \(step), when: { \(variable): \(random.pick("off", "on")) } }"
  }

  private mutating func set() -> String {
    guard random.chance(40), let variable = random.pick(from: variables) else { return "" }
    return "set: { \(variable): \(random.pick("off", "on")) }, "
  }
}
