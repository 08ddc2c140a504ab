import FlowModel

/// How few of its screens a task can be completed on, as far as who shows what tells: conditions can only make it more.
struct FewestScreens {
  /// The number; nil where nothing that is written completes it.
  let count: Int?

  /// Looks for it.
  init(of task: TaskID, in structure: FlowStructure) {
    var search = Search(task: task, structure: structure)
    count = search.run()
  }

  /// A search from where the task may begin, the ways over fewest screens first.
  private struct Search {
    let task: TaskID
    let structure: FlowStructure
    private var seen: Set<ScreenID> = []
    /// By the number of screens on the way to them, themselves included.
    private var open: [[ScreenID]] = []

    init(task: TaskID, structure: FlowStructure) {
      self.task = task
      self.structure = structure
      for showing in structure.beginnings(of: task) { add(showing.screen, after: 0) }
    }

    mutating func run() -> Int? {
      var count = 0
      while count < open.count {
        var place = 0
        while place < open[count].count {
          let screen = open[count][place]
          place += 1
          // A screen may be met by a longer way first.
          guard seen.insert(screen).inserted else { continue }
          if completes(screen) { return count }
          for action in structure.offered(on: screen) {
            for showing in structure.showings(of: action) { add(showing.screen, after: count) }
          }
        }
        count += 1
      }
      return nil
    }

    /// Alerts and their like are no steps of the way, nor are the screens of other tasks.
    private func isCounted(_ screen: ScreenID) -> Bool {
      !structure.flow[screen].isOneScreenLayer && isInTask(screen)
    }

    private func isInTask(_ screen: ScreenID) -> Bool { structure.flow[screen].task.map { $0 == task } ?? true }

    private mutating func add(_ screen: ScreenID, after count: Int) {
      let count = count + (isCounted(screen) ? 1 : 0)
      while open.count <= count { open.append([]) }
      open[count].append(screen)
    }

    private func completes(_ screen: ScreenID) -> Bool {
      isInTask(screen)
        && structure.offered(on: screen).contains { action in
          structure.steps(of: action).contains { $0.step.completes && !$0.step.cancels }
        }
    }
  }
}
