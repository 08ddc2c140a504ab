import Diagnostics
import Localization

extension SARIFFormat.V210 {
  /// The trace of a finding as a code flow.
  struct CodeFlow {
    /// The trace.
    let trace: Trace
    /// The finding that it proves.
    let diagnostic: Diagnostic
    /// The files of the finding.
    let files: SourceFiles

    /// The JSON of the code flow.
    var json: JSONValue {
      .object([
        ("message", Message("\(localized("replay")): \(trace.replay.commandLine)").json),
        ("threadFlows", .array([.object([("locations", .array(locations))])])),
      ])
    }

    /// The steps that fit.
    ///
    /// Of a long trace, the launch and the last steps are the most useful.
    private var locations: [JSONValue] {
      let steps = zip(trace.steps, TraceTable(trace).sentences).map(location)
      return steps.count <= maximumStepCount ? steps : steps.prefix(1) + steps.suffix(maximumStepCount - 1)
    }

    private func location(of step: TraceStep, _ sentence: String) -> JSONValue {
      let place = Location(range: step.range ?? diagnostic.range, files: files, message: Message(sentence))
      return .object([("location", place.json)])
    }
  }
}
