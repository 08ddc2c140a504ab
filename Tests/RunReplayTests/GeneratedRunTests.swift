import FlowExport
import FlowModel
import FlowSimulation
import GeneratedFlows
import ReferenceInterpreter
import Testing

@testable import RunReplay

/// Walks that were turned into runs conform.
///
/// A changed run conforms only if the reference interpreter can follow it.
@Suite struct GeneratedRunTests {
  /// An event with the screen that follows.
  private struct Event {
    let kind: RunRecord.EventKind
    let label: String
    let result: String?
    let screen: String
  }

  private func events(of walk: Walk) -> [Event] {
    let simulator = walk.simulator
    return walk.transitions.dropFirst().compactMap { transition in
      guard let move = transition.move else { return nil }
      let kind: RunRecord.EventKind
      switch move.kind {
      case .gesture: kind = .gesture
      case .entry: kind = .entry
      case .action(let action):
        switch simulator.flow[action].trigger {
        case .arrival: return nil
        case .system: kind = .system
        default: kind = .tap
        }
      }
      let screen = simulator.flow[transition.target.frontScreen].name.value
      return Event(
        kind: kind, label: simulator.label(of: move), result: simulator.flow.result(of: move)?.name?.value,
        screen: screen)
    }
  }

  private func records(_ events: [Event]) -> [RunRecord] {
    var records: [RunRecord] = []
    for event in events {
      records.append(
        RunRecord(
          line: records.count + 1, content: .event(event.kind, event.label, result: event.result, screen: nil)))
      records.append(RunRecord(line: records.count + 1, content: .screen(event.screen, .init())))
    }
    return records
  }

  private func context(_ seed: UInt64) throws -> (ReplayContext, [FlowTest]) {
    let flow = try flow(GeneratedFlow.text(seed: seed))
    let survey = CoverageSurvey(try #require(Simulator(flow, on: .phone)))
    let context = ReplayContext(
      survey, RunNames(flow), of: "a.flow.yaml", recording: [.tap, .gesture, .system, .entry])
    return (context, CoverPlanner(survey, goals: CoverageGoal.standard, maximumTaps: 8).tests(beside: []))
  }

  @Test(arguments: 1...10) func walksConform(_ seed: UInt64) throws {
    let (context, tests) = try context(seed)
    for test in tests {
      let verdict = context.verdict(on: records(events(of: test.walk)), named: test.name)
      #expect(verdict.conforms, "seed \(seed), \(test.walk.taps): \(verdict.findings.map(\.message.english))")
      #expect(verdict.inferred.isEmpty)
    }
  }

  /// What a run finds about configurations serves the next runs, and changes no verdict.
  @Test(arguments: 1...10) func runsShareWhatTheyFind(_ seed: UInt64) throws {
    let flow = try flow(GeneratedFlow.text(seed: seed))
    let survey = CoverageSurvey(try #require(Simulator(flow, on: .phone)))
    let context = ReplayContext(survey, RunNames(flow), of: "a.flow.yaml", recording: nil)
    let inferences = InferenceCache()
    for test in CoverPlanner(survey, goals: CoverageGoal.standard, maximumTaps: 8).tests(beside: []) {
      let records = events(of: test.walk).enumerated().map { line, event in
        RunRecord(line: line + 1, content: .screen(event.screen, .init()))
      }
      let verdict = context.verdict(on: records, named: test.name, remembering: inferences)
      let alone = context.verdict(on: records, named: test.name)
      #expect(verdict.inferred == alone.inferred && verdict.items == alone.items, "seed \(seed), \(test.walk.taps)")
      #expect(
        verdict.findings.map(\.message.english) == alone.findings.map(\.message.english),
        "seed \(seed), \(test.walk.taps)")
    }
  }

  /// Events without screens conform exactly if the reference interpreter can follow them.
  @Test(arguments: 1...10) func changedRunsConformIfTheReferenceFollows(_ seed: UInt64) throws {
    let (context, tests) = try context(seed)
    let reference = ReferenceRuns(context.flow)
    var generator = SeededGenerator(seed: seed)
    for test in tests.prefix(6) {
      let all = events(of: test.walk)
      guard !all.isEmpty else { continue }
      for change in 0..<6 {
        var changed = all
        let place = Int.random(in: 0..<all.count, using: &generator)
        let other = all[Int.random(in: 0..<all.count, using: &generator)]
        switch change % 3 {
        case 0: changed.remove(at: place)
        case 1: changed.insert(other, at: place)
        default: changed[place] = other
        }
        guard !changed.isEmpty else { continue }
        let records = changed.enumerated().map { line, event in
          RunRecord(line: line + 1, content: .event(event.kind, event.label, result: event.result, screen: nil))
        }
        let verdict = context.verdict(on: records, named: "changed")
        let isFollowed = reference.follow(changed.map { ($0.kind, $0.label, $0.result) }, from: test.walk.initialState)
        if test.walk.simulator.initialStates.count == 1 {
          #expect(verdict.conforms == isFollowed, "seed \(seed): \(changed.map(\.label))")
        }
      }
    }
  }
}

/// Follows runs with the reference interpreter.
private struct ReferenceRuns {
  private let interpreter: Interpreter

