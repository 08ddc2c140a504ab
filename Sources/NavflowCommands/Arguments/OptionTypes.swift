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
    case .auto: isOnByItself(console)
    }
  }

  /// Returns whether the environment or the terminal asks for colours; `NO_COLOR` outranks `FORCE_COLOR`.
  private func isOnByItself(_ console: Console) -> Bool {
    let value = { (name: String) in console.environment[name] ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    if !["", "0"].contains(value("FORCE_COLOR")) { return true }
    return console.outputIsTerminal && value("TERM") != "dumb"
  }
}

extension Device: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
extension Verifier.Engine: ExpressibleByArgument {}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The values of an option of this type.
  static var rawValues: [String] { allCases.map(\.rawValue) }
}
