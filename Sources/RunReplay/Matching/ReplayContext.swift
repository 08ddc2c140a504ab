import FlowExport
import FlowModel
import FlowSimulation
import Support

/// What all runs of a replay share: the flow, the names of the app, and the known configurations.
package struct ReplayContext: Sendable {
  let simulator: Simulator
  let names: RunNames
  /// The path of the flow file for commands.
  let file: String
  /// The kinds of events that runs do not record; nil if each run shows that.
  let unrecorded: Set<RunRecord.EventKind>?
  /// Whether a run may begin on any screen.
  let beginsAnywhere: Bool
  /// What can be exercised, and the configurations to resume from.
  package let survey: CoverageSurvey

  /// Creates a context.
  ///
  /// - Parameter recorded: the kinds of events that runs record; nil if each run shows that.
  package init(
    _ survey: CoverageSurvey, _ names: RunNames, of file: String, recording recorded: [RunRecord.EventKind]?,
    beginsAnywhere: Bool = false
  ) {
    simulator = survey.graph.simulator
    self.names = names
    self.file = file
    unrecorded = recorded.map { Set(RunRecord.EventKind.allCases).subtracting($0) }
    self.beginsAnywhere = beginsAnywhere
    self.survey = survey
  }

  /// The flow.
  package var flow: Flow { simulator.flow }

  /// Returns the verdict on a run.
  ///
  /// - Parameter inferences: what runs on the same device have found, for the next one.
  package func verdict(
    on records: [RunRecord], named name: String, remembering inferences: InferenceCache,
    watch: ProgressMonitor = .none
  ) -> RunVerdict {
    guard watch.shouldContinue(.runs) else { return RunVerdict(stopped: name) }
    var judge = RunJudge(records, named: name, self, remembering: inferences, watch)
    return judge.judge()
  }

  func name(of screen: ScreenID) -> String { flow[screen].name.value }

  /// Returns the kind of the screen of a record, or nil.
  func screenKind(of record: RunRecord) -> Screen.Kind? {
    guard case .screen(let name, _) = record.content, case .known(let screen) = names.screen(name) else { return nil }
    return flow[screen].kind
  }

  /// Returns the possible values at the launch.
  ///
  /// - Parameter anyValue: whether variables that are not given may have any value, as after a relaunch.
  func states(given: [String: String], anyValue: Bool) -> [[ValueID]] {
    var states: [[ValueID]] = [[]]
    for variable in flow.variables {
      var values = anyValue ? variable.values.indices.map { ValueID($0) } : variable.initial
      if let word = given[variable.name.value], let place = variable.values.firstIndex(where: { $0.name.value == word })
      {
        values = [ValueID(place)]
      }
      if values.isEmpty { values = [ValueID(0)] }
      states = states.flatMap { state in values.map { state + [$0] } }
      if states.count > 4_096 { states = Array(states.prefix(4_096)) }
    }
    return states
  }

  /// Returns the known configurations that show a screen.
  func trackers(showing screen: ScreenID) -> [ItemTracker] { survey.graph.trackers(showing: screen) }

  /// Returns whether a partial flow may show a screen from outside of the file.
  func mayOmit(_ screen: ScreenID, after candidates: [Candidate]) -> Bool {
    flow[screen].openedElsewhere != nil
      || candidates.contains { flow[$0.configuration.frontScreen].hasUnknownExits }
  }
}
