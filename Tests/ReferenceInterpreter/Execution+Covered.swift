import FlowModel

extension Execution {
  /// Where a step of a covered screen acts.
  enum Place {
    case inFront, beneath, done
  }

  /// Performs a step of a covered screen, or prepares for it.
  mutating func actCovered(_ step: Step, _ context: inout Context, later: ArraySlice<Step>) -> Place {
    let number = min(context.covering, configuration.layers.count)
    if step.isOnFront {
      context.covering = 0
      return .inFront
    }
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
}
