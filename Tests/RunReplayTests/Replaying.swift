import FlowExport
import FlowModel
import FlowSimulation
import FlowSyntax
import Testing

@testable import RunReplay

/// Returns the flow of a text without errors.
func flow(_ text: String, at place: SourceLocation = #_sourceLocation) throws -> Flow {
  let reading = FlowReader.read(text: text + "\n", named: "test.flow.yaml")
  let messages = reading.project.diagnostics.filter { $0.severity == .error }.map(\.message.english)
  return try #require(reading.project.flows.first, "\(messages)", sourceLocation: place)
}

/// A flow to which runs are compared.
struct ReplayBench {
  let context: ReplayContext

  init(
    _ text: String, table: [String: String?] = [:], recording recorded: [RunRecord.EventKind]? = nil,
    beginsAnywhere: Bool = false
  ) throws {
    let flow = try flow(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    context = ReplayContext(
      CoverageSurvey(simulator), RunNames(flow, table: table), of: "test.flow.yaml", recording: recorded,
      beginsAnywhere: beginsAnywhere)
  }

  /// Returns the records of a run, separated by spaces: `Home`, `!Pay`, `~Back`, `@entry`, `%system`.
  func records(_ run: String) throws -> [RunRecord] {
    let lines = run.split(separator: " ").map { word -> String in
      let name = word.dropFirst().replacing("_", with: " ")
      return switch word.first {
      case "!": "{\"tap\":\"\(name)\"}"
      case "~": "{\"gesture\":\"\(name)\"}"
      case "@": "{\"entry\":\"\(name)\"}"
      case "%": "{\"system\":\"\(name)\"}"
      case "{": String(word)
      default: "{\"screen\":\"\(word.replacing("_", with: " "))\"}"
      }
    }
    return try RunReader.runs(in: Array(lines.joined(separator: "\n").utf8))[0]
  }

  /// Returns the verdict on a run.
  func verdict(_ run: String) throws -> RunVerdict { context.verdict(on: try records(run), named: "run") }

  /// Returns the verdict as one line: `conforms`, the inferred events, or the findings with their lines.
  func summary(_ run: String) throws -> String {
    let verdict = try verdict(run)
    if verdict.conforms { return (["conforms"] + verdict.inferred).joined(separator: ", ") }
    return verdict.findings.map { "\($0.line) \($0.kind.rawValue)\($0.isAfterResuming ? " again" : "")" }
      .joined(separator: ", ")
  }
}

extension ReplayContext {
  /// Returns the verdict on a run alone.
  func verdict(on records: [RunRecord], named name: String) -> RunVerdict {
    let inferences = InferenceCache()
    return verdict(on: records, named: name, remembering: inferences)
  }
}
