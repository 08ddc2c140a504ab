import FlowModel
import Verification

extension RuleContext {
  /// Returns the step at a site, or nil.
  func step(at site: Site) -> Step? { structure.step(at: site)?.step }

  /// Returns the words of the step at a site, or nil.
  func words(of site: Site) -> String? { step(at: site)?.words(in: flow) }
}

extension Step {
  /// Returns the step as in a flow file, without options.
  package func words(in flow: Flow) -> String { target(in: flow).map { "\(verb) \($0)" } ?? verb }

  /// Returns the name of the verb's operand, or nil.
  func target(in flow: Flow) -> String? {
    switch kind {
    case .push(let screen), .present(let screen, _), .pop(.to(let screen)), .dismiss(.to(let screen)),
      .unwind(let screen), .replace(let screen), .show(let screen), .tab(let screen):
      flow[screen].name.value
    case .start(let task, _, _): flow[task].name.value
    case .complete(let outcome): outcome == .cancelled ? nil : flow[outcome].name
    case .root(let root): flow.name(of: root)
    case .pop, .dismiss, .set, .stay: nil
    }
  }

  private var verb: String {
    switch kind {
    case .push: "push"
    case .present: "present"
    case .start: "start"
    case .complete(let outcome): outcome == .cancelled ? "cancel" : "complete"
    case .pop(.count(let count)): count == 1 ? "pop" : "pop \(count)"
    case .pop(.root): "pop root"
    case .pop(.to): "pop to"
    case .dismiss(.front): "dismiss"
    case .dismiss(.all): "dismiss all"
    case .dismiss(.to): "dismiss to"
    case .unwind: "unwind"
    case .replace: "replace"
    case .show: "show"
    case .tab: "tab"
    case .root: "root"
    case .set: "set"
    case .stay: "stay"
    }
  }
}

extension Step {
  /// Whether it removes screens, and ends no task itself.
  var goesBack: Bool { kind.removesScreens && !kind.isComplete }
}

extension Action {
  /// Whether the action only closes its alert or action sheet.
  var changesNothing: Bool {
    !setsVariables && !clearsFields && auth == nil
      && allSteps.allSatisfy { if case .stay = $0.kind { true } else { false } }
  }
}
