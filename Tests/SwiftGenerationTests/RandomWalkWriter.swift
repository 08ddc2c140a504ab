import FlowModel
import FlowSimulation
import Foundation
import GeneratedFlows
import Testing

@testable import SwiftGeneration

/// Writes generated flows as Swift code, with random walks through them, for Tests/Exports/swift.py.
///
/// It runs only if NAVFLOW_SWIFT_FLOWS names a folder. NAVFLOW_FLOWS is the number of flows.
@Suite struct RandomWalkWriter {
  private struct Moment: Encodable {
    struct Layer: Encodable {
      let style: String?
      let aside: Bool
      let stack: [String]
    }

    let kind: String
    let label: String
    let result: String?
    let layers: [Layer]
    let tab: String?
    let tasks: [String]
    let state: [String: String]
  }

  private struct Walk: Encodable {
    let flow: String
    let device: String
    let given: [String: String]
    let trace: [Moment]
  }

  static let folder = ProcessInfo.processInfo.environment["NAVFLOW_SWIFT_FLOWS"]
  static let count = ProcessInfo.processInfo.environment["NAVFLOW_FLOWS"].flatMap { Int($0) } ?? 40

  @Test(.enabled(if: folder != nil)) func writeFlows() throws {
    let folder = URL(fileURLWithPath: Self.folder ?? "")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var walks: [Walk] = []
    var written = 0
    for seed in UInt64(1)... {
      if written == Self.count { break }
      let text =
        seed % 3 == 0 ? GeneratedApp.text(seed: seed) : GeneratedFlow.text(seed: seed, features: features(seed))
      guard let flow = try? FlowText.read(text), let simulator = Simulator(flow, on: flow.devices[0]) else { continue }
      let name = "Random\(seed)Flow"
      let export = SwiftExport(flow, of: "\(name).flow.yaml", for: .uikit, namespace: name)
      // The runtime gives untyped steps their meaning, too. Only what this version does not write is left out.
      guard export.refusals.allSatisfy({ $0.rule == SwiftRefusals.untypedRule }) else { continue }
      written += 1
      for file in export.files {
        try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path))
      }
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).flow.yaml"))
      var random = SeededGenerator(seed: seed)
      for device in flow.devices {
        for _ in 0..<6 { walks.append(walk(name, simulator.on(device), &random)) }
      }
    }
    try JSONEncoder().encode(walks).write(to: folder.appendingPathComponent("walks.json"))
  }

  private func features(_ seed: UInt64) -> GeneratedFlow.Features {
    var features = GeneratedFlow.Features()
    features.gates = seed % 2 == 0
    features.rootActions = seed % 4 < 2
    return features
  }

  private func walk(_ name: String, _ simulator: Simulator, _ random: inout SeededGenerator) -> Walk {
    let flow = simulator.flow
    let states = Array(simulator.initialStates.prefix(16))
    let state = states[random.number(0...states.count - 1)]
    var here = simulator.launch(state).target
    var trace = [moment("launch", ("", nil), here, simulator)]
    for _ in 0..<15 {
      let moves = simulator.moves(in: here).filter { move in
        guard let id = move.action else { return true }
        return id != flow.relaunch
      }
      guard !moves.isEmpty else { break }
      let move = moves[random.number(0...moves.count - 1)]
      let label = label(of: move, in: here, simulator)
      here = simulator.perform(move, in: here).target
      trace.append(moment(kind(of: move, flow), label, here, simulator))
    }
    return Walk(flow: name, device: simulator.device.rawValue, given: trace[0].state, trace: trace)
  }

  /// Returns the label and the result of a move; a numbered tap has its whole name as the label.
  private func label(of move: Move, in here: Configuration, _ simulator: Simulator) -> (String, String?) {
    let tap = simulator.tap(for: move, in: here)
    guard !tap.contains("#"), let action = simulator.flow.action(of: move) else { return (tap, nil) }
    return (action.label.value, simulator.flow.result(of: move)?.name?.value)
  }

  private func kind(of move: Move, _ flow: Flow) -> String {
    switch move.kind {
    case .gesture: "gesture"
    case .entry: "entry"
    case .action(let id): flow[id].trigger == .arrival ? "arrival" : flow[id].trigger == .system ? "system" : "tap"
    }
  }

  private func moment(_ kind: String, _ label: (String, String?), _ here: Configuration, _ simulator: Simulator)
    -> Moment
  {
    let flow = simulator.flow
    let layers = (0...here.frontLayer).map { layer in
      Moment.Layer(
        style: here.style(of: layer)?.rawValue, aside: here.isAside(layer),
        stack: here.stack(of: layer).map { flow[$0.screen].name.value })
    }
    let values = flow.variables.map { ($0.name.value, flow.name(of: here.state[$0.id.index], of: $0.id)) }
    return Moment(
      kind: kind, label: label.0, result: label.1, layers: layers,
      tab: simulator.selectedTab(in: here).map { flow[$0].name.value },
      tasks: here.visibleFrames.map { flow[$0.task].name.value }, state: Dictionary(uniqueKeysWithValues: values))
  }
}
