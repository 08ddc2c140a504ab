import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes `push S`.
  mutating func push(_ operand: Located<String>) -> Step.Kind? {
    screenToShow(operand, instead: "write `start \(operand.value)`").map { .push($0) }
  }

  /// Decodes `replace S`; a one-screen layer cannot replace a screen on a stack.
  mutating func replace(_ operand: Located<String>) -> Step.Kind? {
    guard let screen = screenToShow(operand) else { return nil }
    checkPlacement(of: screen, at: operand.range, as: "take the place of another screen")
    return .replace(screen)
  }

  /// Decodes `show S`; a one-screen layer cannot be the screen of a column.
  mutating func show(_ operand: Located<String>) -> Step.Kind? {
    guard let screen = screenToShow(operand, instead: "write `start \(operand.value)`") else { return nil }
    checkPlacement(of: screen, at: operand.range, as: "be the screen of a column")
    return .show(screen)
  }

  /// Decodes `present S` and its options.
  mutating func present(_ operand: Located<String>, _ fields: Fields?) -> Step.Kind? {
    let options = presentationOptions(fields)
    guard let screen = screenToShow(operand, instead: "write `start \(operand.value)`") else { return nil }
    if let fields, let place = fields.place(of: ActionKeys.style) {
      if flow[screen].isOneScreenLayer {
        reportStyle(of: screen, at: place)
      } else if let style = options.style, style.isPushEverywhere, !options.isStyleUnknown {
        reader.report(
          FileRules.unknownValue, "\"present\" cannot be a push",
          at: fields[ActionKeys.style.name]?.value.range ?? place,
          help: "write `push \(operand.value)`")
      }
    }
    return .present(screen, options)
  }

  /// Decodes `start T`, its options and its `then`.
  mutating func start(_ operand: Located<String>, _ fields: Fields?, _ scope: StepScope) -> Step.Kind? {
    let options = presentationOptions(fields)
    let begun: TaskID? =
      if case .screen(let screen) = names.definitions[operand.value] { task(beginningWith: screen) } else { nil }
    let help: Message =
      begun.map { "write `start \(flow[$0].name.value)`, the task that begins with it" }
      ?? "write `push \(operand.value)` or `present \(operand.value)`"
    let task = task(operand, instead: help)
    if let task, let place = fields?.place(of: ActionKeys.style), let entry = entry(of: task),
      flow[entry].isOneScreenLayer
    {
      reportStyle(of: entry, at: place)
    }
    let then = fields?[ActionKeys.then.name].flatMap { self.then($0, of: task, scope.following) }
    return task.map { .start($0, options, then: then) }
  }

  /// Decodes the `then` of a task.
  mutating func then(_ pair: Node.Pair, of task: TaskID?, _ scope: StepScope) -> ThenID? {
    let node = pair.value.placed(after: pair)
    if reportBareThen(node, of: task, scope) { return nil }
    guard let names = reader.uniquelyNamed(node, for: "then", of: ActionKeys.steps) else { return nil }
    if names.isEmpty {
      reader.report(FileRules.wrongType, "\"then\" names no outcome", at: node.place, help: "write { outcome: steps }")
    }
    var branches: [Then.Branch] = []
    for named in names {
      let outcome = task.flatMap { self.outcome(named.name, in: .task($0)) }
      let steps = named.node.isAbsent ? [] : steps(named.node, .then, scope)
      if let outcome { branches.append(Then.Branch(outcome: Located(outcome, at: named.name.range), steps: steps)) }
    }
    let id = ThenID(flow.thens.count)
    flow.thens.append(Then(id: id, branches: branches, range: SourceRange(from: pair.key.range, to: pair.value.range)))
    return id
  }

  private mutating func presentationOptions(_ fields: Fields?) -> Step.PresentationOptions {
    guard let fields else { return Step.PresentationOptions() }
    let style = reader.value(of: ActionKeys.style, in: fields)?.value
    var options = Step.PresentationOptions(
      style: style?.mapped(\.style), locked: reader.value(of: ActionKeys.locked, in: fields)?.value ?? false,
      aside: reader.value(of: ActionKeys.aside, in: fields)?.value ?? false)
    options.isModeless = reader.value(of: ActionKeys.modal, in: fields)?.value == false
    options.isStyleUnknown = Device.allCases.contains { style?.written(for: $0) == .unknown }
    return options
  }

  /// Returns the first screen of a task, or nil for a task without screens.
  func entry(of task: TaskID) -> ScreenID? { flow[task].screens.isEmpty ? nil : flow[task].entry }

  /// Returns the task whose first screen this is, or nil.
  private func task(beginningWith screen: ScreenID) -> TaskID? {
    flow[screen].task.flatMap { entry(of: $0) == screen ? $0 : nil }
  }

  private mutating func reportStyle(of screen: ScreenID, at place: SourceRange) {
    let name = flow[screen].name
    reader.report(
      FileRules.unknownKey, "\"\(name.value.shortened)\" takes no style, because it is \(flow[screen].kind.phrase)",
      at: place,
      help: "leave `as` out", notes: [Note("the screen is defined here", at: name.range)])
  }

  /// Reports a one-screen layer in a place that needs a screen on a stack.
  mutating func checkPlacement(of screen: ScreenID, at place: SourceRange, as position: Message) {
    guard flow[screen].isOneScreenLayer else { return }
    let name = flow[screen].name
    reader.report(
      FileRules.misplacedScreen,
      "\"\(name.value.shortened)\" is \(flow[screen].kind.phrase), so it cannot \(position)", at: place,
      help: "show it with `present \(name.value)`", notes: [Note("the screen is defined here", at: name.range)])
  }
}

extension Screen.Kind {
  /// The kind with its article, for messages.
  var phrase: Message {
    switch self {
    case .screen: "a screen"
    case .alert: "an alert"
    case .actionSheet: "an action sheet"
    case .external: "an external screen"
    case .system: "a system screen"
    case .prompt: "a prompt of the system"
    }
  }
}

extension PerDevice<PresentationStyle> {
  /// Whether the style is `push` on every device.
  fileprivate var isPushEverywhere: Bool {
    switch self {
    case .plain(let style): style == .push
    case .each(let phone, let pad): phone == .push && pad == .push
    }
  }
}
