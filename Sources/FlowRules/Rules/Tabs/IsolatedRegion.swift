import FlowModel

/// The screens to which a screen of a stack leads, if none of them leaves that part of the stack.
struct IsolatedRegion {
  /// A screen, and whether it replaced the first one or is above it.
  private struct Stand: Hashable {
    let screen: ScreenID
    let isBase: Bool
  }

  /// The screens, the first one included; alerts and their like are left out.
  let screens: Set<ScreenID>

  /// Follows all actions; nil if an action leaves the region or has an unknown effect.
  init?(from first: ScreenID, in structure: FlowGraph) {
    let flow = structure.flow
    var open = [Stand(screen: first, isBase: true)]
    var known = Set(open)
    while let stand = open.popLast() {
      if stand.isBase, Self.hasBack(flow[stand.screen]) { return nil }
      for action in structure.offered(on: stand.screen) {
        guard let next = Self.stands(after: structure.steps(of: action).map(\.step), from: stand, flow) else {
          return nil
        }
        open += next.filter { known.insert($0).inserted }
      }
    }
    screens = Set(known.map(\.screen).filter { !flow[$0].isOneScreenLayer })
  }

  /// Whether Back itself takes a screen off.
  private static func hasBack(_ screen: Screen) -> Bool {
    !screen.isOneScreenLayer && !screen.hidesBack && screen.override(of: .back) == nil
  }

  /// What the steps of an action show; nil where one of them may leave.
  private static func stands(after steps: [Step], from stand: Stand, _ flow: Flow) -> [Stand]? {
    var next: [Stand] = []
    for step in steps {
      switch step.kind {
      case .set, .stay: continue
      case .replace(let screen): next.append(Stand(screen: screen, isBase: stand.isBase))
      case .push(let screen), .show(let screen): next.append(Stand(screen: screen, isBase: false))
      case .present(let screen, _):
        // A button of an alert acts on what is beneath the alert.
        next.append(Stand(screen: screen, isBase: stand.isBase && flow[screen].isOneScreenLayer))
      case .pop(.count(1)) where !stand.isBase: continue
      case .pop, .dismiss, .complete, .start, .unwind, .tab, .root: return nil
      }
    }
    return next
  }
}
