/// A generated flow with many screens and variables, each of which is set in one or more places and read in three.
///
/// The screens form a tree of pushes with additional links, so the stack is unbounded. Some screens show an alert, and every
/// tenth one starts a task. Each condition on a variable guards an action that leads to a screen without other incoming actions.
struct FlagFlow {
  /// The parameters of the variables.
  struct Shape {
    var flags = 24
    /// The number of values of each variable.
    var values = 2
    /// The number of places that set each variable; at least one for each value but the first.
    var setters = 1
    /// The number of variables in each condition.
    var together = 1
    /// Whether the initial value is arbitrary.
    var isOpen = false
  }

  let screens: Int
  let shape: Shape
  private var flags: Int { shape.flags }
  private var seed: UInt64 = 42

  init(screens: Int, shape: Shape) {
    self.screens = screens
    self.shape = shape
  }

  /// Returns the flow file, with its variables or without them; without them every action is always offered.
  mutating func text(withFlags: Bool) -> String {
    seed = 42
    var lines = ["navflow: 1", "root: { stack: S0 }"]
    if withFlags {
      lines.append("state:")
      let values = (0..<shape.values).map { "v\($0)" }.joined(separator: ", ")
      for flag in 0..<flags {
        lines.append("  flag\(flag): " + (shape.isOpen ? "{ values: [\(values)], initial: any }" : "[\(values)]"))
      }
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
  /// The number of screens besides two for each task and one for each condition.
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
      let condition = withFlags ? "when: { \(self.condition(of: reader)) }, " : ""
      lines.append("      Reader \(reader): { \(condition)push: H\(reader) }")
    }
    for flag in 0..<flags {
      for setter in 0..<max(shape.setters, shape.values - 1) where (flag * 7 + 5 + setter * 61) % plainScreens == number
      {
        let value = 1 + setter % (shape.values - 1)
        let action = withFlags ? "{ set: { flag\(flag): v\(value) }, do: stay }" : "stay"
        lines.append("      Turn \(flag) to \(setter): \(action)")
      }
    }
    return lines
  }

  /// Returns the condition of an action: the last value of its variable and of the variables combined with it.
  private func condition(of reader: Int) -> String {
    (0..<shape.together).map { "flag\((reader / 3 + $0 * 7) % flags): v\(shape.values - 1)" }.joined(separator: ", ")
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
