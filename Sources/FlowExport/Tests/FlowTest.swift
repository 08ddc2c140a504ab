import FlowModel
import FlowSimulation

/// A test of an app: one walk through its flow.
package struct FlowTest: Sendable {
  /// The source of a test.
  package enum Origin: String, Sendable, CaseIterable {
    case scenario, finding, cover
  }

  /// The source.
  package let origin: Origin
  /// The name, without that of the source.
  package let name: String
  /// The walk; its simulator has the device.
  package let walk: Walk
  /// What a scenario says is not offered, by the number of transitions before it.
  package var absences: [Int: [Scenario.Tap]] = [:]
  /// What the test covers.
  package var items: [CoverageItem] = []

  /// Creates a test.
  package init(_ origin: Origin, _ name: String, _ walk: Walk) {
    self.origin = origin
    self.name = name
    self.walk = walk
  }

  /// The device.
  package var device: Device { walk.simulator.device }
  /// The name with the source: `scenario/Refused once`.
  package var path: String { "\(origin.rawValue)/\(name)" }
  /// The name of its file without extension.
  package var fileName: String { "\(origin.rawValue)-\(name)".fileName }
  /// The name of its method in Swift, without `test_`.
  package var methodName: String { name.methodName }

  /// The value of each variable at the launch, by name.
  package var given: [(variable: String, value: String)] {
    let flow = walk.simulator.flow
    return flow.variables.map {
      ($0.name.value, flow.name(of: walk.initialState[$0.id.index], of: $0.id))
    }
  }

  /// Whether the app does not start with these values by itself.
  package var needsGivenValues: Bool {
    walk.simulator.flow.variables.contains { $0.initial != [walk.initialState[$0.id.index]] }
  }
}

extension String {
  /// The text as the name of a file: everything that some file system refuses is `-`.
  package var fileName: String {
    let refused: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
    var name = String.UnicodeScalarView()
    for scalar in precomposedStringWithCanonicalMapping.unicodeScalars {
      name.append(refused.contains(scalar) || scalar.isControl ? "-" : scalar)
    }
    var text = String(name)
    // Windows refuses names that end with a dot or a space, and most file systems have a limit of 255 bytes.
    while text.utf8.count > 200 || text.hasSuffix(".") || text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// The text as a part of an identifier of Swift: everything else than letters, marks, digits and `_` is `_`.
  package var methodName: String {
    String(
      String.UnicodeScalarView(
        precomposedStringWithCanonicalMapping.unicodeScalars.map { CodeName.isOfWord($0) ? $0 : "_" }))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control or formatting character, which must not be in the name of a file.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
