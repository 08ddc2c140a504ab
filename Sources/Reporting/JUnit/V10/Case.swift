import Diagnostics

extension JUnitFormat.V10 {
  /// A test case: one rule on one flow file.
  struct Case {
    /// The result of a test case.
    enum Outcome: Hashable {
      case passed
      case failed
      /// The file could not be checked, or the rule is undecided and must not be.
      case broken
      /// The file could not be checked, the rule may stay undecided, or what fails is accepted or known.
      case skipped(String)
    }

    /// The rule.
    let rule: RuleID
    /// The file in Jenkins' form: a package and a class.
    let className: String
    /// The result.
    let outcome: Outcome
    /// The message of a failure or an error.
    let message: String
    /// The output, or the text of a failure or an error.
    let lines: [String]

    /// The XML element of the case.
    var xml: JUnitElement {
      var element = JUnitElement(name: "testcase", attributes: [("classname", className), ("name", rule.name)])
      let text = lines.isEmpty ? nil : lines.joined(separator: "\n")
      switch outcome {
      case .passed: if let text { element.children = [JUnitElement(name: "system-out", attributes: [], text: text)] }
      case .failed: element.children = [JUnitElement(name: "failure", attributes: problem, text: text)]
      case .broken: element.children = [JUnitElement(name: "error", attributes: problem, text: text)]
      case .skipped(let reason):
        element.children = [JUnitElement(name: "skipped", attributes: [("message", reason)])]
        if let text { element.children.append(JUnitElement(name: "system-out", attributes: [], text: text)) }
      }
      return element
    }

    /// The attributes of a failure or an error.
    private var problem: [(name: String, value: String)] { [("type", rule.name), ("message", message)] }
  }
}
