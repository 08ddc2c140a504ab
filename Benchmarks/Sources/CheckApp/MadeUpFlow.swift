/// An app of a given size as a team would write it down: always the same files for the same size.
///
/// A file holds a branch of the app: twenty screens, each of which leads to two others, and two tasks of ten screens, the first of
/// which starts the second. It imports the branches that its last screens lead to, and one file with the state. So the files are a
/// tree, and a file is imported, directly or not, by as many others as it lies deep. There are about three actions a screen.
struct MadeUpFlow {
  /// Whether the root is a tab bar or a stack.
  enum Root: String {
    case tabs, stack
  }

  /// Whether the second device behaves like the first, or shows what helps as a popover.
  enum Pad: String {
    case same, other
  }

  /// How the last screen of a branch leads back to its first: pushed once more, so that the stack of each
  /// branch grows without end, which is found and told, or popped to.
  enum Back: String {
    case push, pop
  }

  /// So many screens are in a file: twenty of the app, ten of each of its two tasks.
  static let screensPerFile = 40
  private static let ownScreens = 20
  private static let taskScreens = 10

  let root: Root
  let branches: Int
  /// How many choices of values the state has: 2, 4 or 8.
  let valuations: Int
  let pad: Pad
  let back: Back

  /// Makes up an app of so many screens, rounded to whole files.
  init(screens: Int, root: Root, valuations: Int, pad: Pad, back: Back) {
    self.root = root
    self.valuations = valuations
    self.pad = pad
    self.back = back
    branches = max(2, (screens + Self.screensPerFile / 2) / Self.screensPerFile)
  }

  /// The name of the file to check.
  static let main = "app.flow.yaml"

  /// The text of each file, by name.
  var files: [(name: String, text: String)] {
    [(Self.main, app), ("state.flow.yaml", state)]
      + (0..<branches).map { ("branch\($0).flow.yaml", branch($0)) }
  }

  /// The branches that the root leads to; each leads to others.
  private var tops: Int { min(4, branches) }

  /// The branches that the last screens of one lead to.
  private func children(of branch: Int) -> [Int] {
    [tops + 2 * branch, tops + 2 * branch + 1].filter { $0 < branches }
  }

  private var app: String {
    let names = (0..<tops).map { "B\($0)S0" }
    let root = root == .tabs ? "{ tabs: [\(names.joined(separator: ", "))] }" : "{ stack: Home }"
    let home = """
      screens:
        Home:
          title: Home
          actions:
      \(names.map { "      Show \($0): push \($0)" }.joined(separator: "\n"))

      """
    return """
      navflow: 1
      title: A made-up app
      devices: [phone, pad]
      root: \(root)
      imports:
      \(imports(of: Array(0..<tops)))
      """ + (self.root == .stack ? home : "")
  }

  private func imports(of branches: [Int]) -> String {
    (["state"] + branches.map { "branch\($0)" }).map { "  - \($0).flow.yaml\n" }.joined()
  }

  private static let variables = ["account: [none, signedIn]", "plan: [free, paid]", "mail: [unread, read]"]

  private var state: String {
    let count = valuations.trailingZeroBitCount
    return "navflow: 1\nstate:\n" + Self.variables.prefix(count).map { "  \($0)\n" }.joined()
  }

  private func branch(_ branch: Int) -> String {
    """
    navflow: 1
    imports:
    \(imports(of: children(of: branch)))screens:
    \((0..<Self.ownScreens).map { screen($0, of: branch) }.joined())  B\(branch)Help:
        title: Help
    \(help)
    tasks:
    \(task("Order", of: branch))\(task("Pay", of: branch))
    """
  }

  private var help: String {
    switch pad {
    case .same: "    kind: alert\n    actions: { OK: stay }"
    case .other: "    actions: { OK: dismiss }"
    }
  }

  // MARK: Screens of the app

  private func screen(_ index: Int, of branch: Int) -> String {
    let name = { (index: Int) in "B\(branch)S\(index)" }
    let next = [2 * index + 1, 2 * index + 2].filter { $0 < Self.ownScreens }.map(name)
    // The first screens without others beneath them lead to the next branches, and one leads back to the first.
    let place = index - (Self.ownScreens - 2) / 2 - 1
    let others = place >= 0 && place < 2 ? children(of: branch).dropFirst(place).prefix(1).map { "B\($0)S0" } : []
    let steps = (next + others).map { "      Open \($0): push \($0)\n" }
    let way = back == .push ? "push" : "pop to"
    let last = index == Self.ownScreens - 1 ? ["      Open \(name(0)): \(way) \(name(0))\n"] : []
    let pushes = (steps + last).joined()
    return """
        \(name(index)):
          title: Screen \(index) of branch \(branch)
          note: "What users see here: a text of some length, as in real files."
          actions:
      \(pushes)\(extra(index, of: branch))
      """
  }

  private func extra(_ index: Int, of branch: Int) -> String {
    switch index % 5 {
    case 0: "      Order: { start: B\(branch)Order, then: { done: stay } }\n"
    case 1: help(in: branch)
    case 2: "      Sign in: { when: { account: none }, set: { account: signedIn } }\n"
    case 3: valuations > 2 ? "      Buy: { when: { account: signedIn, plan: free }, set: { plan: paid } }\n" : ""
    default: valuations > 4 ? "      Read: { set: { mail: read } }\n" : help(in: branch)
    }
  }

  private func help(in branch: Int) -> String {
    switch pad {
    case .same: "      Help: present B\(branch)Help\n"
    case .other: "      Help: { present: B\(branch)Help, as: { phone: sheet, pad: popover } }\n"
    }
  }

  // MARK: Tasks

  private func task(_ name: String, of branch: Int) -> String {
    let isPay = name == "Pay"
    let allow = isPay ? "    allow: { modal-over-modal: paying is a step of its own }\n" : ""
    let id = "B\(branch)\(name)"
    return """
        \(id):
          title: \(name) in branch \(branch)
          presentation: fullScreen
          outcomes: [done, cancelled]
      \(allow)    actions:
            Cancel: cancel
          screens:
      \((0..<Self.taskScreens).map { taskScreen($0, of: id, paying: isPay ? nil : "B\(branch)Pay") }.joined())
      """
  }

  private func taskScreen(_ index: Int, of task: String, paying: String?) -> String {
    let next = index + 1 < Self.taskScreens ? "push \(task)\(index + 1)" : "complete done"
    let third =
      switch index % 3 {
      case 0: paying.map { "Pay: { start: \($0), then: { done: complete done } }" } ?? "Wait: stay"
      case 1: "Go on as a guest: { when: { account: none }, \(index > 1 ? "pop: 1" : "set: { account: signedIn }") }"
      default: "Start again: pop root"
      }
    return """
            \(task)\(index):
              title: Step \(index)
              actions:
                Next: \(next)
                \(third)

      """
  }
}
