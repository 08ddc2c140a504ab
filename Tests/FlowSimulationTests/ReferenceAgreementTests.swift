import FlowModel
import FlowSimulation
import FlowSyntax
import Foundation
import GeneratedFlows
import ReferenceInterpreter
import Testing

/// Compares the simulator with an interpreter that was written from the documentation alone.
///
/// Both perform the same random transitions and must agree after each: on the offered moves, the configuration, the
/// outcomes of tasks and the failing steps. Three things are not compared: the order of events in a transition, their
/// source ranges, and the screens whose input is lost.
@Suite("The simulator agrees with the reference interpreter") struct ReferenceAgreementTests {
  /// The number of flows for each part; `make agreement` increases it.
  static let batch = 5 * (getenv("NAVFLOW_FLOWS").flatMap { Int(String(cString: $0)) } ?? 2)

  @Test("on small flows", arguments: 0..<16)
  func smallFlows(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      expectAgreement("seed \(seed)", GeneratedFlow.text(seed: UInt64(seed)), seed: seed)
    }
  }

  @Test("on small flows with split views", arguments: 0..<12)
  func splitViews(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withSplitViews)
      expectAgreement("split \(seed)", text, seed: seed)
    }
  }

  @Test("on small flows with items and marks", arguments: 0..<6)
  func marks(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withMarks)
      expectAgreement("marks \(seed)", text, seed: seed)
    }
  }

  @Test("on small flows with panels", arguments: 0..<6)
  func panels(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withPanels)
      expectAgreement("panels \(seed)", text, seed: seed)
    }
  }

  @Test("on small flows with pages", arguments: 0..<6)
  func pages(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withPages)
      expectAgreement("pages \(seed)", text, seed: seed)
    }
  }

  @Test("on small flows with actions of open screens", arguments: 0..<6)
  func openActions(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withOpenActions)
      expectAgreement("open \(seed)", text, seed: seed)
    }
  }

  @Test("on small flows with relaunches", arguments: 0..<6)
  func relaunches(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withRelaunches)
      expectAgreement("relaunches \(seed)", text, seed: seed)
    }
  }

  @Test("on small flows with several additions", arguments: 0..<12)
  func additions(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withAdditions(seed: UInt64(seed)))
      expectAgreement("additions \(seed)", text, seed: seed)
    }
  }

  @Test("on small flows with gates", arguments: 0..<6)
  func gates(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: .withGates)
      expectAgreement("gates \(seed)", text, seed: seed)
    }
  }

  @Test("on flows whose tabs share values", arguments: 0..<4)
  func tabs(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      expectAgreement("tabs \(seed)", GeneratedTabs.text(seed: UInt64(seed)), seed: seed)
    }
  }

  @Test("on flows with the shape of an app", arguments: 0..<4)
  func apps(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      expectAgreement("app \(seed)", GeneratedApp.text(seed: UInt64(seed)), seed: seed)
    }
  }

  @Test("on the flows that ship", arguments: shippedFlows())
  func shipped(path: String) throws {
    let folder = Self.flows.appending(path: path).deletingLastPathComponent()
    var imports: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".flow.yaml") {
      imports[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let name = try #require(path.split(separator: "/").last.map(String.init))
    let text = try #require(imports[name])
    imports[name] = nil
    let flow = try #require(FlowReader.read(text: text, named: name, imports: imports).flow)
    for seed in 0..<20 {
      for device in flow.devices {
        if let difference = ReferenceWalk(flow, on: device)?.difference(seed: seed, taps: 40) {
          Issue.record("\(path) on \(device):\n\(difference)")
        }
      }
    }
  }

  private static let flows = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Flows")

  private static func shippedFlows() -> [String] {
    let all = FileManager.default.enumerator(atPath: flows.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".flow.yaml") }.sorted()
  }

  /// Walks a flow on each device; a difference is recorded with a minimal flow.
  private func expectAgreement(_ name: String, _ text: String, seed: Int) {
    guard let flow = FlowReader.read(text: text).flow, difference(flow, seed: seed) != nil else { return }
    let minimal = Shrinker.minimalText(text) { difference($0, seed: seed) != nil }
    let shown = FlowReader.read(text: minimal).flow.flatMap { difference($0, seed: seed) } ?? ""
    Issue.record("\(name):\n\(minimal)\n\(shown)")
  }

  /// Returns the first difference of a few walks.
  private func difference(_ flow: Flow, seed: Int) -> String? {
    flow.devices.lazy.compactMap { device in
      (0..<3).lazy.compactMap { ReferenceWalk(flow, on: device)?.difference(seed: seed * 3 + $0, taps: 14) }.first
    }.first
  }
}
