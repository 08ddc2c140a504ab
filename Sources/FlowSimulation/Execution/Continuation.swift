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
  fileprivate mutating func renameFrames(_ rename: (Int32) -> Int32) {
    if case .frame(let serial) = goal { goal = .frame(rename(serial)) }
    if case .ending(let outcome, let serial, let isAtRoot) = taker {
      taker = .ending(outcome, frame: rename(serial), isAtRoot: isAtRoot)
    }
    frame?.serial = .max
  }
}
