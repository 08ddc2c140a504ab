import FlowModel

/// Reads off steps which screens they show, and how, on one device.
struct PathFinder: Sendable {
  /// The flow.
  let flow: Flow
  /// The device.
  let device: Device

  /// What steps come to that are set off at a node.
  func path(of steps: [Step], from source: NodeID) -> Path {
    var path = Path()
    var place = source
    for step in steps {
      if var hop = hop(of: step.kind, from: place) {
        hop.backs = path.backs
        if case .start(let task, _, let then?) = step.kind {
          path.continuations += continuations(of: then, after: task, at: place)
        }
        path.hops.append(hop)
        path.backs = []
        place = .screen(hop.to)
      } else if step.kind.takesAway {
        path.backs.append(step.kind)
      }
    }
    return path
  }

  /// What a `then` comes to.
  func continuations(of then: ThenID, after task: TaskID, at caller: NodeID) -> [Path.Continuation] {
    flow[then].branches.map { branch in
      Path.Continuation(
        task: task, outcome: branch.outcome.value, steps: branch.steps, path: path(of: branch.steps, from: caller))
    }
  }

  private func hop(of step: Step.Kind, from place: NodeID) -> Path.Hop? {
    switch step {
    case .push(let screen):
      return Path.Hop(from: place, to: screen, kind: .push, mark: mark(of: screen, .push))
    case .present(let screen, let showing):
      let mark = mark(of: screen, flow.style(ofPresenting: showing, on: device))
      return Path.Hop(from: place, to: screen, kind: mark == .pushed ? .push : .show, mark: mark)
    case .start(let task, let showing, _):
      let entry = flow[task].entry
      let mark = mark(of: entry, flow.style(ofStarting: task, showing, on: device))
      return Path.Hop(from: place, to: entry, kind: .show, mark: mark, task: task)
    case .replace(let screen): return Path.Hop(from: place, to: screen, kind: .push, replaces: true)
    case .tab(let screen): return Path.Hop(from: place, to: screen, kind: .tab)
    case .root(let root): return Path.Hop(from: place, to: flow.bottomScreen(of: root), kind: .root)
    case .complete, .pop, .dismiss, .unwind, .set, .stay: return nil
    }
  }

  /// Alerts and their like are layers of their own however they are shown.
  private func mark(of screen: ScreenID, _ style: PresentationStyle) -> ScreenCard.Mark {
    ScreenCard.Mark(flow[screen].kind) ?? ScreenCard.Mark(style)
  }
}

extension Step.Kind {
  /// Whether it ends a task as its own.
  var isComplete: Bool { if case .complete = self { true } else { false } }

  /// Whether it takes screens or layers away.
  var takesAway: Bool {
    switch self {
    case .complete, .pop, .dismiss, .unwind: true
    case .push, .present, .start, .replace, .tab, .root, .set, .stay: false
    }
  }
}
