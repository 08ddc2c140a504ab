/// The keys of a pattern.
enum PatternKeys {
  static let screen = Key.node("screen", .match(of: .name(of: "screen")), "The front screen.")
  static let task = Key.node("task", .match(of: .name(of: "task")), "The running task; `none` where no task runs.")
  static let modals = Key.node(
    "modals", .match(of: .any(of: [.number(atLeast: 0), .object(.count)])),
    "How many modal layers are up; or { atLeast: n }.")
  static let tabBar = Key.node(
    "tabBar", .match(of: .word(["shown", "hidden"])), "Whether the tab bar can be tapped now.")
  static let tab = Key.node("tab", .match(of: .name(of: "tab")), "The selected tab.")
  static let root = Key.node("root", .match(of: .name(of: "root")), "The root shown.")
  static let column = Key.node(
    "column", .match(of: .name(of: "screen")), "The column used last, named after its first screen.")
  static let visible = Key.node(
    "visible", .match(of: .name(of: "screen")), "A screen that is the front screen of some column.")
  /// The values of one variable.
  static let values = Shape.match(of: .any(of: [.text, .object(.count)]))
  static let state = Key.node("state", .map(of: values, names: .variables, atLeast: 1), "The values of variables.")
  static let beneath = Key.node(
    "beneath", .match(of: .name(of: "screen")), "The screen directly under the front screen.")
  static let below = Key.node(
    "below", .match(of: .name(of: "screen")), "A screen anywhere under the front screen on its stack.")
  static let shown = Key.node(
    "shown", .match(of: .word(["modal", "pushed", "root"])), "How the front screen is shown.")
  static let front = Key.node(
    "front", .match(of: .word(["root", "layer"])), "Whether a layer of any kind, also an alert or panel, is in front.")
  static let device = Key.node("device", .match(of: .word(["phone", "pad"])), "The device.")

  static let table = ObjectTable(
    "a pattern", example: "{ screen: SCREEN, modals: 0 }",
    keys: [
      screen.description, task.description, modals.description, tabBar.description, tab.description, root.description,
      column.description, visible.description, state.description, beneath.description, below.description,
      shown.description, front.description, device.description,
    ],
    needsKeys: true,
    synonyms: [
      "screens": "screen", "tasks": "task", "modal": "modals", "layers": "modals", "depth": "modals",
      "tabs": "tab", "when": "state", "under": "beneath", "devices": "device", "columns": "column",
    ])

  static let atLeast = Key.number("atLeast", atLeast: 0, "This number or more.").required

  /// The keys of `{ atLeast: n }`.
  static let count = ObjectTable("a count", example: "{ atLeast: 1 }", keys: [atLeast.description])
}
