import FlowModel

/// The keys at the top of a flow file.
enum FlowKeys {
  static let navflow = Key.text("navflow", "The version of the format: 1.").shaped(.word(["1"])).required
  static let title = Key.text("title", "What the flow is called.")
  static let note = Key.text("note", "Free text.")
  static let devices = Key.words(
    "devices", Device.self, atLeast: 1, "The devices on which everything is checked; [phone] if left out.")
  static let imports = Key.texts("imports", "Other flow files whose screens, tasks and state are used here.")
  static let state = Key.node(
    "state", .map(of: variable),
    "Finite variables, each with its values; the first is the initial one.")
  static let root = Key.node("root", .object(.root), "What the window shows first.")
  static let roots = Key.node(
    "roots", .map(of: .object(.root), atLeast: 1), "Several named roots, for apps that swap the window's root.")
  static let start = Key.name("start", of: "root", "Which of the roots comes first; the first one if left out.")
    .beside(roots.name)
  static let screens = Key.node("screens", .map(of: .optional(.object(.screen))), "Screens that belong to no task.")
  static let refine = Key.node(
    "refine", .map(of: .optional(.object(.screen))),
    "Changes to screens of imported files: a key replaces a key, and actions merge by name.")
  static let tasks = Key.node("tasks", .map(of: .object(.task)), "Self-contained tasks, each with its screens.")
  static let entries = Key.node(
    "entries", .map(of: .steps(.entry)),
    "What can come from outside at any time: deep links, notifications, a session that times out.")
  static let relaunch = Key.node(
    "relaunch", .optional(.object(.relaunch)), "iOS ends the app at any time, and the user opens it again.")
  static let scenarios = Key.node(
    "scenarios", .map(of: .object(.scenario)), "Executable examples: taps, and what must then be on screen.")
  static let expect = Key.node("expect", .list(of: .object(.expectation)), "Properties that all behaviours must have.")
  static let partial = Key.flag(
    "partial", "true: every screen is `opened: elsewhere` and has `exits: unknown`, unless it says `complete: true`.")
  static let accountRequired = Key.flag("accountRequired", "true where the app cannot be used without an account.")
  static let associatedDomains = Key.texts("associatedDomains", "Domains set up for password saving.")

  /// The shape of a variable.
  static let variable = Shape.any(of: [.list(of: .text, atLeast: 1), .object(.variable)])

  static let table = ObjectTable(
    "a flow file", prose: "a flow file that begins with `navflow: 1`",
    keys: [
      navflow.description, title.description, note.description, devices.description, imports.description,
      state.description, root.description, roots.description, start.description, screens.description,
      refine.description,
      PageKeys.pages.description, PageKeys.wraps.description,
      tasks.description, entries.description, relaunch.description, scenarios.description, expect.description,
      partial.description, accountRequired.description, associatedDomains.description,
    ],
    exclusive: [root.name, roots.name],
    advice: { $0 == "tabs" ? "the tabs belong to the root: `root: { tabs: [SCREEN, SCREEN] }`" : nil },
    synonyms: [
      "version": "navflow", "name": "title", "description": "note", "notes": "note", "comment": "note",
      "import": "imports", "include": "imports", "includes": "imports",
      "variables": "state", "vars": "state", "states": "state", "initial": "root", "views": "screens",
      "activities": "screens", "fragments": "screens", "destinations": "screens",
      "flows": "tasks", "entry": "entries", "links": "entries", "deeplinks": "entries", "events": "entries",
      "tests": "scenarios",
      "examples": "scenarios", "expectations": "expect", "expects": "expect", "properties": "expect",
      "domains": "associatedDomains", "restart": "relaunch", "refinements": "refine", "override": "refine",
      "overrides": "refine",
    ])
}
