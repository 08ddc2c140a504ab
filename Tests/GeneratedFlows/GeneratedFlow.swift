/// A small random flow file that is nearly always valid, is unusual, and uses most features of the language.
///
/// It is text, so that it is read in the same way as a designer's file.
public struct GeneratedFlow {
  private var random: SeededGenerator
  private let features: Features
  private let free: [String]
  private let alerts: [String]
  private let tasks: [(name: String, screens: [String], alerts: [String])]
  private let variables: [String]
  private let hasCounter: Bool
  private var rootNames: [String] = []
  /// The variables with one initial value.
  private var resettable: [String] = []
  private var lock: String?
  private var tabs: [String] = []
  private var columns: [String] = []

  /// Creates the generator of one flow.
  public init(seed: UInt64, features: Features = Features()) {
    var random = SeededGenerator(seed: seed)
    free = (1...random.number(2...4)).map { "S\($0)" }
    alerts = (0..<random.number(0...2)).map { "A\($0)" }
    tasks = (0..<random.number(features.gates ? 1...3 : 0...3)).map { task in
      (
        "t\(task)", (1...random.number(1...3)).map { "T\(task)_\($0)" },
        random.chance(30) ? ["T\(task)_alert"] : []
      )
    }
    variables = (0..<random.number((features.gates ? 1 : 0)...features.variables)).map { "v\($0)" }
    hasCounter = features.variables > 0 && random.chance(15)
    self.features = features
    self.random = random
  }

  /// The text of the flow file.
  public static func text(seed: UInt64, features: Features = Features()) -> String {
    var flow = GeneratedFlow(seed: seed, features: features)
    return flow.text()
  }

  // MARK: The file

