/// Generates the files of an `AppShape`.
struct AppGenerator {
  /// The variables with their values; an app has the first ones.
  static let allVariables = [
    ("account", ["guest", "member"]), ("bank", ["none", "connected"]), ("plan", ["free", "plus", "pro"]),
    ("tour", ["unseen", "seen"]), ("cart", ["empty", "filled"]), ("alerts", ["off", "on"]),
    ("lock", ["none", "code", "face"]), ("region", ["home", "abroad"]),
  ]
  private static let screensPerFile = 50
  private static let screensPerTask = 5

  private let shape: AppShape
  private let variables: ArraySlice<(String, [String])>
  /// The number of screens without a task.
  private let plainScreens: Int
  private let tasks: Int
  private var random: SeededGenerator
  /// The numbers of the files that the current file refers to.
  private var references: Set<Int> = []

  init(_ shape: AppShape) {
    self.shape = shape
    variables = Self.allVariables.prefix(shape.variables)
    plainScreens = max(5, shape.screens * 3 / 4)
    tasks = max(1, (shape.screens - plainScreens) / Self.screensPerTask)
    random = SeededGenerator(seed: shape.seed)
  }

  mutating func files() -> [(name: String, text: String)] {
    let parts = (0...(plainScreens - 1) / Self.screensPerFile).map { (Self.name(ofPart: $0), part($0)) }
    let state = variables.isEmpty ? [] : [("state.flow.yaml", ["navflow: 1"] + self.state)]
    let files = [(".navflow.yaml", ["failOn: error"]), ("app.flow.yaml", app(parts.count))] + state + parts
    return files.map { ($0.0, $0.1.joined(separator: "\n") + "\n") }
  }

  private static func name(ofPart part: Int) -> String { "part\(part).flow.yaml" }

  private var state: [String] {
    ["state:"] + variables.map { "  \($0): [\($1.joined(separator: ", "))]" }
  }

  // MARK: The root

  private mutating func app(_ parts: Int) -> [String] {
    let names = (0..<shape.tabs).map { "Tab\($0)" }
    let root = shape.tabs > 1 ? "{ tabs: [\(names.joined(separator: ", "))] }" : "{ stack: Tab0 }"
    var lines = ["navflow: 1", "title: An app of \(shape.screens) screens"]
    if shape.style == .natural { lines.append("devices: [phone, pad]") }
    lines.append("root: \(root)")
    lines += imports(Array(0..<parts)) + ["screens:"]
    for (tab, name) in names.enumerated() {
      let first = tab * plainScreens / shape.tabs
      let second = (first + plainScreens / shape.tabs / 2) % plainScreens
      lines += ["  \(name):", "    title: Tab \(tab)", "    actions:"]
      lines += ["      Open: push Screen\(first)", "      More: push Screen\(second)"]
    }
    guard shape.entries > 0 else { return lines }
    return lines + ["entries:"] + (0..<shape.entries).map { entry($0, names) }
  }

  private mutating func entry(_ number: Int, _ tabs: [String]) -> String {
    if shape.style == .natural { return "  Notification \(number): \(naturalSteps(tabs))" }
    let select = tabs.count > 1 ? "tab \(pick(tabs)), " : ""
    let screen = Int.random(in: 0..<plainScreens, using: &random)
    return "  Notification \(number): { do: [dismiss all, \(select)pop root, push \(name(near: screen))] }"
  }

  /// Returns the steps of a notification as a first draft says them.
  private mutating func naturalSteps(_ tabs: [String]) -> String {
    let screen = name(near: Int.random(in: 0..<plainScreens, using: &random))
    return pick([
      "push \(screen)", "present \(screen)", "{ present: \(screen), once: true }", "{ push: \(screen), on: root }",
      "start \(name(ofTask: Int.random(in: 0..<tasks, using: &random)))",
      tabs.count > 1 ? "[tab \(pick(tabs)), push \(screen)]" : "[pop root, push \(screen)]",
    ])
  }

