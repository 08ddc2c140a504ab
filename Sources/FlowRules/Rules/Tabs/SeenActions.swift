import FlowModel
import FlowVerification

/// What behaviours have shown of screens and actions, for looking up.
struct SeenActions {
  struct Result {
    let action: ActionID
    let chosenCase: Int
    let result: Int
  }

  private let flow: Flow
  /// By screen, whether it was seen.
  private var isShown: [Bool]
  /// Whether a result was seen: those of an action, case by case, follow those of the one before.
  private var isSeen: [Bool]
  /// By action, the place of its first result; last, where all end.
  private let places: [Int]
  /// The screens on which nothing leaves a layer or ends a task any more.
  private(set) var trapped: Set<ScreenID> = []

  /// Whether every result of an action was seen.
  func hasAll(of action: ActionID) -> Bool {
    isSeen[places[action.index]..<places[action.index + 1]].allSatisfy(\.self)
  }

  /// Whether some result of an action was seen.
  func hasAny(of action: ActionID) -> Bool {
    isSeen[places[action.index]..<places[action.index + 1]].contains(true)
  }

  func has(_ result: Result) -> Bool { isSeen[place(of: result)] }

  func has(_ screen: ScreenID) -> Bool { isShown[screen.index] }

  private func place(of result: Result) -> Int {
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
    context.forEachPossibleFact(of: .shows, .performs) { fact, _ in
      switch fact {
      case .shows(let screen): isShown[screen.index] = true
      case .performs(let action, let chosenCase, let result):
        isSeen[place(of: Result(action: action, chosenCase: chosenCase, result: result))] = true
      default: break
      }
    }
    // Where it is noticed first: how many more are told depends on the engine.
    var tasks: [Device: Set<TaskID>] = [:]
    var layers: [Device: Set<ScreenID>] = [:]
    context.forEachPossibleFact(of: .trapped, .endless) { fact, device in
      switch fact {
      case .trapped(let first, let front):
        if layers[device, default: []].insert(first).inserted { trapped.insert(front) }
      case .endless(let task, let front):
        if tasks[device, default: []].insert(task).inserted { trapped.insert(front) }
      default: break
      }
    }
  }
}