  private mutating func text() -> String {
    var lines = ["navflow: 1"]
    if features.splitViews {
      lines.append(random.chance(50) ? "devices: [phone, pad]" : "devices: [pad]")
    } else if random.chance(30) {
      lines.append("devices: [phone, pad]")
    } else if random.chance(20) {
      lines.append("devices: [pad]")
    }
    lines += roots()
    if !variables.isEmpty || hasCounter { lines.append("state:") }
    if hasCounter { lines.append("  n: { from: 0, to: 2 }") }
    for variable in variables {
      let isAny = random.chance(25)
      if !isAny { resettable.append(variable) }
      lines.append(isAny ? "  \(variable): { values: [a, b], initial: any }" : "  \(variable): [a, b]")
    }
    lines.append("screens:")
    if features.entries, !variables.isEmpty, random.chance(30) { lock = random.pick(from: free) }
    for screen in free { lines += self.screen(screen, task: nil, indent: "  ") }
    for alert in alerts { lines += self.alert(alert, task: nil, indent: "  ") }
    lines += pages(free, indent: "")
    if !tasks.isEmpty { lines.append("tasks:") }
    for task in tasks { lines += self.task(task) }
    lines += entries()
    if features.relaunches { lines.append(relaunch()) }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func roots() -> [String] {
    guard features.roots, random.chance(25) else { return ["root: \(withActions(root(), "R0"))"] }
    rootNames = ["r1", "r2"]
    return ["roots:"] + rootNames.map { "  \($0): \(withActions(root(), $0.uppercased()))" }
  }

  /// Returns a root with an action of its own.
  private mutating func withActions(_ root: String, _ label: String) -> String {
    guard features.rootActions, root.hasSuffix(" }") else { return root }
    let condition = random.pick(from: variables).map { random.chance(30) ? "when: { \($0): a }, " : "" } ?? ""
    return root.dropLast(2) + ", actions: { \(label): { \(condition)do: [\(phrase(in: nil))] } } }"
  }

  private mutating func root() -> String {
    guard features.splitViews else { return plainRoot() }
    if random.chance(20) { return "{ phone: \(plainRoot()), pad: \(split()) }" }
    if features.tabs, random.chance(25) {
      let tab = free[free.count - 1]
      let columns = Array(free.dropLast())
      guard columns.count > 1 else { return split() }
      tabs += [tab, columns[0]].filter { !tabs.contains($0) }
      return "{ tabs: [\(tab), \(split(columns))], start: \(random.pick(tab, columns[0])) }"
    }
    return random.chance(10) ? "{ stack: [\(free[0]), \(free[1])] }" : split()
  }

  /// Returns a split view of some screens that belong to no task.
  private mutating func split(_ screens: [String]? = nil) -> String {
    let columns = Array((screens ?? free).prefix(random.number(2...3)))
    for column in columns where !self.columns.contains(column) { self.columns.append(column) }
    let collapsed = random.chance(30) ? ", collapsed: \(random.pick(from: columns) ?? columns[0])" : ""
    return "{ split: [\(columns.joined(separator: ", "))]\(collapsed) }"
  }

  private mutating func plainRoot() -> String {
    if features.tabs, random.chance(40) {
      var some = Array(free.shuffled(using: &random).prefix(random.number(1...3)))
      if let task = random.pick(from: tasks), random.chance(15) { some.append(task.screens[0]) }
      for tab in some where !tabs.contains(tab) { tabs.append(tab) }
      return "{ tabs: [\(some.joined(separator: ", "))] }"
    }
    if let task = random.pick(from: tasks), random.chance(20) {
      return random.chance(50) && !features.gates
        ? "{ task: \(task.name), then: { done: \(phrase(in: nil)) } }" : "{ task: \(task.name) }"
    }
    return "{ \(random.chance(85) ? "stack" : "screen"): \(free[0]) }"
  }

  private mutating func task(_ task: (name: String, screens: [String], alerts: [String])) -> [String] {
    var lines = ["  \(task.name):", "    outcomes: [done\(random.chance(70) ? ", cancelled" : "")]"]
    if random.chance(50) { lines.append("    presentation: \(style())") }
    if features.gates {
      lines.append(
        task.name == "t0" ? "    gives: { v0: b }" : random.chance(40) ? "    needs: { v0: b }" : "    kind: multiStep")
    }
    if random.chance(20) { lines += ["    actions:", "      Leave: cancel"] }
    if features.splitViews, task.screens.count > 1, random.chance(30) {
      lines.append("    entry: [\(task.screens[1]), \(task.screens[0])]")
    }
    if task.name == tasks.first?.name { lines.append("    purpose: signIn") }
    lines += pages(task.screens, indent: "    ")
    lines.append("    screens:")
    for screen in task.screens { lines += self.screen(screen, task: task.name, indent: "      ") }
    for alert in task.alerts { lines += self.alert(alert, task: task.name, indent: "      ") }
    return lines
  }

  private mutating func screen(_ name: String, task: String?, indent: String) -> [String] {
    var lines = ["\(indent)\(name):"]
    if features.marks { lines += marks(indent) }
    if features.gates, task == nil, random.chance(35) { lines.append("\(indent)  needs: { v0: b }") }
    if random.chance(15) { lines.append("\(indent)  back: hidden") }
    if random.chance(15) { lines.append("\(indent)  tabBar: hidden") }
    if random.chance(15) {
      lines += ["\(indent)  input: true", "\(indent)  fields: [{ name: new, content: newPassword }]"]
    }
    if random.chance(15) {
      let gesture =
        features.pages ? random.pick("Back", "Swipe left", "Swipe right") : random.pick("Back", "Swipe down")
      lines.append("\(indent)  gestures: { \(gesture): \(override(task)) }")
    }
    if name == lock { lines.append("\(indent)  lock: true") }
    lines.append("\(indent)  actions:")
    for place in 0..<random.number(1...3) { lines.append("\(indent)    a\(place): \(action(in: task))") }
    return lines
  }

  /// Returns some screens as pages.
  private mutating func pages(_ screens: [String], indent: String) -> [String] {
    guard features.pages, screens.count > 1, random.chance(60) else { return [] }
    let some = screens.shuffled(using: &random).prefix(random.number(2...screens.count))
    return ["\(indent)pages: [\(some.joined(separator: ", "))]"] + (random.chance(30) ? ["\(indent)wraps: true"] : [])
  }

  private mutating func marks(_ indent: String) -> [String] {
    var lines: [String] = []
    if random.chance(30) { lines.append("\(indent)  item: thing") }
    if random.chance(15) { lines.append("\(indent)  opened: elsewhere") }
    if random.chance(15) { lines.append("\(indent)  exits: unknown") }
    return lines
  }

  private mutating func alert(_ name: String, task: String?, indent: String) -> [String] {
    let kind = random.pick("alert", "alert", "actionSheet", "external", "system", "prompt")
    return [
      "\(indent)\(name):", "\(indent)  kind: \(kind)", "\(indent)  actions:", "\(indent)    OK: \(action(in: task))",
    ]
  }

  private mutating func entries() -> [String] {
    guard features.entries, random.chance(25) else { return [] }
    let condition = random.chance(40) ? "where: { task: { not: \(tasks.first?.name ?? "none") } }, " : ""
    let once = random.chance(30) ? "once: true, " : ""
    return ["entries:", "  Link: { \(once)\(condition)do: [\(steps(in: nil))] }"] + lockEntry()
  }

  private mutating func relaunch() -> String {
    let restored = random.chance(50) ? "restored: true" : ""
    let forgotten = random.pick(from: resettable).map { random.chance(50) ? "forgotten: [\($0)]" : "" } ?? ""
    return "relaunch: { \([restored, forgotten].filter { !$0.isEmpty }.joined(separator: ", ")) }"
  }

  /// Returns an entry that shows the lock, if a screen is one.
  private mutating func lockEntry() -> [String] {
    guard let lock, let variable = variables.first else { return [] }
    let place = random.chance(40) ? ", where: { \(clause()) }" : ""
    let how = random.pick("present: \(lock)", "present: \(lock), as: fullScreen, aside: true", "push: \(lock)")
    return ["  Lock: { when: { \(variable): \(random.pick("a", "b")) }\(place), \(how) }"]
  }

  // MARK: Actions

  private mutating func override(_ task: String?) -> String { random.chance(40) ? "none" : "[\(steps(in: task))]" }

  private mutating func action(in task: String?) -> String {
    if hasCounter, random.chance(30) { return counting(in: task) }
    if features.openActions, random.chance(25) {
      return "{ by: system, while: open, do: [\(steps(in: task))] }"
    }
    if features.marks, random.chance(10) {
      return random.pick(
        "{ pop: to \(anyScreen()), ifThere: true }", "{ present: \(plainScreen()), as: unknown }",
        "{ by: code, do: [\(steps(in: task))] }")
    }
    switch random.number(0...9) {
    case 0: return "{ either: { yes: \(result(in: task)), no: [\(steps(in: task))] } }"
    case 1:
      let value = random.chance(30) ? "{ not: b }" : "a"
      return variables.isEmpty ? phrase(in: task) : "{ when: { \(tested()): \(value) }, do: [\(steps(in: task))] }"
    case 2:
      guard let variable = random.pick(from: variables) else { return phrase(in: task) }
      return "{ set: { \(variable): \(random.pick("a", "b")) }, do: [\(steps(in: task))] }"
    case 3: return "{ cases: [{ where: { \(clause()) }, do: [\(steps(in: task))] }, \(phrase(in: task))] }"
    case 4 where features.oddities: return "{ by: \(random.pick("system", "arrival")), do: [\(steps(in: task))] }"
    case 5, 6: return "[\(steps(in: task))]"
    default: return phrase(in: task)
    }
  }

  /// Returns an action that counts, or that depends on the counter.
  private mutating func counting(in task: String?) -> String {
    let condition = random.pick("2", "[0, 1]", "{ not: 0 }", "{ atLeast: 1 }")
    return random.chance(60)
      ? "{ set: { n: \(random.pick("+1", "+1", "-1", "0")) }, do: [\(steps(in: task))] }"
      : "{ when: { n: \(condition) }, do: [\(steps(in: task))] }"
  }

  /// Returns the steps of a result, sometimes in cases.
  private mutating func result(in task: String?) -> String {
    guard !variables.isEmpty, random.chance(40) else { return "[\(steps(in: task))]" }
    return
      "{ cases: [{ when: { \(tested()): \(random.pick("a", "b")) }, do: [\(steps(in: task))] }, \(phrase(in: task))] }"
  }

  private mutating func tested() -> String {
    features.variables > 2 ? random.pick(from: variables) ?? "v0" : "v0"
  }

  private mutating func clause() -> String {
    if features.splitViews, random.chance(20) {
      guard let column = random.pick(from: columns), random.chance(50) else { return "visible: \(anyScreen())" }
      return "column: \(column)"
    }
    return switch random.number(0...6) {
    case 0: "modals: \(random.pick("0", "1", "{ atLeast: 1 }", "{ not: 0 }"))"
    case 1: random.pick("shown: modal", "shown: pushed", "shown: root", "front: root")
    case 2: "beneath: \(anyScreen())"
    case 3: "below: \(random.chance(50) ? anyScreen() : "{ not: \(anyScreen()) }")"
    case 4: "tabBar: \(random.pick("shown", "hidden"))"
    case 5: "task: \(random.pick(from: tasks)?.name ?? "none")"
    default: "screen: \(anyScreen())"
    }
  }

  private mutating func steps(in task: String?) -> String {
    (0..<random.number(1...3)).map { _ in phrase(in: task) }.joined(separator: ", ")
  }

  private mutating func phrase(in task: String?) -> String {
    if features.splitViews, random.chance(20) {
      if random.chance(12) {
        let step = random.pick(
          "push: \(plainScreen())", "pop: 1", "pop: root", "replace: \(plainScreen())", "show: S1",
          "present: \(anyScreen())")
        let base = step.hasPrefix("present") ? random.pick("root", "front") : "root"
        return "{ \(step), on: \(base) }"
      }
      if random.chance(75) { return "show \(plainScreen())" }
      return "{ \(random.pick("push", "replace")): [\(plainScreen()), \(plainScreen())] }"
    }
    switch random.number(0...15) {
    case 0, 1, 2: return "push \(anyScreen())"
    case 3, 4: return present()
    case 5, 6: return start(in: task)
    case 7: return "pop"
    case 8: return random.pick("pop 2", "pop root", "pop to \(anyScreen())")
    case 9: return "dismiss"
    case 10: return random.pick("dismiss all", "dismiss to \(anyScreen())")
    case 11: return "unwind \(anyScreen())"
    case 12: return "replace \(plainScreen())"
    case 13:
      if let tab = random.pick(from: tabs), random.chance(60) { return "tab \(tab)" }
      return random.pick(from: rootNames).map { "root \($0)" } ?? "stay"
    default:
      // Without a task, no outcome is declared.
      if tasks.isEmpty { return random.pick("stay", "cancel") }
      return task == nil ? random.pick("stay", "cancel", "complete done") : random.pick("cancel", "complete done")
    }
  }

  private mutating func present() -> String {
    let screen = anyScreen()
    let isPlain = !alerts.contains(screen) && !screen.hasSuffix("alert")
    guard random.chance(60) else { return "present \(screen)" }
    let locked = random.chance(20) ? ", locked: true" : ""
    let aside = features.oddities && random.chance(25) ? ", aside: true" : ""
    let modal = features.panels && random.chance(40) ? ", modal: false" : ""
    return "{ present: \(screen)\(isPlain ? ", as: \(style())" : "")\(locked)\(modal)\(aside) }"
  }

  private mutating func start(in task: String?) -> String {
    guard let other = random.pick(from: tasks) else { return "stay" }
    guard random.chance(60) else { return "start \(other.name)" }
    let follow = random.pick(
      "stay", "pop", "dismiss", "push \(followingScreen())", "cancel", "present \(followingScreen(anyScreen()))",
      "complete done", "[complete done, push \(followingScreen())]")
    let aside = features.oddities && random.chance(20) ? ", aside: true" : ""
    return "{ start: \(other.name)\(aside), then: { \(random.pick("done", "cancelled")): \(follow) } }"
  }

  private mutating func style() -> String {
    if features.panels, random.chance(60) { return "panel" }
    return features.oddities
      ? random.pick("sheet", "formSheet", "fullScreen", "popover", "inputView")
      : random.pick("sheet", "fullScreen")
  }

  /// Returns the screen of a step in a `then`, which must not be behind a gate.
  private mutating func followingScreen(_ screen: String? = nil) -> String {
    let screen = screen ?? plainScreen()
    return features.gates && free.contains(screen) ? tasks[0].screens[0] : screen
  }

  private mutating func plainScreen() -> String {
    random.pick(from: free + tasks.flatMap(\.screens)) ?? free[0]
  }

  private mutating func anyScreen() -> String {
    random.pick(from: free + free + alerts + tasks.flatMap { $0.screens + $0.alerts }) ?? free[0]
  }
}
