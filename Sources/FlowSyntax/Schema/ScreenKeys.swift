import FlowModel

/// The keys of a screen.
enum ScreenKeys {
  static let title = Key.text("title", "The title as users read it.")
  static let note = Key.text("note", "Free text.")
  static let id = CodeNameKeys.id
  static let image = Key.file("image", "A picture beside the flow file, for diagrams.")
  static let areas = Key.node(
    "areas", .map(of: .area, names: .taps),
    "Where taps are in the picture: [left, top, width, height] as fractions, from 0 to 1.")
  static let kind = Key.word("kind", Screen.Kind.self, "What the screen is; `screen` if left out.")
  static let item = Key.text("item", "A word for what the screen shows if the app has many of them, such as post.")
  static let group = Key.text("group", "The part of the app that an overview shows the screen in.")
  static let source = Key.text("source", "What the screen is in the project that the flow describes, as FILE#ID.")
  static let needs = Key.node(
    "needs", .map(of: PatternKeys.values, names: .variables, atLeast: 1),
    "What must hold before it is shown; else the task that gives it starts first.")
  static let via = Key.name("via", of: "task", "The task that starts first, if several give what is needed.")
  static let opened = Key.word(
    "opened", PartialWords.Opened.self, "`elsewhere`: something that is not in the file shows it too.")
  static let exits = Key.word(
    "exits", PartialWords.Exits.self, "`unknown`: there are actions that are not in the file.")
  static let complete = Key.flag("complete", "true where the file says everything, in a file with `partial: true`.")
  static let back = Key.word(
    "back", Pattern.Visibility.self, "Whether a Back button is shown where something is beneath.")
  static let tabBar = Key.word(
    "tabBar", Pattern.Visibility.self, "Whether the tab bar is shown while this screen is on the stack.")
  static let lock = Key.flag(
    "lock", "true where this screen must be in front while the app is locked.")
  static let input = Key.flag("input", "true where leaving the screen loses what the user typed.")
  static let clears = Key.flag("clears", "true if the fields are emptied whenever the screen closes without success.")
  static let fields = Key.node("fields", .list(of: .object(.field)), "The fields that the user fills in.")
  static let auth = Key.words("auth", AuthMethod.self, "The methods of authentication that the screen offers.")
  static let actions = Key.node(
    "actions", .map(of: .any(of: [.steps(.action), .word(["none"])])), "What can be done here: labels and steps.")
  static let gestures = Key.node(
    "gestures", ActionKeys.gestures, "Steps in the place of a gesture's own effect, or `none`.")
  static let allow = Key.node(
    "allow", .map(of: .reason, names: .rules), "Accepted findings: a rule's id and the reason.")

  static let table = ObjectTable(
    "a screen", example: "{ title: …, actions: … }",
    keys: [
      title.description, note.description, id.description, image.description, areas.description, kind.description,
      item.description, group.description,
      source.description, needs.description, via.description, opened.description, exits.description,
      complete.description, back.description,
      tabBar.description,
      lock.description, input.description, clears.description, fields.description, auth.description,
      actions.description,
      gestures.description, allow.description,
    ],
    synonyms: [
      "name": "title", "label": "title", "description": "note", "notes": "note", "picture": "image", "area": "areas",
      "hotspots": "areas", "type": "kind",
      "action": "actions", "buttons": "actions", "taps": "actions", "gesture": "gestures", "field": "fields",
      "inputs": "fields", "tabs": "tabBar", "allows": "allow", "ignore": "allow",
      "shows": "item", "section": "group", "part": "group", "identifier": "id", "exit": "exits", "open": "opened",
    ])
}

/// The words of the marks for what a file does not say.
enum PartialWords {
  /// The words of `opened`.
  enum Opened: String, WordType {
    case elsewhere
  }

  /// The words of `exits`.
  enum Exits: String, WordType {
    case unknown
  }
}
