import FlowModel
import FlowSimulation
import GeneratedFlows

@testable import ExplicitSearch
@testable import Verification
@testable import VerifierPortfolio

extension FlowText {
  /// Verifies a flow as `navflow check` does.
  static func decide(_ text: String, on device: Device = .phone) throws -> VerificationResult {
    guard let simulator = Simulator(try read(text), on: device) else { throw Failure("a fragment") }
    return Verifier(simulator).explore()
  }

  /// Verifies a flow with the engine `exact`, an old name of the default.
  static func decideExactly(_ text: String, on device: Device = .phone) throws -> VerificationResult {
    guard let simulator = Simulator(try read(text), on: device) else { throw Failure("a fragment") }
    return Verifier(simulator, engine: .exact).explore()
  }

  /// Explores a flow.
  static func explore(
    _ text: String, on device: Device = .phone, limits: SearchEngine.Limits = SearchEngine.Limits()
  ) throws -> VerificationResult {
    guard let simulator = Simulator(try read(text), on: device) else { throw Failure("a fragment") }
    return SearchEngine(simulator, limits: limits).explore()
  }

  /// Verifies a flow whose text lacks the line `navflow: 1`.
  static func exploreTabs(_ text: String) throws -> VerificationResult { try decideExactly("navflow: 1\n" + text) }
}
