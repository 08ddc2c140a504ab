import FlowModel

/// The names that a file may use, because it or another file of its flows defines them.
package struct NameScope: Sendable {
  /// A name, and a line about what it stands for.
  struct Name: Sendable {
    var name: String
    var detail: String
  }

  private(set) var screens: [Name] = []
  private(set) var tasks: [Name] = []
  private(set) var roots: [Name] = []
  /// The screens of tabs.
  private(set) var tabs: [Name] = []
  private(set) var variables: [Name] = []
  /// The values by the name of their variable.
  private(set) var values: [String: [Name]] = [:]
  /// The names of the variables that are counters.
  private(set) var counters: Set<String> = []
  /// The outcomes by the name of their task, `cancelled` included.
  private(set) var outcomes: [String: [Name]] = [:]
  /// The labels that each screen offers, with those of the roots.
  private(set) var labels: [String: [String]] = [:]

  /// Creates an empty scope.
  package init() {}

  /// Creates the scope of the files of some flows; a name that several flows define is listed once.
  package init(_ flows: [Flow]) {
    var seen: Set<String> = []
    for flow in flows {
      screens += flow.screens.filter { seen.insert("screen " + $0.name.value).inserted }.map { Self.screen($0, flow) }
      tasks += flow.tasks.filter { seen.insert("task " + $0.name.value).inserted }.map { task in
        Name(name: task.name.value, detail: task.title?.value ?? "")
      }
      roots += flow.roots.compactMap(\.name?.value).filter { seen.insert("root " + $0).inserted }.map {
        Name(name: $0, detail: "")
      }
      let tabs = flow.roots.flatMap { root in
        [root.content] + Device.allCases.compactMap { root.contents[$0] }
      }.flatMap(\.tabs)
      self.tabs += tabs.filter { seen.insert("tab " + flow[$0].name.value).inserted }.map {
        Self.screen(flow[$0], flow)
      }
      add(flow.variables.filter { seen.insert("variable " + $0.name.value).inserted })
      addOutcomes(of: flow)
      let everywhere = flow.roots.flatMap(\.actions)
      for screen in flow.screens where labels[screen.name.value] == nil {
        labels[screen.name.value] = (screen.offeredActions + everywhere).map { flow[$0].label.value }
      }
    }
  }

  private static func screen(_ screen: Screen, _ flow: Flow) -> Name {
    let task = screen.task.map { "in \(flow[$0].name.value)" }
    return Name(
      name: screen.name.value, detail: [screen.title?.value, task].compactMap(\.self).joined(separator: ", "))
  }

  private mutating func add(_ variables: [Variable]) {
    for variable in variables {
      let names = variable.values.map(\.name.value)
      self.variables.append(Name(name: variable.name.value, detail: names.joined(separator: ", ")))
      values[variable.name.value] = names.map { Name(name: $0, detail: "") }
      if variable.isCounter { counters.insert(variable.name.value) }
    }
  }

  private mutating func addOutcomes(of flow: Flow) {
    for task in flow.tasks where outcomes[task.name.value] == nil {
      let declared = task.outcomes.map { flow[$0.value].name }
      outcomes[task.name.value] = (declared + (task.listsCancelled ? [] : [flow[OutcomeID.cancelled].name])).map {
        Name(name: $0, detail: "")
      }
    }
  }
}