  init(_ flow: Flow) { interpreter = Interpreter(flow, on: .phone) }

  /// Returns whether some behaviour has these events.
  func follow(_ events: [(kind: RunRecord.EventKind, label: String, result: String?)], from values: [ValueID]) -> Bool {
    var here = [interpreter.launch(values).configuration]
    for event in events {
      here = afterArrivals(here).flatMap { configuration in
        interpreter.choices(in: configuration).filter { matches($0, event.kind, event.label, event.result) }
          .map { interpreter.take($0, in: configuration).configuration }
      }
      if here.isEmpty { return false }
      here = Array(here.prefix(200))
    }
    return true
  }

  /// Returns the configurations in which nothing is due.
  private func afterArrivals(_ start: [ReferenceInterpreter.Configuration]) -> [ReferenceInterpreter.Configuration] {
    var waiting = start
    var done: [ReferenceInterpreter.Configuration] = []
    var steps = 0
    while let next = waiting.popLast(), steps < 2_000 {
      steps += 1
      let arrivals = interpreter.choices(in: next).filter { kind(of: $0) == nil }
      if arrivals.isEmpty {
        done.append(next)
      } else {
        waiting += arrivals.map { interpreter.take($0, in: next).configuration }
      }
    }
    return done
  }

  private func matches(_ choice: Interpreter.Choice, _ kind: RunRecord.EventKind, _ label: String, _ result: String?)
    -> Bool
  {
    guard self.kind(of: choice) == kind else { return false }
    switch choice {
    case .beneath(let inner), .column(_, let inner): return matches(inner, kind, label, result)
    case .gesture(let gesture): return interpreter.flow.name(of: gesture) == label
    case .action(let action, let chosen, let number, _), .covered(let action, let chosen, let number):
      if case .gesture(let gesture) = interpreter.flow[action].trigger {
        return interpreter.flow.name(of: gesture) == label
      }
      let own = interpreter.flow[action].cases[chosen].results[number].name?.value
      return interpreter.flow[action].label.value == label && (result == nil || own == nil || own == result)
    }
  }

  /// The kind of event of a choice; nil for an arrival.
  private func kind(of choice: Interpreter.Choice) -> RunRecord.EventKind? {
    switch choice {
    case .beneath(let inner), .column(_, let inner): return kind(of: inner)
    case .gesture: return .gesture
    case .action(let action, _, _, _), .covered(let action, _, _):
      switch interpreter.flow[action].trigger {
      case .arrival: return nil
      case .system: return .system
      case .entry: return .entry
      case .gesture: return .gesture
      case .user: return .tap
      }
    }
  }
}
