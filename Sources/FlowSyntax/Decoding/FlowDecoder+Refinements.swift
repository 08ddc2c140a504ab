import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Moves the screens that tasks take into these tasks, and reports names that do not exist.
  mutating func takeScreens() {
    for use in refinements.uses { self.use(use.definition, from: use.name) }
    let screens = Dictionary(flow.screens.map { ($0.name.range, $0.id) }) { first, _ in first }
    for task in flow.tasks {
      let taken = (refinements.taken[task.name.range] ?? []).compactMap { screens[$0] }
      if taken.isEmpty { continue }
      for screen in taken { flow.screens[screen.index].task = task.id }
      let own = task.screens
      flow.tasks[task.id.index].screens = own + taken
      setEntry(of: task.id, isOwnEmpty: own.isEmpty)
      let large = (own + taken).count { !flow[$0].isOneScreenLayer }
      flow.tasks[task.id.index].kind = large <= 1 ? .simple : .multiStep
    }
    for unknown in refinements.unknown { report(unknown) }
    for (label, screen, new) in refinements.renamed {
      reader.report(
        FileRules.unknownName,
        "the imported action \"\(label.value.shortened)\" on \"\(screen.shortened)\" is now called \"\(new.shortened)\"",
        at: label.range, help: "write \"\(new.shortened)\", or another label for an action of your own")
    }
  }

  /// Sets the first screens of a task that takes screens.
  private mutating func setEntry(of task: TaskID, isOwnEmpty: Bool) {
    let screens = flow[task].screens
    let entry = outlines.lazy.flatMap(\.tasks).first { $0.name.range == flow[task].name.range }
    let begun = (entry?.fields?[TaskKeys.entry.name]?.value).map(Self.names(ofEntry:)) ?? []
    let found = begun.compactMap { name in screens.first { flow[$0].name.value == name.value } }
    if let first = found.first ?? (isOwnEmpty ? screens.first : nil) { flow.tasks[task.index].entry = first }
    if !found.isEmpty { flow.tasks[task.index].opened = Array(found.dropFirst()) }
  }

  private mutating func report(_ unknown: Refinements.UnknownName) {
    let name = unknown.name
    if let owner = unknown.owner, let task = unknown.task {
      return reader.report(
        FileRules.duplicateName,
        "task \"\(task.shortened)\" takes the screen \"\(name.value.shortened)\", which belongs to task \"\(owner.shortened)\"",
        at: name.range, help: "take only screens of no task")
    }
    let what: Message = unknown.task == nil ? "to refine" : "to take"
    reader.reportUnknown(
      FileRules.unknownName, "there is no screen \"\(name.value.shortened)\" \(what)", word: name.value, at: name.range,
      known: screenNames, of: .screens)
  }
}
