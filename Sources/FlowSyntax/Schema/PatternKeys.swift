/// The keys of a pattern.
enum PatternKeys {
  static let screen = Key.node("screen", match(.name(of: "screen")), "The front screen.")
  static let task = Key.node("task", match(.name(of: "task")), "The running task; `none` where no task runs.")
  static let modals = Key.node("modals", match(.number(atLeast: 0)), "How many modal layers are up; or { atLeast: n }.")
  static let tabBar = Key.node("tabBar", match(.word(["shown", "hidden"])), "Whether the tab bar can be tapped now.")
  static let tab = Key.node("tab", match(.name(of: "screen")), "The selected tab.")
  static let root = Key.node("root", match(.name(of: "root")), "The root shown.")
  static let state = Key.node("state", .map(of: match(.text)), "The values of variables.")
  static let beneath = Key.node("beneath", match(.name(of: "screen")), "The screen directly under the front screen.")
  static let below = Key.node(
    "below", match(.name(of: "screen")), "A screen anywhere under the front screen on its stack.")
  static let shown = Key.node("shown", match(.word(["modal", "pushed", "root"])), "How the front screen stands.")
  static let device = Key.node("device", match(.word(["phone", "pad"])), "The device.")

  static let table = ObjectTable(
    "a pattern", example: "{ screen: Home, modals: 0 }",
    keys: [
      screen.description, task.description, modals.description, tabBar.description, tab.description, root.description,
      state.description, beneath.description, below.description, shown.description, device.description,
    ],
    synonyms: [
      "screens": "screen", "front": "screen", "tasks": "task", "modal": "modals", "layers": "modals", "depth": "modals",
      "tabs": "tab", "when": "state", "under": "beneath", "devices": "device",
    ])

  /// One value, a list of them, or `{ not: … }`.
  private static func match(_ shape: Shape) -> Shape { .any(of: [shape, .list(of: shape)]) }
}
