import FlowModel

/// The features by which an element is recognized under another name: its properties, its actions, and the steps that
/// lead to it.
struct FlowFeatures {
  /// An element with its features.
  struct Element {
    let key: FlowPart.Key
    var features: Set<String>
  }

  /// The elements, in the order of the file.
  private(set) var elements: [Element] = []
  /// The keys of the elements.
  private(set) var keys: Set<FlowPart.Key> = []

  /// Collects the elements of some kinds.
  init(_ flow: Flow, _ subjects: Set<FlowChange.Subject>) {
    let references = subjects.contains(.screen) ? References(flow) : nil
    for part in FlowParts(flow).all where subjects.contains(part.key.subject) && keys.insert(part.key).inserted {
      var features = Set(part.properties.filter { !Self.isIgnored($0, of: part.key) }.flatMap(Self.features))
      features.formUnion(references?.features[part.key] ?? [])
      elements.append(Element(key: part.key, features: features))
    }
  }

  /// Returns whether a property does not count: it repeats the name or another feature, or accepts a finding.
  private static func isIgnored(_ property: FlowPart.Property, of key: FlowPart.Key) -> Bool {
    // The entry of a task is among its screens, which are features.
    property.what.hasPrefix("allow ") || property.what == "title" && property.text == key.name
      || key.subject == .task && property.what == "entry"
  }

  /// Returns a property as features; each line of a scenario is one.
  private static func features(of property: FlowPart.Property) -> [String] {
    let texts = property.isReported ? [property.text] : property.text.split(separator: "; ").map(String.init)
    return texts.map { "\(property.what): \($0)" }
  }
}

/// The features of screens and tasks that follow from actions: actions that they offer, and steps that show them.
private struct References {
  private(set) var features: [FlowPart.Key: Set<String>] = [:]

  init(_ flow: Flow) {
    let words = ActionDescription(flow: flow)
    for action in flow.actions {
      let key = flow.key(of: action)
      var part = FlowPart(key)
      words.describe(action, in: &part)
      let effect = part.properties.map { "\($0.what): \($0.text)" }.joined(separator: "; ")
      switch action.owner {
      case .screen(let screen): add("offers \(key.name), \(effect)", to: .screen, flow[screen].name.value)
      case .task(let task): add("offers \(key.name), \(effect)", to: .task, flow[task].name.value)
      case .root, .entries: break
      }
      for step in action.allSteps { addShown(by: step, "shown by \(Self.place(of: key))", flow) }
    }
    for task in flow.tasks {
      for screen in task.screens { add("has \(flow[screen].name.value)", to: .task, task.name.value) }
    }
    for root in flow.roots {
      for screen in flow.firstScreens(of: root) {
        add("in \(flow.name(of: root.id))", to: .screen, flow[screen].name.value)
      }
    }
  }

  private static func place(of key: FlowPart.Key) -> String {
    let owner =
      switch key.owner {
      case .screen(let name): "screen \(name)"
      case .task(let name): "task \(name)"
      case .root(let name): "root \(name)"
      case nil: "outside"
      }
    return "\(owner), \(key.name)"
  }

  private mutating func addShown(by step: Step, _ feature: String, _ flow: Flow) {
    switch step.kind {
    case .push(let screen), .present(let screen, _), .replace(let screen), .show(let screen), .tab(let screen):
      add(feature, to: .screen, flow[screen].name.value)
    case .start(let task, _, _): add(feature, to: .task, flow[task].name.value)
    default: break
    }
  }

  private mutating func add(_ feature: String, to subject: FlowChange.Subject, _ name: String) {
    features[FlowPart.Key(subject: subject, name: name), default: []].insert(feature)
  }
}
