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
      if let segment = segment(of: step.kind, from: place) {
        // The `then` of a gate's task repeats the step behind the gate, which already has an arrow from another result.
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
        from: caller, task: task, outcome: branch.outcome.value, steps: branch.steps,
        path: path(of: branch.steps, from: caller))
    }
  }

  private func segment(of step: Step.Kind, from place: NodeID) -> Path.Segment? {
    switch step {
    case .push(let screen), .show(let screen): return Path.Segment(from: place, to: screen, kind: .push)
    case .present(let screen, let showing):
      let style = style(of: screen, flow.style(ofPresenting: showing, on: device))
      return Path.Segment(from: place, to: screen, kind: style == .pushed ? .push : .show)
    case .start(let task, _, _): return Path.Segment(from: place, to: flow[task].entry, kind: .show, task: task)
    case .replace(let screen): return Path.Segment(from: place, to: screen, kind: .push)
    case .tab(let screen): return Path.Segment(from: place, to: screen, kind: .tab)
    case .root(let root): return Path.Segment(from: place, to: flow.bottomScreen(of: root), kind: .root)
    case .complete, .pop, .dismiss, .unwind, .set, .stay: return nil
    }
  }

  /// Returns the style in which a screen is shown: the requested one, unless its kind of screen is always its own layer.
  private func style(of screen: ScreenID, _ style: PresentationStyle) -> ScreenCard.Style {
    ScreenCard.Style(flow[screen].kind) ?? ScreenCard.Style(style)
  }
}
