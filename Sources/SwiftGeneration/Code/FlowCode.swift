import FlowExport
import FlowModel

/// The file of a flow.
struct FlowCode {
  private let export: SwiftExport
  private let flow: Flow
  private let names: SwiftNames

  init(_ export: SwiftExport) {
    self.export = export
    flow = export.flow
    names = SwiftNames(flow: export.flow)
  }

  /// The text of the file.
  var text: String {
    var code = CodeLines()
    code.add("// \(ExportMarker.generated(from: export.file))")
    code.add("")
    code.add("/// \((flow.title ?? export.namespace).inComment)")
    code.block("public enum \(export.namespace): NavigationFlow {") { code in
      code.add("public static let file = \(export.file.swiftLiteral)")
      addScreens(to: &code)
      addState(to: &code)
      for task in flow.taskIDs { TaskCode(names: names).add(task, to: &code) }
      addScenes(to: &code)
      RootCode(names: names, namespace: export.namespace).add(to: &code)
      for screen in flow.screenIDs where hasActions(screen) { addActions(of: screen, to: &code) }
      addEntries(to: &code)
      addRootActions(to: &code)
    }
    return code.text
  }

  private func hasActions(_ screen: ScreenID) -> Bool { !flow[screen].offeredActions.isEmpty }

  // MARK: Screens

  private func addScreens(to code: inout CodeLines) {
    code.addGap()
    code.add("/// The screens. The raw value is the name in the flow file.")
    code.block("public enum Screen: String, FlowScreen {") { code in
      for screen in flow.screenIDs {
        code.add("case \(CaseCode.text(names.screenCase(screen), flow[screen].name.value))")
      }
      addSwitch("public var facts: ScreenFacts", otherwise: "ScreenFacts()", to: &code) { screen in
        let facts = FactsCode(names: names).text(of: screen)
        return facts.isEmpty ? nil : "ScreenFacts(\(facts))"
      }
      addSwitch("public var title: String", otherwise: "rawValue", to: &code) { flow[$0].title?.value.swiftLiteral }
    }
  }

  /// Adds a property with a value for some of the screens.
  private func addSwitch(
    _ opening: String, otherwise: String, to code: inout CodeLines, value: (ScreenID) -> String?
  ) {
    code.addGap()
    let values = flow.screenIDs.map(value)
    guard values.contains(where: { $0 != nil }) else { return code.add("\(opening) { \(otherwise) }") }
    code.block("\(opening) {") { code in
      code.add("switch self {")
      for (screen, value) in zip(flow.screenIDs, values) {
        if let value { code.add("case .\(names.screenCase(screen)): \(value)") }
      }
      if values.contains(nil) { code.add("default: \(otherwise)") }
      code.add("}")
    }
  }

