import Diagnostics
import FlowModel
import FlowSimulation

/// Derives facts from the events of one move, which may arrive in several parts.
///
/// It keeps only events that later events can complete:
/// - an interruption, until another task begins in the same move;
/// - lost input, until the task of its screen is completed;
/// - the beginning of a task, whose step is the site of the layer that it opens.
package struct FactRecorder: Hashable {
  private struct Interruption: Hashable {
    let task: TaskID
    var site: Site
  }

  private struct Loss: Hashable {
    let screen: ScreenID
    let task: TaskID?
    var site: Site
  }

  private struct Beginning: Hashable {
    let screen: ScreenID
    var site: Site
  }

  /// The origin of the move.
  package private(set) var origin: MoveOrigin
  private var interruptions: [Interruption] = []
  private var losses: [Loss] = []
  private var completed: [TaskID] = []
  private var beginnings: [Beginning] = []

  /// Creates a recorder for a move.
  package init(_ origin: MoveOrigin) { self.origin = origin }

  /// Returns whether one step caused everything that it keeps.
  package func remembersOnly(_ cause: Cause, _ range: SourceRange?) -> Bool {
    let sites = interruptions.map(\.site) + losses.map(\.site)
    return beginnings.isEmpty && sites.allSatisfy { $0.cause == cause && $0.range == range }
  }

  /// A copy whose move may have begun anywhere, by any action.
  package var withUnknownOrigin: FactRecorder {
    var copy = self
    copy.origin = MoveOrigin(
      trigger: origin.trigger, screen: .anywhere, action: nil, losesInput: origin.losesInput)
    for place in interruptions.indices { copy.interruptions[place].site = interruptions[place].site.anywhere }
    for place in losses.indices { copy.losses[place].site = losses[place].site.anywhere }
    return copy
  }

  /// A copy whose move may have begun on any screen.
  package var withUnknownOriginScreen: FactRecorder {
    var copy = self
    copy.origin = origin.onAnyScreen
    for place in interruptions.indices { copy.interruptions[place].site = interruptions[place].site.onAnyScreen }
    for place in losses.indices { copy.losses[place].site = losses[place].site.onAnyScreen }
    for place in beginnings.indices { copy.beginnings[place].site = beginnings[place].site.onAnyScreen }
    return copy
  }

  /// Returns the site of an event.
  package func site(_ event: Event) -> Site {
    Site(trigger: origin.trigger, screen: origin.screen, cause: event.cause, range: event.range)
  }

  /// Returns the facts that are known after an event.
  package mutating func read(_ event: Event, _ reader: FactReader) -> [Fact] {
    let site = site(event)
    switch event.kind {
    case .starts(let task, let how, let screen, let layer):
      beginnings.removeAll { $0.screen == screen }
      beginnings.append(Beginning(screen: screen, site: site))
      let interrupted = how == .root ? [] : takeInterruptions(starting: task)
      return interrupted + [
        Fact(.begins(task, how, screen: screen, layer: min(layer, 1), root: event.root), at: site)
      ]
    case .completes(let task, let outcome):
      losses.removeAll { $0.task == task }
      if reader.takesInput(on: task), !completed.contains(task) { completed.append(task) }
      return [Fact(.completes(task, outcome), at: site)]
    case .cancels(let task):
      guard case .gesture(let gesture, _) = event.cause else { return [Fact(.completes(task, .cancelled), at: site)] }
      return [Fact(.cancelsByGesture(task, gesture), at: site)]
    case .interrupts(let task):
      let interruption = Interruption(task: task, site: site)
      if !interruptions.contains(interruption) { interruptions.append(interruption) }
      return []
    case .returnsElsewhere(let task, let origin, let landed):
      return [Fact(.returnsElsewhere(task, origin: origin, landed: landed), at: site)]
    case .fails(let failure): return [Fact(.fails(failure), at: site)]
    case .removes(let screen, let task):
      lose(screen, task, site, reader)
      return reader.takesNewPassword(screen) ? [Fact(.removes(screen), at: site)] : []
    case .abandons: return []
    }
  }

  /// Copies that keep one interruption or loss each.
  ///
  /// What becomes of one does not depend on the others. So the copies together find the same facts, and there are far
  /// fewer different ones.
  package var parts: [FactRecorder] {
    guard interruptions.count + losses.count > 1 else { return [self] }
    var empty = self
    (empty.interruptions, empty.losses) = ([], [])
    return interruptions.map { interruption in
      var copy = empty
      copy.interruptions = [interruption]
      return copy
    }
      + losses.map { loss in
        var copy = empty
        copy.losses = [loss]
        return copy
      }
  }

  /// Returns the site of the last task that began with a screen in this move.
  package func beginning(with screen: ScreenID) -> Site? { beginnings.last { $0.screen == screen }?.site }

  /// A copy without the beginnings of tasks, after their screens were removed again.
  package var withoutBeginnings: FactRecorder {
    guard !beginnings.isEmpty else { return self }
    var copy = self
    copy.beginnings = []
    return copy
  }

  /// Adds the facts that the rest of the move cannot change, and forgets them.
  package mutating func addSettledFacts(before rest: Continuation, _ simulator: Simulator, to facts: inout [Fact]) {
    if !interruptions.isEmpty, !rest.mayBeginTask(in: simulator) { facts += takeInterruptions(starting: nil) }
    guard !rest.mayEndTask(in: simulator) else { return }
    for loss in losses { facts.append(Fact(.losesInput(loss.screen), at: loss.site)) }
    losses = []
    completed = []
  }

  /// Adds all remaining facts at the end of the move.
  package mutating func finish(addingTo facts: inout [Fact]) {
    if !interruptions.isEmpty { facts += takeInterruptions(starting: nil) }
    for loss in losses { facts.append(Fact(.losesInput(loss.screen), at: loss.site)) }
    losses = []
  }

  private mutating func takeInterruptions(starting task: TaskID?) -> [Fact] {
    let facts = interruptions.map { Fact(.interrupts($0.task, starting: task), at: $0.site) }
    interruptions = []
    return facts
  }

  private mutating func lose(_ screen: ScreenID, _ task: TaskID?, _ site: Site, _ reader: FactReader) {
    guard origin.losesInput, reader.takesInput(screen), !(task.map(completed.contains) ?? false) else { return }
    let loss = Loss(screen: screen, task: task, site: site)
    if !losses.contains(loss) { losses.append(loss) }
  }
}
