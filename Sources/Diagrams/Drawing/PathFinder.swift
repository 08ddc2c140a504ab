import FlowModel

/// Finds the screens that steps show on one device.
struct PathFinder: Sendable {
  /// The flow that contains the steps.
  let flow: Flow
  /// The device.
  let device: Device

  /// Returns the effect of steps that start at a node.
  func path(of steps: [Step], from source: NodeID) -> Path {
    var path = Path()
    var place = source
    for step in steps {
      if var segment = segment(of: step.kind, from: place) {
        segment.backs = path.backs
        // What follows on the task of a gate is the step behind it, which has its own arrow.
        if !step.isGate, case .start(let task, _, let then?) = step.kind {
          path.continuations += continuations(of: then, after: task, at: place)
        }
        path.segments.append(segment)
        path.backs = []
        place = .screen(segment.to)
      } else if step.kind.removesScreens {
        path.backs.append(step.kind)
      }
    }
    return path
  }

  /// Returns the effect of each branch of a `then`.
  func continuations(of then: ThenID, after task: TaskID, at caller: NodeID) -> [Path.Continuation] {
    flow[then].branches.map { branch in
      Path.Continuation(
        task: task, outcome: branch.outcome.value, steps: branch.steps, path: path(of: branch.steps, from: caller))
    }
  }

  private func segment(of step: Step.Kind, from place: NodeID) -> Path.Segment? {
    switch step {
    case .push(let screen):
      return Path.Segment(from: place, to: screen, kind: .push, mark: mark(of: screen, .push))
    case .present(let screen, let showing):
      let mark = mark(of: screen, flow.style(ofPresenting: showing, on: device))
      return Path.Segment(from: place, to: screen, kind: mark == .pushed ? .push : .show, mark: mark)
    case .start(let task, let showing, _):
      let entry = flow[task].entry
      let mark = mark(of: entry, flow.style(ofStarting: task, showing, on: device))
      return Path.Segment(from: place, to: entry, kind: .show, mark: mark, task: task)
    case .show(let screen): return Path.Segment(from: place, to: screen, kind: .push, mark: mark(of: screen, .push))
    case .replace(let screen): return Path.Segment(from: place, to: screen, kind: .push)
    case .tab(let screen): return Path.Segment(from: place, to: screen, kind: .tab)
    case .root(let root): return Path.Segment(from: place, to: flow.bottomScreen(of: root), kind: .root)
    case .complete, .pop, .dismiss, .unwind, .set, .stay: return nil
    }
  }

  /// Alerts, action sheets and screens of other apps are always layers of their own.
  private func mark(of screen: ScreenID, _ style: PresentationStyle) -> ScreenCard.Mark {
    ScreenCard.Mark(flow[screen].kind) ?? ScreenCard.Mark(style)
  }
}
