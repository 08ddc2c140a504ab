/// A made-up flow of many screens, with variables of two values, each set in one place and read in three.
///
/// Screens hang in a tree of pushes, with links across, so the stack has no bound; some show an alert, every tenth is the entry
/// of a task. What reads a variable is an action that leads to a screen which nothing else leads to, or to one further on.
struct FlagFlow {
  let screens: Int
  let flags: Int
  private var seed: UInt64 = 42

  init(screens: Int, flags: Int) {
    self.screens = screens
    self.flags = flags
  }

  /// The flow file, with its variables or the same without: then every action is there always.
  mutating func text(withFlags: Bool) -> String {
    seed = 42
    var lines = ["navflow: 1", "root: { stack: S0 }"]
    if withFlags {
      lines.append("state:")
      for flag in 0..<flags { lines.append("  flag\(flag): [no, yes]") }
    }
    lines.append("screens:")
    for screen in 0..<plainScreens { lines += self.screen(screen, withFlags) }
    for reader in 0..<3 * flags { lines += hidden(reader) }
    lines.append("  Help: { kind: alert, actions: { OK: stay } }")
    lines.append("tasks:")
    for task in 0..<tasks { lines += self.task(task) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var tasks: Int { screens / 25 }
  /// What is left of the screens after two a task and one for each reader.
  private var plainScreens: Int { screens - 2 * tasks - 3 * flags }

  private mutating func screen(_ number: Int, _ withFlags: Bool) -> [String] {
    var lines = ["  S\(number):", "    actions:"]
    for (name, child) in [("First", 2 * number + 1), ("Second", 2 * number + 2)] where child < plainScreens {
      lines.append("      \(name): push S\(child)")
    }
    lines.append("      Across: push S\(random(plainScreens))")
    if number % 4 == 1 { lines.append("      Help: present Help") }
    if number % 10 == 3 { lines.append("      Begin: start t\(random(tasks))") }
    for reader in 0..<3 * flags where place(of: reader) == number {
      let condition = withFlags ? "when: { flag\(reader / 3): yes }, " : ""
      lines.append("      Reader \(reader): { \(condition)push: H\(reader) }")
    }
    for flag in 0..<flags where (flag * 7 + 5) % plainScreens == number {
      lines.append("      Turn on \(flag): \(withFlags ? "{ set: { flag\(flag): yes }, do: stay }" : "stay")")
    }
    return lines
  }

  private func place(of reader: Int) -> Int { (reader * 5 + 2) % plainScreens }

  private mutating func hidden(_ reader: Int) -> [String] {
    ["  H\(reader): { actions: { On: push S\(random(plainScreens)), Out: pop } }"]
  }

  private func task(_ number: Int) -> [String] {
    [
      "  t\(number):", "    outcomes: [done, cancelled]", "    presentation: sheet", "    screens:",
      "      T\(number)a: { actions: { Next: push T\(number)b, Cancel: cancel } }",
      "      T\(number)b: { actions: { Done: complete done } }",
    ]
  }

  private mutating func random(_ bound: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(bound))
  }
}
