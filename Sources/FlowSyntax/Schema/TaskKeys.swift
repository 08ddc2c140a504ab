import FlowModel

/// The keys of a task.
enum TaskKeys {
  static let title = Key.text("title", "The title as users read it.")
  static let note = Key.text("note", "Free text.")
  static let id = CodeNameKeys.id
  static let kind = Key.word(
    "kind", UserTask.Kind.self, "The size of the task; by default it follows from its screens.")
  static let presentation = Key.perDevice(
    "presentation", PresentationStyle.self, "How `start` shows the task; `sheet` if left out.")
  static let outcomes = Key.texts("outcomes", of: .name(of: "outcome"), "The ways in which the task can end.")
  static let entry = Key.node(
    "entry", .any(of: [.name(of: "screen"), .list(of: .name(of: "screen"), atLeast: 1)]),
    "The task's first screen, or several, the front one last; the first one listed if left out.")
  static let needs = Key.node(
    "needs", .map(of: PatternKeys.values, names: .variables, atLeast: 1),
    "What must hold before it is shown; else the task that gives it starts first.")
  static let via = Key.name("via", of: "task", "The task that starts first, if several give what is needed.")
  static let gives = Key.node(
    "gives",
    .any(of: [
      .map(of: .text, names: .variables, atLeast: 1),
      .map(of: .map(of: .text, names: .variables, atLeast: 1), names: .outcomes, atLeast: 1),
    ]),
    "The values that hold after the task: of all outcomes but `cancelled`, or by outcome.")
  static let opened = Key.word(
    "opened", PartialWords.Opened.self, "`elsewhere`: something that is not in the file starts it too.")
  static let purpose = Key.word("purpose", UserTask.Purpose.self, "What the task is for, where rules ask.")
  static let screens = Key.node("screens", .map(of: .optional(.object(.screen)), atLeast: 1), "The task's screens.")
    .required(unless: takes.name)
  static let takes = Key.texts(
    "takes", of: .name(of: "screen"), atLeast: 1, "Screens of no task, such as imported ones, that become the task's.")
  static let actions = Key.node("actions", .map(of: .steps(.action)), "Actions on each of the task's screens.")
  static let gestures = Key.node(
    "gestures", ActionKeys.gestures,
    "Steps in the place of a gesture's own effect on each of the task's screens.")
  static let allow = Key.node(
    "allow", .map(of: .reason, names: .rules), "Accepted findings: a rule's id and the reason.")

  static let table = ObjectTable(
    "a task", example: "{ outcomes: […], screens: … }",
    keys: [
      title.description, note.description, id.description, kind.description, presentation.description,
      outcomes.description,
      entry.description, needs.description, via.description, gives.description, opened.description, purpose.description,
      screens.description, takes.description, PageKeys.pages.description, PageKeys.wraps.description,
      actions.description,
      gestures.description,
      allow.description,
    ],
    synonyms: [
      "name": "title", "description": "note", "notes": "note", "type": "kind", "style": "presentation",
      "as": "presentation", "take": "takes", "present": "presentation", "outcome": "outcomes", "results": "outcomes",
      "ends": "outcomes",
      "start": "entry", "first": "entry", "root": "entry", "screen": "screens", "steps": "screens", "views": "screens",
      "action": "actions", "gesture": "gestures", "allows": "allow", "ignore": "allow", "identifier": "id",
    ])
}
