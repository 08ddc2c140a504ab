import Diagnostics

extension JUnitFormat.V10 {
  /// A test case: one rule on one flow file.
  struct Case {
    /// How it went.
    enum Outcome: Hashable {
      case passed
      case failed
      /// The file could not be checked.
      case broken
      case skipped(String)
    }

    /// The rule.
    let rule: RuleID
    /// The file as Jenkins' tree wants it: a package and a class.
    let className: String
    /// How it went.
    let outcome: Outcome
    /// The first thing to say, where there is one.
    let message: String
    /// Everything to say.
    let lines: [String]

    /// The element to write.
    var xml: XMLElement {
      var element = XMLElement(name: "testcase", attributes: [("classname", className), ("name", rule.name)])
      let text = lines.isEmpty ? nil : lines.joined(separator: "\n")
      switch outcome {
      case .passed: if let text { element.children = [XMLElement(name: "system-out", attributes: [], text: text)] }
      case .failed: element.children = [XMLElement(name: "failure", attributes: about, text: text)]
      case .broken: element.children = [XMLElement(name: "error", attributes: about, text: text)]
      case .skipped(let reason): element.children = [XMLElement(name: "skipped", attributes: [("message", reason)])]
      }
      return element
    }

    private var about: [(name: String, value: String)] { [("type", rule.name), ("message", message)] }
  }
}
