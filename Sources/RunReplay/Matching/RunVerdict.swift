import FlowExport

/// The verdict on one run.
package struct RunVerdict: Sendable {
  /// The name of the run.
  package let name: String
  package internal(set) var findings: [RunFinding] = []
  /// The events that were inferred, in their order.
  package internal(set) var inferred: [String] = []
  /// What the run exercised up to its first finding, each with whether only inferred events did so.
  package internal(set) var items: [CoverageItem: Bool] = [:]
  /// What a partial flow does not say, with the number of times.
  package internal(set) var notInFile: [String: Int] = [:]
  /// Other remarks.
  package internal(set) var warnings: [String] = []
  /// Whether more possibilities than navflow keeps leave the verdict open.
  package internal(set) var isUndecided = false
  /// Whether the comparison was stopped before the end of the run.
  package internal(set) var isStopped = false

  init(name: String) { self.name = name }

  /// Creates the verdict on a run that was not compared, because time was up.
  package init(stopped name: String) {
    self.name = name
    (isUndecided, isStopped) = (true, true)
  }

  /// Creates the verdict on a test that passed and exercised what its list says.
  package init(name: String, exercising items: [CoverageItem]) {
    self.name = name
    for item in items { self.items[item] = false }
  }

  /// Whether the run stayed in the flow.
  package var conforms: Bool { findings.isEmpty && !isStopped }

  mutating func add(_ found: [CoverageItem], isInferred: Bool) {
    for item in found { items[item] = (items[item] ?? true) && isInferred }
  }
}
