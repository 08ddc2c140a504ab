import ArgumentParser
import Diagnostics
import FlowModel
import VerifierPortfolio

/// When to colour the output.
enum ColourMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Returns whether standard output is coloured.
  func isOn(_ console: Console) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: console.outputIsTerminal && (console.environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}

extension Device: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
extension Verifier.Engine: ExpressibleByArgument {}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The values of an option of this type.
  static var rawValues: [String] { allCases.map(\.rawValue) }
}
