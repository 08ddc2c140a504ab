import FlowExport
import FlowModel
import FlowSimulation
import FlowSyntax
import Localization

/// The results that runs record.
extension RunJudge {
  /// Returns the flow's name for a result, or nil for one to ignore; an unknown one is reported.
  mutating func known(_ result: String, of name: String, _ line: Int) -> String? {
    let results = context.names.results(of: name)
    guard !results.isEmpty, !results.contains(result) else { return result }
    guard let translated = context.names.translated(result), !results.contains(translated) else {
      return context.names.translated(result)
    }
    guard unknownNames.insert("result \(name): \(result)").inserted else { return nil }
    let all = results.map(Message.name)
    let help: Message =
      WordFinder.nearest(to: result, among: results).map { near in
        "did you mean \"\(near)\"? The flow has \(Message.list(all, .and))"
      } ?? "write \(Message.list(all, .or)), or change the flow"
    verdict.findings.append(
      RunFinding(
        .unknownName, line: line, "\"\(name)\" has no result \"\(result)\", so the result is ignored", help: help))
    return nil
  }

  /// Returns the finding about an event that is offered with other results only; nil if it is not offered.
  func otherResult(
    _ result: String, of kind: RunRecord.EventKind, _ name: String, _ line: Int
  ) -> RunFinding? {
    let simulator = context.simulator
    let moves = matcher.candidates.flatMap { simulator.moves(in: $0.configuration) }.filter { move in
      matcher.isRecorded(move, as: kind) && context.names.names(move, name, result: nil, simulator)
    }
    let results = moves.compactMap { context.flow.result(of: $0)?.name?.value }.uniqued
    guard !results.isEmpty, let action = moves.lazy.compactMap({ context.flow.action(of: $0) }).first else {
      return nil
    }
    let place = action.label.range.start.line
    return RunFinding(
      .notOffered, line: line,
      "\"\(name)\" has no result \"\(result)\" here; the flow has \(Message.list(results.map(Message.name), .and))",
      help: "change the app; or, if it is right, add \"\(result)\" to \"\(name)\" in line \(place)")
  }
}
