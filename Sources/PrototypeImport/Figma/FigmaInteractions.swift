/// Reads `interactions` of Figma's layers.
enum FigmaInteractions {
  /// Reads the interactions of a layer.
  static func read(_ scanner: inout JSONScanner) throws(ImportProblem) -> [Interaction] {
    var all: [Interaction] = []
    try scanner.elements { (scanner) throws(ImportProblem) in
      var trigger = Trigger.click
      var actions: [PrototypeAction] = []
      try scanner.members { (key, scanner) throws(ImportProblem) in
        switch key {
        case "trigger": trigger = try readTrigger(&scanner)
        case "actions": actions += try readActions(&scanner)
        case "action": actions += try readAction(&scanner).map { [$0] } ?? []
        default: try scanner.skip()
        }
      }
      if !actions.isEmpty { all.append(Interaction(trigger: trigger, actions: actions)) }
    }
    return all
  }

  /// Adds what a layer says only with `transitionNodeID`: the target of files before 2023, and of a link without another one.
  static func complete(_ layer: inout Layer, _ target: String?) {
    guard let target else { return }
    if layer.interactions.isEmpty {
      layer.interactions = [Interaction(trigger: .click, actions: [.navigate(target, .unknown)])]
    } else if layer.interactions.count == 1 {
      layer.interactions[0].actions = layer.interactions[0].actions.map { action in
        if case .navigate(nil, let transition) = action { .navigate(target, transition) } else { action }
      }
    }
  }

  private static func readTrigger(_ scanner: inout JSONScanner) throws(ImportProblem) -> Trigger {
    var word = ""
    try scanner.members { (key, scanner) throws(ImportProblem) in
      if key == "type" { word = try scanner.string() ?? "" } else { try scanner.skip() }
    }
    switch word {
    case "ON_CLICK", "MOUSE_DOWN", "MOUSE_UP": return .click
    case "ON_DRAG", "DRAG": return .drag
    case "AFTER_TIMEOUT": return .delay
    case "ON_MEDIA_END": return .videoEnd
    case "ON_PRESS", "ON_HOVER", "MOUSE_ENTER", "MOUSE_LEAVE", "ON_KEY_DOWN": return .withoutTouch(word)
    default: return .unknown(word)
    }
  }

  private static func readActions(_ scanner: inout JSONScanner) throws(ImportProblem) -> [PrototypeAction] {
    var actions: [PrototypeAction] = []
    try scanner.elements { (scanner) throws(ImportProblem) in
      if let action = try readAction(&scanner) { actions.append(action) }
    }
    return actions
  }

  /// The keys of an action that this import reads.
  private struct Parts {
    var type = ""
    var navigation = ""
    var target: String?
    var url: String?
    var transition = Transition.instant
    var cases: [[PrototypeAction]] = []
    var hasOtherwise = false
  }

  private static func readAction(_ scanner: inout JSONScanner) throws(ImportProblem) -> PrototypeAction? {
    guard try scanner.kind() == .object else {
      try scanner.skip()
      return nil
    }
    var parts = Parts()
    try scanner.members { (key, scanner) throws(ImportProblem) in
      switch key {
      case "type": parts.type = try scanner.string() ?? ""
      case "navigation": parts.navigation = try scanner.string() ?? ""
      case "destinationId": parts.target = try scanner.string()
      case "url": parts.url = try scanner.string()?.oneLine
      case "transition": parts.transition = try readTransition(&scanner)
      case "conditionalBlocks": try readCases(&scanner, &parts)
      default: try scanner.skip()
      }
    }
    return action(parts)
  }

  private static func readCases(_ scanner: inout JSONScanner, _ parts: inout Parts) throws(ImportProblem) {
    try scanner.elements { (scanner) throws(ImportProblem) in
      var hasCondition = false
      var actions: [PrototypeAction] = []
      try scanner.members { (key, scanner) throws(ImportProblem) in
        switch key {
        case "condition":
          hasCondition = try scanner.kind() != .null
          try scanner.skip()
        case "actions": actions = try readActions(&scanner)
        default: try scanner.skip()
        }
      }
      parts.cases.append(actions)
      parts.hasOtherwise = !hasCondition
    }
  }

  private static func action(_ parts: Parts) -> PrototypeAction {
    switch parts.type {
    case "BACK": return .back
    case "CLOSE": return .close
    case "URL": return parts.url.map { .url($0) } ?? .unknown("URL")
    case "CONDITIONAL": return .condition(parts.cases, hasOtherwise: parts.hasOtherwise)
    case "SET_VARIABLE", "SET_VARIABLE_MODE", "UPDATE_MEDIA_RUNTIME": return .elsewhere(parts.type)
    case "NODE": break
    default: return .unknown(parts.type)
    }
    switch parts.navigation {
    case "NAVIGATE": return .navigate(parts.target, parts.transition)
    case "OVERLAY": return .overlay(parts.target, parts.transition, closesOutside: false)
    case "SWAP": return .swap(parts.target)
    case "CHANGE_TO": return .change(to: parts.target)
    case "SCROLL_TO": return .elsewhere(parts.navigation)
    default: return .unknown(parts.navigation)
    }
  }

  private static func readTransition(_ scanner: inout JSONScanner) throws(ImportProblem) -> Transition {
    guard try scanner.kind() == .object else {
      try scanner.skip()
      return .instant
    }
    var type = ""
    var direction = ""
    try scanner.members { (key, scanner) throws(ImportProblem) in
      switch key {
      case "type": type = try scanner.string() ?? ""
      case "direction": direction = try scanner.string() ?? ""
      default: try scanner.skip()
      }
    }
    switch type {
    case "DISSOLVE": return .dissolve
    case "SMART_ANIMATE": return .smart
    case "MOVE_IN", "SLIDE_IN", "PUSH": return directions[direction].map { .into($0) } ?? .unknown
    case "MOVE_OUT", "SLIDE_OUT": return directions[direction].map { .out($0) } ?? .unknown
    default: return .unknown
    }
  }

  private static let directions: [String: Transition.Direction] = [
    "LEFT": .left, "RIGHT": .right, "TOP": .up, "BOTTOM": .down,
  ]
}
