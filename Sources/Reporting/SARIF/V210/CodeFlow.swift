import Diagnostics

extension SARIFFormat.V210 {
  /// The way to a finding, step by step.
  struct CodeFlow {
    /// Our own form of the same.
    let trace: Trace
    /// What it leads to.
    let diagnostic: Diagnostic
    /// The files that it points into.
    let files: SourceFiles

    /// The value to write.
    var json: JSONValue {
      .object([
        ("message", Message("replay: \(trace.replay.commandLine)").json),
        ("threadFlows", .array([.object([("locations", .array(locations))])])),
      ])
    }

    /// The launch and the end are what a reader needs most of a way that is too long.
    private var locations: [JSONValue] {
      let steps = zip(trace.steps, TraceTable(trace).sentences).map(location)
      return steps.count <= mostSteps ? steps : steps.prefix(1) + steps.suffix(mostSteps - 1)
    }

    private func location(of step: TraceStep, _ sentence: String) -> JSONValue {
      let place = Location(range: step.range ?? diagnostic.range, files: files, message: Message(sentence))
      return .object([("location", place.json)])
    }
  }
}
