import FlowModel

/// The keys of an action, of its cases and results, and of steps in map form.
///
/// `ActionPlace` decides which of them are allowed where.
enum ActionKeys {
  /// Steps in any form.
  static let steps = Shape.steps(.body)
  /// An action in any form.
  static let shape = Shape.steps(.action)
  /// The steps after each outcome of a task.
  static let branches = Shape.map(of: .steps(.then), names: .outcomes, atLeast: 1)
  /// A screen, or several.
  private static let several = Shape.any(of: [.name(of: "screen"), .list(of: .name(of: "screen"), atLeast: 1)])
  /// The replacements of gestures.
  static let gestures = Shape.map(of: .any(of: [.steps(.gesture), .word(["none"])]), names: .gestures)

  static let push = Key.node("push", several, "A screen, or several, on top of the front layer's stack.")
  static let present = Key.node("present", .name(of: "screen"), "A screen as the root of a new modal layer.")
  static let start = Key.node("start", .name(of: "task"), "Begin a task.")
  static let complete = Key.node("complete", .name(of: "outcome"), "End the task this screen belongs to.")
  static let pop = Key.node(
    "pop", .operand(.pop), "Remove screens from the front stack: a number, `root` or `to SCREEN`.")
  static let dismiss = Key.node("dismiss", .operand(.dismiss), "Close modal layers: `all` or `to SCREEN`.")
  static let unwind = Key.node("unwind", .name(of: "screen"), "Remove everything above the nearest such screen.")
  static let replace = Key.node("replace", several, "A screen, or several, instead of the front one.")
  static let show = Key.node("show", .name(of: "screen"), "A screen as the only one of the next column; else a push.")
  static let tab = Key.node("tab", .name(of: "tab"), "Select a tab.")
  static let root = Key.node("root", .name(of: "root"), "Swap the window's root.")
  static let set = Key.node(
    "set", .map(of: .text, names: .variables, atLeast: 1),
    "Change state: variables and their new values, or +1 and -1 for counters.")

  static let style = Key.perDevice("as", Style.self, "How it is shown; `unknown` if the file does not say.").beside(
    present.name, start.name
  )
  .refusing(PresentationStyle.push.rawValue, beside: present.name)
  static let locked = Key.flag("locked", "true blocks swiping the layer away.").beside(present.name, start.name)
  static let modal = Key.flag("modal", "false: a popover leaves what is beneath it usable.")
    .beside(present.name, start.name)
  static let aside = Key.flag("aside", "true sets the modal layers in front aside until this one closes.")
    .beside(present.name, start.name)
  static let on = Key.word(
    "on", Base.self, "`root`: it acts on the root's visible stack, or the root presents; `front`: the front presents."
  )
  .beside(push.name, pop.name, replace.name, show.name, present.name, start.name)
  static let ifThere = Key.flag("ifThere", "true: nothing happens, and it is no mistake, if the screen is not there.")
    .beside(pop.name)
  static let then = Key.node("then", branches, "What happens when the task ends, by outcome.")
    .beside(start.name)

  static let body = Key.node("do", steps, "The steps, if options are beside them.")
  static let cases = Key.node(
    "cases", .list(of: .steps(.alternative), atLeast: 1),
    "Alternatives. The first one whose conditions hold is taken.")
  static let either = Key.node("either", .map(of: .steps(.result), atLeast: 1), "Results. Any of them may happen.")
  static let when = Key.node(
    "when", .map(of: PatternKeys.values, names: .variables, atLeast: 1),
    "The values that variables must have, { not: value }, or { atLeast: n } of a counter.")
  static let `where` = Key.node("where", .object(.pattern), "What must be on screen.")
  static let by = Key.word(
    "by", Initiator.self, "Who or what sets it off; `user` if left out; `code` if the file does not say.")
  static let during = Key.word("while", Moment.self, "When it can happen; `open`: also while its screen is covered.")
    .belonging(to: by.name, Initiator.system.rawValue)
  static let note = Key.text("note", "Free text.")
  static let id = CodeNameKeys.id
  static let link = Key.text("link", "A link to the app that starts the entry, such as myapp://receipts.")
  static let role = Key.word("role", Action.Role.self, "The kind of button.")
  static let auth = Key.word("auth", AuthMethod.self, "The one method of authentication that the action begins.")
  static let clears = Key.flag("clears", "true where the fields are emptied first.")
  static let once = Key.flag("once", "true where the entry never happens while the screen that it shows is in front.")
  static let allow = Key.node(
    "allow", .map(of: .reason, names: .rules), "Accepted findings: a rule's id and the reason.")

  /// The keys that are verbs followed by an operand.
  static let verbs = [push, present, start, complete, pop, dismiss, unwind, replace, show, tab, root].map(\.name)

  static let table = ObjectTable(
    "an action", prose: "a step such as `push SCREEN`, a list of steps, or { push: SCREEN, … }",
    keys: [
      push.description, present.description, start.description, complete.description, pop.description,
      dismiss.description, unwind.description, replace.description, show.description, tab.description, root.description,
      set.description,
      style.description, locked.description, modal.description, aside.description, on.description, ifThere.description,
      then.description,
      body.description,
      cases.description, either.description, when.description, `where`.description, by.description,
      during.description, note.description, id.description, link.description,
      role.description, auth.description, clears.description, once.description, allow.description,
    ],
    alternatives: (verbs + [body.name, cases.name, either.name]).map { [$0] } + [[set.name]],
    lone: set.name, advice: Verb.adviceForKey,
    synonyms: [
      "if": "when", "case": "cases", "steps": "do", "style": "as", "presentation": "as", "lock": "locked",
      "result": "either", "results": "either", "outcomes": "either", "anyof": "either", "description": "note",
      "notes": "note", "clear": "clears", "allows": "allow", "ignore": "allow", "method": "auth",
      "trigger": "by", "identifier": "id", "url": "link", "deeplink": "link",
      "プッシュ": "push", "表示": "present", "モーダル": "present", "開始": "start", "完了": "complete", "閉じる": "dismiss",
      "戻る": "pop",
      "置き換え": "replace", "条件": "when", "設定": "set", "役割": "role", "メモ": "note",
    ])

  /// The words of `as`.
  enum Style: String, WordType {
    case push, sheet, formSheet, fullScreen, popover, inputView, panel
    /// The file does not say how it is shown.
    case unknown

    /// The style; an unknown one is a push, which has the fewest consequences.
    var style: PresentationStyle { PresentationStyle(rawValue: rawValue) ?? .push }
  }

  /// The words of `on`.
  enum Base: String, WordType {
    case root, front
  }

  /// The words of `while`.
  enum Moment: String, WordType {
    case shown, open
  }

  /// The words of `by`.
  enum Initiator: String, WordType {
    case user, system, arrival
    /// The file does not say what starts it.
    case code
  }
}

extension ActionKeys {
  /// The option keys that are unlikely labels of buttons.
  static let options: Set = [
    style.name, locked.name, modal.name, aside.name, then.name, when.name, `where`.name, by.name, during.name,
    role.name, auth.name,
    clears.name,
    once.name, set.name, allow.name,
  ]
  /// The keys that can be the body of a map, which has exactly one body.
  static let bodies = Set(table.alternatives.flatMap { $0 }).subtracting([set.name])
}
