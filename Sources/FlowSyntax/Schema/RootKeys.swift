/// The keys of a root.
enum RootKeys {
  static let tabs = Key.node(
    "tabs", .list(of: .any(of: [.name(of: "screen"), .object(.tab)]), atLeast: 1),
    "A tab bar with these screens; a tab may have a label of its own, or be a split view.")
  static let start = Key.name("start", of: "tab", "The tab that is selected first; the first one if left out.")
    .beside(tabs.name)
  static let stack = Key.node(
    "stack", .any(of: [.name(of: "screen"), .list(of: .name(of: "screen"), atLeast: 1)]),
    "A navigation stack that begins with this screen, or with several, the front one last.")
  static let screen = Key.name("screen", of: "screen", "This one screen, without a navigation bar.")
  static let task = Key.name("task", of: "task", "A navigation stack that begins with the first screen of this task.")
  static let then = Key.node("then", ActionKeys.branches, "What happens when the task ends, by outcome.")
    .beside(task.name)
  static let split = Key.texts(
    "split", of: .name(of: "screen"), atLeast: 2,
    "A split view: the first screens of its two or three columns, from left to right.")
  static let collapsed = Key.name(
    "collapsed", of: "screen", "The column in front where the split view is one stack; the first one if left out."
  ).beside(split.name)
  static let phone = Key.node("phone", .object(.content), "What the root shows on iPhone.")
  static let pad = Key.node("pad", .object(.content), "What the root shows on iPad.")
  static let actions = Key.node(
    "actions", .map(of: .steps(.action)), "Actions offered wherever the tab bar is shown, or no modal layer is up.")

  static let table = ObjectTable(
    "a root",
    example: "{ tabs: [SCREEN, SCREEN] }", "{ stack: SCREEN }", "{ split: [SCREEN, SCREEN] }", "{ screen: SCREEN }",
    "{ task: TASK }",
    keys: contents + [phone.description, pad.description, actions.description],
    alternatives: kinds.map { [$0] } + [[phone.name, pad.name]],
    synonyms: synonyms.merging(["action": "actions", "iphone": "phone", "ipad": "pad"]) { own, _ in own })

  /// The keys of what a root shows on one device.
  static let content = ObjectTable(
    "a root on one device", examples: table.examples, keys: contents, alternatives: kinds.map { [$0] },
    synonyms: synonyms)

  static let label = Key.text("label", "The words in the tab bar; the title of the screen if left out.")
  static let icon = Key.text("icon", "The name of the symbol in the tab bar, for readers.")

  /// The keys of a tab that is more than the name of a screen.
  static let tab = ObjectTable(
    "a tab", example: "{ screen: SCREEN, label: LABEL }", "{ split: [SCREEN, SCREEN] }",
    keys: [screen.description, split.description, collapsed.description, label.description, icon.description],
    alternatives: [[screen.name], [split.name]],
    synonyms: ["columns": "split", "title": "label", "name": "label", "image": "icon", "symbol": "icon"])

  /// The keys that say what a root shows.
  static let kinds = [tabs.name, stack.name, split.name, screen.name, task.name]

  private static let contents = [
    tabs.description, start.description, stack.description, screen.description, task.description, then.description,
    split.description, collapsed.description,
  ]

  private static let synonyms = [
    "tab": "tabs", "tabbar": "tabs", "bottomnavigation": "tabs", "bottomnav": "tabs", "selected": "start",
    "initial": "start", "view": "screen",
    "columns": "split", "splitview": "split",
  ]
}
