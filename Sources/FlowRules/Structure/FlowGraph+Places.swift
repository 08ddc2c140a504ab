import FlowModel
import Verification

extension FlowGraph {
  /// Returns the part of the file that declares an action.
  func place(of action: ActionID) -> Finding.Place {
    switch flow[action].owner {
    case .screen(let screen): .screen(screen)
    case .task(let task): .task(task)
    case .root(let root): .root(root)
    case .entries: .action(action)
    }
  }

  /// Returns the part of the file that declares the action of a step.
  func place(of step: WrittenStep) -> Finding.Place {
    step.action.map(place) ?? step.root.map { .root($0) } ?? .nowhere
  }

  /// Returns the step at a site, or nil.
  func step(at site: Site) -> WrittenStep? {
    guard let range = site.range else { return nil }
    switch site.cause {
    case .action(let action): return steps(of: action).first { $0.step.range == range }
    case .rootThen(let root): return steps.last { $0.root == root && $0.step.range == range }
    case .gesture, .launch: return nil
    }
  }
}
