import Diagnostics
import FlowModel

@testable import FlowSyntax

/// A flow as text without source ranges: equal texts are equal flows.
struct FlowListing {
  let flow: Flow

  init(_ flow: Flow) { self.flow = flow }

  /// Everything in the flow, line by line.
  var text: String {
    var lines: [String] = []
    describe(flow, "flow", depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ value: Any, _ label: String, depth: Int, into lines: inout [String]) {
    if value is SourceRange || value is FileID { return }
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: " ", count: depth)
    if mirror.children.isEmpty {
      lines.append("\(indent)\(label): \(value)")
    } else if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
      let items = mirror.children.map { child in
        var part: [String] = []
        describe(child.value, "item", depth: depth + 1, into: &part)
        return part.joined(separator: "\n")
      }
      lines += ["\(indent)\(label):"] + items.sorted()
    } else {
      let name = mirror.displayStyle == .enum ? "\(mirror.children.first?.label ?? "")" : ""
      lines.append("\(indent)\(label): \(name)")
      for child in mirror.children { describe(child.value, child.label ?? "", depth: depth + 1, into: &lines) }
    }
  }
}

extension FlowListing {
  /// Returns an action's steps as phrases, with results separated by " / " and cases by " | ".
  func steps(_ id: ActionID) -> String {
    flow[id].cases.map { each in
      each.results.map { result in
        (result.name.map { "\($0.value)= " } ?? "") + phrases(result.steps)
      }.joined(separator: " / ")
    }.joined(separator: " | ")
  }

  /// Returns steps as phrases.
  func phrases(_ steps: [Step]) -> String { steps.map(phrase).joined(separator: ", ") }

  private func phrase(_ step: Step) -> String {
    switch step.kind {
    case .push(let screen): "push \(flow[screen].name.value)"
    case .present(let screen, let showing): "present \(flow[screen].name.value)" + options(showing)
    case .start(let task, let showing, let then): "start \(flow[task].name.value)" + options(showing) + branches(then)
    case .complete(let outcome): "complete \(flow[outcome].name)"
    case .pop(.count(let count)): "pop \(count)"
    case .pop(.root): "pop root"
    case .pop(.to(let screen)): "pop to \(flow[screen].name.value)"
    case .dismiss(.front): "dismiss"
    case .dismiss(.all): "dismiss all"
    case .dismiss(.to(let screen)): "dismiss to \(flow[screen].name.value)"
    case .unwind(let screen): "unwind \(flow[screen].name.value)"
    case .replace(let screen): "replace \(flow[screen].name.value)"
    case .show(let screen): "show \(flow[screen].name.value)"
    case .tab(let screen): "tab \(flow[screen].name.value)"
    case .root(let root): "root \(flow.name(of: root))"
    case .set(let assignments): "set " + text(assignments)
    case .stay: "stay"
    }
  }

  /// Returns assignments as `variable=value`.
  func text(_ assignments: [Assignment]) -> String {
    flow.text(of: assignments).replacing(", ", with: " ").replacing(": ", with: "=")
  }

  private func options(_ showing: Step.PresentationOptions) -> String {
    var text = ""
    switch showing.style {
    case .plain(let style): text += " as \(style)"
    case .each(let phone, let pad):
      text += " as phone \(phone.map { "\($0)" } ?? "-") pad \(pad.map { "\($0)" } ?? "-")"
    case nil: break
    }
    return text + (showing.locked ? " locked" : "") + (showing.aside ? " aside" : "")
  }

  private func branches(_ then: ThenID?) -> String {
    guard let then else { return "" }
    return " then {"
      + flow[then].branches.map { "\(flow[$0.outcome.value].name): \(phrases($0.steps))" }.joined(separator: "; ") + "}"
  }
}