  // MARK: Parts

  /// Returns a file of screens, with the tasks that these screens start.
  private mutating func part(_ number: Int) -> [String] {
    references = []
    let start = number * Self.screensPerFile
    let end = min(plainScreens, start + Self.screensPerFile)
    var lines = ["screens:"]
    for index in start..<end { lines += screen(index) }
    let own = (0..<tasks).filter { part(ofTask: $0) == number }
    if !own.isEmpty { lines.append("tasks:") }
    for index in own { lines += task(index) }
    return ["navflow: 1"] + imports(references.subtracting([number]).sorted()) + lines
  }

  private func imports(_ parts: [Int]) -> [String] {
    let names = (variables.isEmpty ? [] : ["state.flow.yaml"]) + parts.map(Self.name)
    return names.isEmpty ? [] : ["imports:"] + names.map { "  - \($0)" }
  }

  private mutating func screen(_ index: Int) -> [String] {
    var lines = ["  Screen\(index):", "    title: Screen \(index)", "    actions:"]
    lines.append("      Next: push \(name(near: index + 3))")
    if chance(50) { lines.append("      List: \(guarded("push: \(name(near: index))"))") }
    if chance(35) {
      var style = pick(["sheet", "fullScreen", "popover"])
      if shape.style == .natural, style == "popover", chance(30) { style += ", modal: false" }
      lines.append("      Details: { present: \(name(near: index, span: 10)), as: \(style) }")
    }
    if chance(40) {
      lines.append("      Begin: { start: \(name(ofTask: index * tasks / plainScreens)), then: { done: stay } }")
    }
    if chance(10) { lines.append("      First: pop root") }
    lines.append("      Close: \(chance(20) ? "dismiss all" : chance(20) ? "dismiss" : "stay")")
    return lines
  }

  private mutating func task(_ index: Int) -> [String] {
    let step = "Step\(index)"
    let other = name(ofTask: (index + Int.random(in: 1...5, using: &random)) % tasks)
    let effect = variables.isEmpty ? "" : ", set: \(condition())"
    return [
      "  task\(index):",
      "    title: Task \(index)",
      "    outcomes: [done, cancelled]",
      "    screens:",
      "      \(step)a: { title: Start, actions: { Next: push \(step)b, Close: cancel } }",
      "      \(step)b:",
      "        title: Input",
      "        actions:",
      "          Next: { either: { ok: push \(step)c, failed: present \(step)e } }",
      "          Other task: \(guarded("start: \(other)"))",
      "          Terms: push \(step)d",
      "      \(step)c: { title: Confirm, actions: { Confirm: { complete: done\(effect) } } }",
      "      \(step)d: { title: Terms, actions: { Go back: pop } }",
      "      \(step)e: { title: It failed, kind: alert, actions: { OK: stay } }",
    ]
  }

  // MARK: Names and random choices

  /// Returns the name of a random screen at most `span` away, and records its file.
  private mutating func name(near index: Int, span: Int = 40) -> String {
    let screen = max(0, min(plainScreens - 1, index + Int.random(in: -span...span, using: &random)))
    references.insert(screen / Self.screensPerFile)
    return "Screen\(screen)"
  }

  /// Returns the name of a task, and records its file.
  private mutating func name(ofTask task: Int) -> String {
    references.insert(part(ofTask: task))
    return "task\(task)"
  }

  /// Returns the file of a task, which is that of the first screen that may start it.
  private func part(ofTask task: Int) -> Int {
    min(plainScreens - 1, task * plainScreens / tasks) / Self.screensPerFile
  }

  private mutating func guarded(_ step: String) -> String {
    variables.isEmpty ? "{ \(step) }" : "{ \(step), when: \(condition()) }"
  }

  private mutating func condition() -> String {
    let (name, values) = pick(Array(variables))
    return "{ \(name): \(pick(values)) }"
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }
}
