import Diagnostics
import FlowModel

/// The element of a drawing that a finding is about.
enum FindingTarget: Hashable, Sendable {
  /// An action; parts that neither the finding nor its trace names are nil or empty.
  case action(ActionID, on: ScreenID?, result: String?, to: [ScreenID])
  /// A screen, with the gesture if the finding is about one.
  case screen(ScreenID, String?)
  /// A task as a whole.
  case task(TaskID)
  /// Nothing that is drawn.
  case nothing
}

/// Finds the elements of a flow that findings and their traces name.
struct FindingReader: Sendable {
  private let flow: Flow
  private let screens: [String: ScreenID]
  private let tasks: [String: TaskID]

  /// Creates a reader for findings about a flow.
  init(flow: Flow) {
    self.flow = flow
    screens = Dictionary(flow.screens.map { ($0.name.value, $0.id) }) { first, _ in first }
    tasks = Dictionary(flow.tasks.map { ($0.name.value, $0.id) }) { first, _ in first }
  }

  /// Returns the target of a finding; if it names nothing that is drawn, the last screen of its trace.
  func target(of finding: Diagnostic) -> FindingTarget {
    let screen = finding.subject.screen.flatMap { screens[$0] }
    if let label = finding.subject.action {
      if let action = action(label, on: screen, at: finding.range) { return target(action, on: screen, finding) }
      if let screen { return .screen(screen, label) }
    }
    if let screen { return .screen(screen, nil) }
    if let task = finding.subject.task.flatMap({ tasks[$0] }) { return .task(task) }
    return finding.trace?.steps.last.flatMap(front).map { .screen($0, nil) } ?? .nothing
  }

  /// Returns the other places with the same defect.
  func others(of finding: Diagnostic) -> [FindingTarget] {
    let affected = finding.affected.filter { $0.rule == finding.rule }.flatMap(\.places).map(\.range)
    let places = finding.notes.filter(\.isSameDefect).map(\.range) + affected
    return places.compactMap { target(at: $0, of: finding) }
  }

  /// Returns the steps of a trace except the launch and arrivals, each with its index.
  func taps(of trace: Trace) -> [TracedTap] {
    var starts = TaskStarts(flow: flow)
    if let launch = trace.steps.first { _ = starts.endedTasks(in: launch, from: nil) }
    return zip(trace.steps, trace.steps.dropFirst()).enumerated().compactMap { index, steps in
      let (before, step) = steps
      let ended = starts.endedTasks(in: step, from: front(of: before))
      guard step.kind != .arrival, let label = step.label else { return nil }
      let kind = action(of: step, label, after: before).map { TracedTap.Kind.action($0, result: step.result) }
      return TracedTap(
        step: index + 1, kind: kind ?? .other(label), screen: front(of: before), next: front(of: step),
        endedTasks: ended)
    }
  }

  /// Returns the action, screen or task at a place.
  ///
  /// If the place is within one result, the target is that result.
  private func target(at range: SourceRange, of finding: Diagnostic) -> FindingTarget? {
    if let action = flow.actions.first(where: { $0.range.holds(range) }) {
      let result = action.cases.flatMap(\.results).first { $0.range.holds(range) }
      let screen: ScreenID? = if case .screen(let screen) = action.owner { screen } else { nil }
      return .action(action.id, on: screen, result: result?.name?.value, to: [])
    }
    if let screen = flow.screens.first(where: { $0.name.range == range }) {
      return .screen(screen.id, gesture(of: finding, at: range))
    }
    return flow.tasks.first { $0.name.range == range }.map { .task($0.id) }
  }

  /// Returns the gesture that a finding is about at one of its places, if its subject is a gesture.
  private func gesture(of finding: Diagnostic, at range: SourceRange) -> String? {
    let names = [Gesture.back, .swipeDown, .tapOutside, .return, .swipeLeft, .swipeRight].map(flow.name)
    let own = finding.subject.action
    let there = finding.otherPlaces.filter { $0.range == range }.compactMap(\.subject.action)
    let isOwnThere = own.map(there.contains) ?? false
    let gesture = isOwnThere ? own : there.first ?? own
    return gesture.flatMap { names.contains($0) ? $0 : nil }
  }

  private func target(_ action: ActionID, on screen: ScreenID?, _ finding: Diagnostic) -> FindingTarget {
    let tap = finding.trace.map(taps)?.last { tap in
      if case .action(action, _) = tap.kind { screen == nil || tap.screen == screen } else { false }
    }
    guard let tap, case .action(_, let result) = tap.kind else {
      return .action(action, on: screen, result: nil, to: [])
    }
    return .action(action, on: screen, result: result, to: tap.ends)
  }

  /// Returns the action with a label on a screen, a root or among the entries; of several, the one at the place.
  private func action(_ label: String, on screen: ScreenID?, at range: SourceRange) -> ActionID? {
    let own = screen.map { flow[$0].offeredActions.filter { flow[$0].label.value == label } } ?? []
    let others = flow.actions.filter { $0.label.value == label && (screen == nil || $0.isOfNoScreen) }.map(\.id)
    let all = own + others
    return all.first { flow[$0].range.holds(range) } ?? all.first
  }

  private func action(of step: TraceStep, _ label: String, after before: TraceStep) -> ActionID? {
    if step.kind == .entry { return flow.entries.first { flow[$0].label.value == label } }
    // Below an input view, the covered layer is usable as well.
    let shown = before.layers.reversed().filter { !$0.aside }.compactMap { $0.stack.last }.compactMap { screens[$0] }
    for screen in shown {
      if let action = flow[screen].offeredActions.first(where: { flow[$0].label.value == label }) { return action }
    }
    return flow.roots.flatMap(\.actions).first { flow[$0].label.value == label }
  }

  private func front(of step: TraceStep) -> ScreenID? {
    step.layers.last { !$0.aside }?.stack.last.flatMap { screens[$0] }
  }
}

extension Action {
  fileprivate var isOfNoScreen: Bool {
    switch owner {
    case .root, .entries: true
    case .screen, .task: false
    }
  }
}

extension SourceRange {
  /// Returns whether another range lies within this one.
  fileprivate func holds(_ other: SourceRange) -> Bool {
    file == other.file && !(other.start < start) && !(end < other.end)
  }
}
