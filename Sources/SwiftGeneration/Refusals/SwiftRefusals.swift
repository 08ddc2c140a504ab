import Diagnostics
import FlowExport
import FlowModel
import Localization

/// What a flow does that cannot be written in Swift, or not in this version.
struct SwiftRefusals {
  /// The rule of a step whose outcome no code can receive.
  static let untypedRule: RuleID = "untyped-step"
  /// The rule of something that this version does not write.
  static let unsupportedRule: RuleID = "unsupported-in-swift"

  private let flow: Flow

  init(_ flow: Flow) { self.flow = flow }

  /// The errors, in the order of the file, each once.
  var all: [Diagnostic] {
    var seen: Set<[String]> = []
    let found = FlowNames(flow).clashes + rootRefusals + screenRefusals + actionRefusals + thenOfRootRefusals
    return found.filter { seen.insert(["\($0.range)", $0.message.english]).inserted }.sorted { $0.range < $1.range }
  }

  // MARK: Roots and screens

  private var rootRefusals: [Diagnostic] {
    flow.rootsOnDevices.flatMap { root in
      root.content.splits.values.map { unsupported("a split view", at: $0.columns[0].range) }
    }
  }

  private var screenRefusals: [Diagnostic] {
    flow.screens.compactMap { screen in
      let hasPages = screen.gestures.contains { [.swipeLeft, .swipeRight].contains($0.gesture) }
      return hasPages ? unsupported("a page", at: screen.name.range) : nil
    }
  }

  private func unsupported(_ what: Message, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.unsupportedRule, .error, "\(what) is not in this version of the Swift code", at: range,
      help: "leave this flow to `navflow check` and `navflow tests`, or generate a flow without it")
  }

  // MARK: Actions

  private var actionRefusals: [Diagnostic] {
    flow.actions.flatMap { action -> [Diagnostic] in
      var found: [Diagnostic] = []
      if action.isWhileOpen { found.append(unsupported("`while: open`", at: action.label.range)) }
      if case .gesture = action.trigger, action.cases.contains(where: { $0.results.count > 1 }) {
        found.append(
          Diagnostic(
            Self.untypedRule, .error,
            "the gesture \"\(action.label.value)\" has several results, and no code says which one happens",
            at: action.label.range, help: "let the gesture show a screen, and write the results on an action there"))
      }
      for owner in owners(of: action) {
        let walk = StepWalk(flow: flow, action: action, owner: owner)
        found += action.allSteps(walk)
      }
      return found
    }
  }

  /// Returns the screens whose code has an action; nil for an entry or an action of a root.
  private func owners(of action: Action) -> [ScreenID?] {
    switch action.owner {
    case .screen(let screen): [screen]
    case .task(let task): flow[task].screens.filter { flow[$0].offeredActions.contains(action.id) }
    case .entries, .root: [nil]
    }
  }

  private var thenOfRootRefusals: [Diagnostic] {
    flow.rootsOnDevices.flatMap { root -> [Diagnostic] in
      guard case .task(_, let then?) = root.content.kind else { return [] }
      let walk = StepWalk(flow: flow, action: nil, owner: nil)
      return flow[then].branches.flatMap { walk.refusals(of: $0.steps) }
    }
  }
}

extension Action {
  fileprivate func allSteps(_ walk: StepWalk) -> [Diagnostic] {
    cases.flatMap { $0.results.flatMap { walk.refusals(of: $0.steps) } }
  }
}
