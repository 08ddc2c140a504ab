import FlowExport
import FlowModel

/// The type of a task.
struct TaskCode {
  let names: SwiftNames

  func add(_ id: TaskID, to code: inout CodeLines) {
    let task = names.flow[id]
    let outcomes = names.flow.outcomes(of: id).map { CaseCode.text(names.outcome($0), names.flow[$0].name) }
    code.addGap()
    code.add("/// \(task.displayTitle.inComment)")
    code.block("public enum \(names.task(id)): FlowTask {") { code in
      code.add("public enum Outcome: String, TaskOutcome { case \(outcomes.joined(separator: ", ")) }")
      code.add("public static let name = \(task.name.value.swiftLiteral)")
      code.add("public static let presentation = \(names.presentation(of: id))")
    }
  }
}

/// What a flow says about a screen.
struct FactsCode {
  let names: SwiftNames

  /// Returns the arguments of `ScreenFacts`; empty for a plain screen.
  func text(of id: ScreenID) -> String {
    let screen = names.flow[id]
    var parts: [String] = []
    if let style = screen.kind.layerStyle { parts.append("style: .\(style)") }
    if let task = screen.task { parts.append("task: TaskFacts(\(names.task(task)).self)") }
    if screen.hidesBack { parts.append("hidesBack: true") }
    if screen.hidesTabBar { parts.append("hidesTabBar: true") }
    let arrivals = screen.actions.filter { names.flow[$0].trigger == .arrival }
    if !arrivals.isEmpty {
      parts.append("arrivals: [\(arrivals.map { names.flow[$0].label.value.swiftLiteral }.joined(separator: ", "))]")
    }
    let gestures = screen.gestures.map { gesture, override in
      "\(names.flow.name(of: gesture).swiftLiteral): \(override == .removed ? ".none" : ".steps")"
    }
    if !gestures.isEmpty { parts.append("gestures: [\(gestures.joined(separator: ", "))]") }
    return parts.joined(separator: ", ")
  }
}

/// The roots, and what they show at first.
struct RootCode {
  let names: SwiftNames
  let namespace: String
  private var flow: Flow { names.flow }

  func add(to code: inout CodeLines) {
    code.addGap()
    code.add("/// What the window can show.")
    let cases = flow.roots.map { CaseCode.text(names.root($0.id), flow.name(of: $0.id)) }
    code.add("public enum Root: String, Sendable { case \(cases.joined(separator: ", ")) }")
    code.add("public static var start: Root { .\(names.root(flow.start ?? RootID(0))) }")
    code.addGap()
    code.add("@MainActor")
    code.block("public static func content(of root: Root, on device: FlowDevice) -> RootContent<\(namespace)> {") {
      code in
      code.add("switch root {")
      for root in flow.roots { add(root, to: &code) }
      code.add("}")
    }
    addGates(to: &code)
  }

  private func add(_ root: Root, to code: inout CodeLines) {
    let name = names.root(root.id)
    guard !root.contents.isEmpty else { return add(root.content, "case .\(name): ", of: root.id, to: &code) }
    code.indented("case .\(name):") { code in
      code.add("switch device {")
      for device in Device.allCases {
        add(root.contents[device] ?? root.content, "case .\(device.rawValue): ", of: root.id, to: &code)
      }
      code.add("}")
    }
  }

  private func add(_ content: Root.Content, _ opening: String, of root: RootID, to code: inout CodeLines) {
    switch content.kind {
    case .tabs(let tabs, let start):
      let stacks = tabs.indices.map { "[\(stack(tabs[$0].value, $0, content))]" }.joined(separator: ", ")
      code.add("\(opening).tabs([\(stacks)], selected: \(start))")
    case .stack(let screen): code.add("\(opening).stack(\(stack(screen.value, 0, content)))")
    case .screen(let screen): code.add("\(opening).screen(\(names.screen(screen.value)))")
    case .task(let task, let then):
      let begin = "\(opening).task(\(names.task(task.value)).self, \(names.screen(flow[task.value].entry))"
      guard let then, flow[then].branches.contains(where: { !$0.steps.allSatisfy(\.isStay) }) else {
        return code.add(begin + ")")
      }
      code.block("\(begin), then: { outcome in", closing: "})") {
        StepCode(names: names, task: nil).addBranches(of: flow[then], after: task.value, to: &$0, path: [])
      }
    }
  }

  private func stack(_ first: ScreenID, _ tab: Int, _ content: Root.Content) -> String {
    ([first] + (content.pushed[tab] ?? []).map(\.value)).map { names.screen($0) }.joined(separator: ", ")
  }

  /// Adds what a tap on a tab does while its screen may not be shown.
  private func addGates(to code: inout CodeLines) {
    guard !flow.tabGates.isEmpty else { return }
    code.addGap()
    code.add("@MainActor")
    code.block("public static func passGate(_ tab: Screen, _ here: FlowInstance<\(namespace)>) -> Bool {") { code in
      code.add("switch tab {")
      for screen in flow.screenIDs {
        guard let gate = flow.tabGates[screen] else { continue }
        code.indented("case \(names.screen(screen)):") { code in
          for chosen in flow[gate].cases {
            let parts = ConditionCode(names: names, subject: "here").parts(of: chosen.condition)
            code.block("if \(parts.isEmpty ? "true" : parts.joined(separator: ", ")) {") { code in
              StepCode(names: names, task: nil).add(
                chosen.results[0].steps, "here.perform(.gesture, \(flow[gate].label.value.swiftLiteral), ", ")",
                to: &code)
              code.add("return true")
            }
          }
        }
      }
      code.add("default: break")
      code.add("}")
      code.add("return false")
    }
  }
}
