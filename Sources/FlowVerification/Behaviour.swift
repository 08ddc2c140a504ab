import Diagnostics
import FlowModel
import FlowSimulation

/// All that an engine has found out about a flow on a device.
public struct Behaviour: Sendable {
  /// The simulator whose meaning it is.
  public let simulator: Simulator
  /// What can occur, the cheapest first; each fact once.
  public let observations: [Observation]
  /// Whether every behaviour was seen, so that what is not among the observations cannot occur.
  public let isComplete: Bool
  /// The number of taps up to which every behaviour was seen.
  public let bound: Int
  let graph: SearchGraph

  /// The device that it is about.
  public var device: Device { simulator.device }

  /// What is to be said of a statement that no behaviour was found to violate.
  public var verdictWithoutViolation: Verdict { isComplete ? .proved : .bounded(bound) }

  /// The shortest behaviour that shows an observation.
  ///
  /// - Parameter file: the path under which the flow file is called to replay it.
  public func trace(of observation: Observation, replaying file: String) -> Trace {
    walk(to: observation.node, then: observation.edge).trace(replaying: file)
  }
}
