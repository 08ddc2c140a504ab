import Diagnostics
import Localization

extension SARIFFormat.V210 {
  /// A document with one run.
  struct Log {
    /// The report.
    let report: Report
    /// The version of navflow.
    let toolVersion: String
    /// The address of the folder with the page of each rule, or nil.
    var rulePages: String?

    /// The JSON of the document.
    var json: JSONValue {
      .object([("$schema", .string(schema)), ("version", .string(version)), ("runs", .array([run]))])
    }

    private var run: JSONValue {
      .object([
        ("tool", .object([("driver", driver)])), ("invocations", .array([invocation])),
        ("columnKind", .string("unicodeCodePoints")), ("results", .array(results)),
      ])
    }

    private var driver: JSONValue {
      var members: [(key: String, value: JSONValue)] = [
        ("name", .string("navflow")), ("semanticVersion", .string(toolVersion)),
      ]
      // The list of all rules is beside the folder.
      if let rulePages { members.append(("informationUri", .string("\(rulePages).md"))) }
      members.append(("rules", .array(report.rules.map { Rule(rule: $0, pages: rulePages).json })))
      return .object(members)
    }

    private var invocation: JSONValue {
      let unproved = SummaryText(styled: TextStyler(isOn: false)).unproved(in: report).map { ($0, "note") }
      let texts = unproved + [omission.map { ($0.localized, "warning") }].compactMap { $0 }
      var members: [(key: String, value: JSONValue)] = [("executionSuccessful", .boolean(!report.isPartial))]
      if !texts.isEmpty {
        let notifications = texts.map { text, level in
          JSONValue.object([("level", .string(level)), ("message", Message(text).json)])
        }
        members.append(("toolExecutionNotifications", .array(notifications)))
      }
      return .object(members)
    }

    /// A sentence about findings that do not fit, or nil.
    var omission: Localization.Message? {
      let rest = report.diagnostics.count - maximumResultCount
      guard rest > 0 else { return nil }
      return """
        \(.count(rest, "finding")) left out, the least severe: code scanning takes no more than \(maximumResultCount)
        """
    }

    private var results: [JSONValue] {
      let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
      let indices = Dictionary(report.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
      return kept.map { index in
        let diagnostic = report.diagnostics[index]
        return Result(
          diagnostic: diagnostic, ruleIndex: indices[diagnostic.rule], files: report.files,
          fingerprint: fingerprints[index]
        ).json
      }
    }

    /// The indices of the findings that fit, in the order of the report; of too many, the most severe, and accepted ones last.
    private var kept: [Int] {
      let all = Array(report.diagnostics.indices)
      guard all.count > maximumResultCount else { return all }
      let isAccepted = report.diagnostics.map { $0.allowed != nil }
      // The order of the report is that of severity.
      return (all.filter { !isAccepted[$0] } + all.filter { isAccepted[$0] }).prefix(maximumResultCount).sorted()
    }
  }
}