  private func addState(to code: inout CodeLines) {
    code.addGap()
    code.add("/// The values that navigation depends on.")
    code.block("public struct State: FlowState {") { code in
      for variable in flow.variables where !variable.isCounter {
        let cases = variable.values.map { CaseCode.text(names.valueCase($0.name.value), $0.name.value) }
        code.add(
          "public enum \(names.variableType(variable.id)): String, CaseIterable, Sendable { case \(cases.joined(separator: ", ")) }"
        )
      }
      for variable in flow.variables {
        let initial = names.value(variable.initial.first ?? ValueID(0), of: variable.id)
        let value = variable.isCounter ? initial : names.variableType(variable.id) + initial
        code.add("public var \(names.variable(variable.id)) = \(value)")
      }
      code.add("public init() {}")
      let values = flow.variables.map { variable in
        let name = names.variable(variable.id)
        return "\(variable.name.value.swiftLiteral): \(variable.isCounter ? "\"\\(\(name))\"" : "\(name).rawValue")"
      }
      StateSetterCode(names: names).add(to: &code)
      code.add("public var values: [String: String] { [\(values.isEmpty ? ":" : values.joined(separator: ", "))] }")
    }
  }

  // MARK: Scenes

  private func addScenes(to code: inout CodeLines) {
    code.addGap()
    code.add("/// A screen with everything that can happen on it.")
    code.block("public enum Scene {") { code in
      for screen in flow.screenIDs {
        let actions = hasActions(screen) ? "(\(names.actions(screen)))" : ""
        code.add("case \(names.screenCase(screen))\(actions)")
      }
    }
    code.addGap()
    code.add("@MainActor")
    code.block("public static func scene(_ screen: Screen, _ here: FlowInstance<\(export.namespace)>) -> Scene {") {
      code in
      code.add("switch screen {")
      for screen in flow.screenIDs {
        let actions = hasActions(screen) ? "(\(names.actions(screen))(here: here))" : ""
        code.add("case \(names.screen(screen)): \(names.screen(screen))\(actions)")
      }
      code.add("}")
    }
    addSceneOffers(to: &code)
  }

  /// Adds what each scene offers.
  ///
  /// The compiler gives up on a `switch` over very many cases, so each function has some of them.
  private func addSceneOffers(to code: inout CodeLines) {
    let screens = flow.screenIDs.filter(hasActions)
    let parts = stride(from: 0, to: screens.count, by: Self.casesPerSwitch).map {
      Array(screens[$0..<min($0 + Self.casesPerSwitch, screens.count)])
    }
    code.addGap()
    code.add("/// What can happen on a screen now, for tests and recorded runs.")
    code.add("@MainActor")
    code.block("public static func offers(_ scene: Scene) -> [FlowOffer] {") { code in
      guard parts.count > 1 else {
        return addSwitch(over: screens, otherwise: screens.count == flow.screens.count ? nil : "[]", to: &code)
      }
      for part in parts.indices { code.add("if let found = offers\(part + 1)(scene) { return found }") }
      code.add("return []")
    }
    guard parts.count > 1 else { return }
    for (place, part) in parts.enumerated() {
      code.addGap()
      code.add("@MainActor")
      code.block("private static func offers\(place + 1)(_ scene: Scene) -> [FlowOffer]? {") {
        addSwitch(over: part, otherwise: "nil", to: &$0)
      }
    }
  }

  private static let casesPerSwitch = 100

  private func addSwitch(over screens: [ScreenID], otherwise: String?, to code: inout CodeLines) {
    code.add("switch scene {")
    for screen in screens { code.add("case \(names.screen(screen))(let actions): actions.offers") }
    if let otherwise { code.add("default: \(otherwise)") }
    code.add("}")
  }

  // MARK: Actions

  private func addActions(of screen: ScreenID, to code: inout CodeLines) {
    let task = flow[screen].task
    let actions =
      flow[screen].actions.map { ActionCode($0, named: names.action($0), in: names, task: task) }
      + flow[screen].gestures.compactMap { gesture -> ActionCode? in
        guard case .action(let id) = gesture.override else { return nil }
        return ActionCode(id, named: names.gesture(id, on: screen), in: names, task: task)
      }
    code.addGap()
    let inTask = task.map { ", in the task \(flow[$0].name.value)" } ?? ""
    code.add("/// \(flow[screen].displayTitle)\(inTask)".inComment)
    code.add("@MainActor")
    code.block("public struct \(names.actions(screen)) {") { code in
      code.add("fileprivate let here: FlowInstance<\(export.namespace)>")
      for action in actions { action.add(to: &code) }
      addOffers(actions, to: &code)
    }
  }

  private func addOffers(_ actions: [ActionCode], to code: inout CodeLines) {
    code.addGap()
    code.block("fileprivate var offers: [FlowOffer] {") { code in
      if actions.count < 2 { return code.add(actions.first?.offer ?? "[]") }
      code.add("var all: [FlowOffer] = []")
      for action in actions { code.add("all += \(action.offer)") }
      code.add("return all")
    }
  }

  private func addEntries(to code: inout CodeLines) {
    code.addGap()
    code.add("/// Events from outside the app.")
    addGroup("Entries", named: "entries", flow.entries.filter { $0 != flow.relaunch }, to: &code)
  }

  private func addRootActions(to code: inout CodeLines) {
    let actions = flow.roots.flatMap(\.actions)
    guard !actions.isEmpty else { return }
    code.addGap()
    code.add("/// What the root offers beside its screens.")
    addGroup("ActionsOfRoot", named: "rootActions", actions, to: &code)
  }

  /// Adds a type with the functions of actions that belong to no screen, and what makes it.
  private func addGroup(_ type: String, named name: String, _ ids: [ActionID], to code: inout CodeLines) {
    let actions = ids.map { ActionCode($0, named: names.action($0), in: names, task: nil) }
    let navigator = "Navigator<\(export.namespace)>"
    code.add("@MainActor")
    code.block("public struct \(type) {") { code in
      code.add("fileprivate let navigator: \(navigator)")
      for action in actions { action.add(to: &code) }
      addOffers(actions, to: &code)
    }
    code.addGap()
    code.add("@MainActor")
    code.add("public static func \(name)(_ navigator: \(navigator)) -> \(type) { \(type)(navigator: navigator) }")
    code.add("@MainActor")
    code.add("public static func offers(_ \(name): \(type)) -> [FlowOffer] { \(name).offers }")
  }
}
