import FlowModel
import FlowSimulation

/// Decides all behaviours of a flow on a device with the engine that suits it.
///
/// Most flows have few configurations: seeing them all is a proof. Where they do not end the exact engine decides; where neither
/// can, the search says how far it got.
public struct Verifier: Sendable {
  /// How behaviours are explored.
  public enum Engine: String, Sendable, CaseIterable {
    /// Whatever decides.
    case auto
    /// Configuration by configuration, up to the limits.
    case search
    /// By saturating a pushdown system, whatever its size; the search where the tabs' stacks are too many for one.
    case exact
  }

  /// So many steps of saturation are tried before the search has the last word.
  private static let patience = 200_000

  private let simulator: Simulator
  private let engine: Engine
  private let limits: SearchEngine.Limits

  /// Creates a verifier.
  public init(_ simulator: Simulator, engine: Engine = .auto, limits: SearchEngine.Limits = .init()) {
    self.simulator = simulator
    self.engine = engine
    self.limits = limits
  }

  /// Explores all behaviours as far as can be.
  public func explore() -> Behaviour {
    if engine == .exact, let exact = PushdownEngine(simulator).explore() { return exact }
    let search = SearchEngine(simulator, limits: limits).explore()
    guard engine == .auto, !search.isComplete,
      var exact = PushdownEngine(simulator, steps: Self.patience).explore(), exact.isComplete
    else { return search }
    exact.bound = search.bound
    return exact
  }
}
