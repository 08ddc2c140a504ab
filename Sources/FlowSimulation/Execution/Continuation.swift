import FlowModel

/// What is left of a move when the top of the stacks that was known has gone.
///
/// Frames that stand are called by how many frames lie between them and the front: -1 is the nearest, -2 the next. So what is
/// left of two moves is equal exactly if they go on in the same way.
package struct Continuation: Hashable, Sendable {
  var agenda: Agenda
  var contexts: [StepContext]
  let followUps: [FollowUp]
  let freshTab: Int?
  let isRootAsleep: Bool

  /// How many lists of steps are under way, one within another.
  package var depth: Int { contexts.count }

  /// Whether it takes off whatever is in front and stays the same, as long as that stands on a screen of its own stack and bears no
  /// frame: no goal that it may have is reached there.
  package var takesPlainInstances: Bool {
    guard case .remove(let removal) = agenda.last else { return false }
    return removal.isSteady
  }

  /// Whether a frame whose screen has gone may go on with another screen.
  package func carriesFrame(in flow: Flow) -> Bool {
    contexts.contains { $0.pending != nil }
      || agenda.contains { item in
        guard case .remove(let removal) = item, case .closing(let list) = removal.taker, let frame = removal.frame
        else {
          return false
        }
        return list.steps(in: flow).contains { $0.shows(screenOf: frame.task, in: flow) }
      }
  }

  /// Renames the frames that are referred to.
  mutating func renameFrames(_ rename: (Int32) -> Int32) {
    for place in contexts.indices { contexts[place].renameFrames(rename) }
    for place in agenda.indices {
      guard case .remove(var removal) = agenda[place] else { continue }
      removal.renameFrames(rename)
      agenda[place] = .remove(removal)
    }
  }
}

extension StepContext {
  fileprivate mutating func renameFrames(_ rename: (Int32) -> Int32) {
    if let acting { self.acting?.serial = rename(acting.serial) }
    // Frames that have gone are told apart by the role they wait in, not by their serials.
    pending?.serial = .max
    taken?.frame.serial = .max
  }
}

extension Removal {
  /// Whether taking one more instance off changes nothing in it, unless that begins a stack or bears a frame.
  fileprivate var isSteady: Bool {
    guard !returnPointStands else { return false }
    switch goal {
    case .layers(let count): return count > 0
    case .stackRoot, .bottom, .frame: break
    case .instances, .allLayers, .screen, .layerHolding: return false
    }
    if case .swap = taker { return tookFromRoot }
    return true
  }

  fileprivate mutating func renameFrames(_ rename: (Int32) -> Int32) {
    if case .frame(let serial) = goal { goal = .frame(rename(serial)) }
    if case .ending(let outcome, let serial, let isAtRoot) = taker {
      taker = .ending(outcome, frame: rename(serial), isAtRoot: isAtRoot)
    }
    frame?.serial = .max
  }
}

extension Step {
  /// Whether it shows a screen of a task as the next one of its frame.
  fileprivate func shows(screenOf task: TaskID, in flow: Flow) -> Bool {
    switch kind {
    case .push(let screen), .present(let screen, _), .replace(let screen): flow[screen].task == task
    case .start, .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: false
    }
  }
}
