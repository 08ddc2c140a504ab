import Diagnostics

/// The parts of a partial flow that its marks call unknown.
extension FlowGraph {
  /// Returns whether a screen, or one that its actions lead to, has actions that are not in the file.
  package func reachesUnknownExits(from screen: ScreenID) -> Bool {
    guard hasUnknownExits else { return false }
    var seen: Set<ScreenID> = [screen]
    var open = [screen]
    while let next = open.popLast() {
      if flow[next].hasUnknownExits { return true }
      for site in flow[next].offeredActions.flatMap({ showings(of: $0) }) where seen.insert(site.screen).inserted {
        open.append(site.screen)
      }
    }
    return false
  }

  /// The ranges of the steps with `as: unknown`.
  package var stepsOfUnknownStyle: Set<SourceRange> {
    hasUnknownStyles ? Set(steps.filter(\.step.isStyleUnknown).map(\.step.range)) : []
  }
}

extension Step {
  /// Whether the step has `as: unknown`.
  public var isStyleUnknown: Bool {
    switch kind {
    case .present(_, let options), .start(_, let options, _): options.isStyleUnknown
    default: false
    }
  }
}
