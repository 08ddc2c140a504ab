import ArgumentParser
import Diagnostics
import FlowModel
import FlowVerification

/// When output is coloured.
enum ColourChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour what goes to standard output.
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
  /// The words that an option of this type takes.
  static var words: [String] { allCases.map(\.rawValue) }
}
