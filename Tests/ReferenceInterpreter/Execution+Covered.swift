import FlowModel

extension Execution {
  /// Where a step of a covered screen acts.
  enum Place {
    case inFront, beneath, done
  }

  /// Performs a step of a covered screen, or prepares for it.
  mutating func actCovered(_ step: Step, _ context: inout Context, later: ArraySlice<Step>) -> Place {
    let number = min(context.covering, configuration.layers.count)
    switch step.kind {
    case .set, .stay, .tab: return .inFront
    case .dismiss(.front):
      context.covering = 0
      fronts[fronts.count - 1] = configuration.front.screen
      leave(level: configuration.levels - 1 - number, keeping: nil, &context, later)
      return .done
    case .complete, .dismiss, .unwind, .root:
      context.covering = 0
      return .inFront
    case .push, .pop, .replace, .show, .present, .start:
      guard !showsLayer(step) else {
        fail("present-while-covered")
        return .done
      }
      uncover(number)
      return .beneath
    }
  }

  private func showsLayer(_ step: Step) -> Bool {
    switch step.kind {
    case .push(let screen), .show(let screen): interpreter.style(of: screen, .push, .init()) != nil
    case .present(let screen, let showing):
      interpreter.style(of: screen, flow.style(ofPresenting: showing, on: interpreter.device), showing) != nil
    case .start(let task, let showing, _):
      interpreter.style(of: flow[task].entry, flow.style(ofStarting: task, showing, on: interpreter.device), showing)
        != nil
    default: false
    }
  }
}
