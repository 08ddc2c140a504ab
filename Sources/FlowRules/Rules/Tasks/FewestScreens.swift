import FlowModel

/// The smallest number of screens on which a task can be completed, read from the file alone.
///
/// Conditions are ignored, so the real number may be larger.
struct FewestScreens {
  /// The number; nil if no step completes the task.
  let count: Int?

  /// Computes the number for a task.
  init(of task: TaskID, in structure: FlowGraph) {
    var search = Search(task: task, structure: structure)
    count = search.run()
  }

  /// A search from the possible first screens, in the order of the number of screens.
  ///
  /// It is Dijkstra's algorithm with a list for each distance (Dial 1969), because each screen adds 0 or 1.
  private struct Search {
    let task: TaskID
    let structure: FlowGraph
    private var seen: Set<ScreenID> = []
    /// The open screens by the number of screens of their paths.
    private var open: [[ScreenID]] = []

    init(task: TaskID, structure: FlowGraph) {
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
          // A screen may be queued with a longer path first.
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

    /// Returns whether a screen counts: one-screen layers and the screens of other tasks do not.
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
