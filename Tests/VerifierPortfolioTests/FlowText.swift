import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax

@testable import ExplicitSearch
@testable import Verification
@testable import VerifierPortfolio

/// Flows written out in tests, and what a search finds in them.
enum FlowText {
  /// A test's own flow that the reader does not take.
  struct Failure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  /// Reads a flow; its errors fail the test.
  static func read(_ text: String) throws -> Flow {
    let reading = FlowReader.read(text: text)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard let flow = reading.flow, errors.isEmpty else {
      throw Failure(message: errors.map { "\($0.range.start.line): \($0.message)" }.joined(separator: "\n"))
    }
    return flow
  }

  /// Decides a flow as `navflow check` does.
  static func decide(_ text: String, on device: Device = .phone) throws -> VerificationResult {
    guard let simulator = Simulator(try read(text), on: device) else { throw Failure(message: "a fragment") }
    return Verifier(simulator).explore()
  }

  /// Decides a flow by saturation, however few configurations it has.
  static func decideExactly(_ text: String, on device: Device = .phone) throws -> VerificationResult {
    guard let simulator = Simulator(try read(text), on: device) else { throw Failure(message: "a fragment") }
    return Verifier(simulator, engine: .exact).explore()
  }

  /// Searches a flow.
  static func explore(
    _ text: String, on device: Device = .phone, limits: SearchEngine.Limits = SearchEngine.Limits()
  ) throws -> VerificationResult {
    guard let simulator = Simulator(try read(text), on: device) else { throw Failure(message: "a fragment") }
    return SearchEngine(simulator, limits: limits).explore()
  }

  /// The same of a flow without its first line.
  static func exploreTabs(_ text: String) throws -> VerificationResult { try decideExactly("navflow: 1\n" + text) }
}
