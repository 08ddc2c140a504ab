import Diagnostics

/// The traces whose configurations a graph contains even if they are far from the launch.
public struct KeptTraces: Sendable {
  /// The traces of findings, kept at any distance.
  public var findings: [Replay]
  /// The shortest traces to screens, the nearest first, kept while there is room.
  public var screens: [Replay]

  /// Creates the traces of a flow on a device.
  public init(findings: [Replay] = [], screens: [Replay] = []) {
    self.findings = findings
    self.screens = screens
  }
}
