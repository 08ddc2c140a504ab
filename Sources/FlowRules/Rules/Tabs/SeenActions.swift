import FlowModel
import Verification

/// The screens and actions that were observed in the behaviours.
///
/// What the engines left undecided counts as observed, because it may occur.
struct SeenActions {
  struct CaseResult {
    let action: ActionID
    let chosenCase: Int
    let result: Int
  }

  private let flow: Flow
  /// For each screen, whether it was observed.
  private var isShown: [Bool]
  /// For each result, whether it was observed; the results of each action are consecutive, case by case.
  private var isSeen: [Bool]
  /// For each action, the index of its first result; the last element is the number of results.
  private let places: [Int]
  /// The screens from which nothing can leave the layer or end the task.
  private(set) var trapped: Set<ScreenID> = []

  /// Returns whether every result of an action was observed.
  func hasAll(of action: ActionID) -> Bool {
    isSeen[places[action.index]..<places[action.index + 1]].allSatisfy(\.self)
  }

  /// Returns whether some result of an action was observed.
  func hasAny(of action: ActionID) -> Bool {
    isSeen[places[action.index]..<places[action.index + 1]].contains(true)
  }

  func has(_ result: CaseResult) -> Bool { isSeen[place(of: result)] }

  func has(_ screen: ScreenID) -> Bool { isShown[screen.index] }

  private func place(of result: CaseResult) -> Int {
    let action = result.action.index
    return (0..<result.chosenCase).reduce(places[action] + result.result) { place, before in
      place + flow.actions[action].cases[before].results.count
    }
  }

  init(_ context: RuleContext) {
    let flow = context.flow
    self.flow = flow
    isShown = Array(repeating: false, count: flow.screens.count)
    places = flow.actions.indices.reduce(into: [0]) { places, action in
      let results = flow.actions[action].cases.indices.reduce(0) { $0 + flow.actions[action].cases[$1].results.count }
      places.append((places.last ?? 0) + results)
    }
    isSeen = Array(repeating: false, count: places.last ?? 0)
    context.forEachPossibleFact { fact, _ in
      switch fact.kind {
      case .shows(let screen): isShown[screen.index] = true
      case .performs(let action, let chosenCase, let result):
        isSeen[place(of: CaseResult(action: action, chosenCase: chosenCase, result: result))] = true
      default: break
      }
    }
    // Only the first fact for each task and layer counts, because the number of further facts depends on the engine.
    var tasks: [Device: Set<TaskID>] = [:]
    var layers: [Device: Set<ScreenID>] = [:]
    context.forEachPossibleFact { fact, device in
      switch fact.kind {
      case .trapped(let first, let front):
        if layers[device, default: []].insert(first).inserted { trapped.insert(front) }
      case .endless(let task, let front):
        if tasks[device, default: []].insert(task).inserted { trapped.insert(front) }
      default: break
      }
    }
  }
}
