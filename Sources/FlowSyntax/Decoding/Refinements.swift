import Diagnostics
import FlowModel

/// Applies `refine` and `takes` to the outlines of a flow, before any name is resolved.
///
/// A refinement changes a screen of another file, so that an import can write that file again.
struct Refinements {
  /// A name of a refinement that does not exist.
  struct UnknownName {
    var name: Located<String>
    /// The task that takes the screen, or nil for a refinement.
    var task: String?
    /// The task that has the screen already, or nil.
    var owner: String?
  }

  /// The outlines with refined screens.
  private(set) var outlines: [FileOutline]
  /// The names that do not exist.
  private(set) var unknown: [UnknownName] = []
  /// The imported actions that a refinement names as they were called before.
  private(set) var renamed: [(label: Located<String>, screen: String, new: String)] = []
  /// The uses of names, for editors.
  private(set) var uses: [(name: SourceRange, definition: SourceRange)] = []
  /// The screens that tasks take, by the range of the screen's name.
  private(set) var owners: [SourceRange: SourceRange] = [:]
  /// The screens that each task takes, by the range of the task's name.
  private(set) var taken: [SourceRange: [SourceRange]] = [:]

  private struct Place {
    var outline: Int
    var screen: Int
    var task: String?
  }

  /// Returns the present label of an imported action that had another one, or nil; the file defines the screen.
  ///
  /// Without a screen, any screen of the file's import counts.
  typealias NewLabel = (_ label: String, _ screen: String?, _ definer: FileID) -> String?

  /// Applies all refinements.
  init(_ outlines: [FileOutline], newLabel: NewLabel = { _, _, _ in nil }) {
    self.outlines = outlines
    guard outlines.contains(where: { !$0.refinements.isEmpty || $0.tasks.contains { !$0.takes.isEmpty } }) else {
      return
    }
    var places: [String: Place] = [:]
    for (index, outline) in outlines.enumerated() {
      var tasks: [Int: String] = [:]
      for task in outline.tasks { for screen in task.screens { tasks[screen] = task.name.value } }
      for (screen, entry) in outline.screens.enumerated() where places[entry.name.value] == nil {
        places[entry.name.value] = Place(outline: index, screen: screen, task: tasks[screen])
      }
    }
    for outline in outlines {
      for refinement in outline.refinements {
        findRenames(in: refinement, places[refinement.name.value], newLabel)
        refine(refinement, places[refinement.name.value])
      }
      for task in outline.tasks { for name in task.takes { take(name, for: task, places[name.value]) } }
    }
  }

  /// Finds actions and areas that a refinement would add, although it means an imported one that has another label now.
  private mutating func findRenames(in refinement: FileOutline.ScreenEntry, _ place: Place?, _ newLabel: NewLabel) {
    guard let place else { return }
    let pairs = [ScreenKeys.actions.name, ScreenKeys.areas.name].flatMap { refinement.fields?[$0]?.value.pairs ?? [] }
    let entry = outlines[place.outline].screens[place.screen]
    let present = Set((entry.fields?[ScreenKeys.actions.name]?.value.pairs ?? []).compactMap(\.key.text))
    for pair in pairs {
      guard let label = pair.key.text, !present.contains(label),
        let new = newLabel(label, entry.name.value, outlines[place.outline].file)
      else { continue }
      renamed.append((Located(label, at: pair.key.range), entry.name.value, new))
    }
  }

  private mutating func refine(_ refinement: FileOutline.ScreenEntry, _ place: Place?) {
    guard let place else { return unknown.append(UnknownName(name: refinement.name)) }
    let entry = outlines[place.outline].screens[place.screen]
    uses.append((refinement.name.range, entry.name.range))
    guard let changes = refinement.fields else { return }
    outlines[place.outline].screens[place.screen].fields = (entry.fields ?? Fields(range: entry.name.range)).refined(
      by: changes)
    if changes.has(ScreenKeys.kind) { outlines[place.outline].screens[place.screen].kind = refinement.kind }
  }

  private mutating func take(_ name: Located<String>, for task: FileOutline.TaskEntry, _ place: Place?) {
    guard let place else { return unknown.append(UnknownName(name: name, task: task.name.value)) }
    let screen = outlines[place.outline].screens[place.screen].name
    let owner = place.task ?? (owners[screen.range] != nil ? task.name.value : nil)
    if let owner { return unknown.append(UnknownName(name: name, task: task.name.value, owner: owner)) }
    uses.append((name.range, screen.range))
    owners[screen.range] = task.name.range
    taken[task.name.range, default: []].append(screen.range)
  }
}

extension Fields {
  /// Returns the fields with those of a refinement: a key replaces a key, and actions, gestures and areas merge by name.
  ///
  /// The area of an action that is removed is removed too.
  fileprivate func refined(by changes: Fields) -> Fields {
    var fields = self
    for change in changes.entries {
      guard let index = fields.entries.firstIndex(where: { $0.name == change.name }) else {
        fields.entries.append(change)
        continue
      }
      let pair = fields.entries[index].pair
      switch change.name {
      case ScreenKeys.actions.name, ScreenKeys.areas.name:
        fields.entries[index].pair = pair.merged(with: change.pair, removes: true)
      // `none` is a value of a gesture: it has no effect there.
      case ScreenKeys.gestures.name: fields.entries[index].pair = pair.merged(with: change.pair, removes: false)
      default: fields.entries[index].pair = change.pair
      }
    }
    let removed = (changes[ScreenKeys.actions.name]?.value.pairs ?? []).filter { $0.value.text == "none" }
    fields.removeAreas(named: Set(removed.compactMap(\.key.text)))
    return fields
  }

  private mutating func removeAreas(named names: Set<String>) {
    guard !names.isEmpty, let index = entries.firstIndex(where: { $0.name == ScreenKeys.areas.name }) else { return }
    let value = entries[index].pair.value
    guard let pairs = value.pairs else { return }
    let kept = pairs.filter { !names.contains($0.key.text ?? "") }
    entries[index].pair.value = Node(content: .mapping(kept), range: value.range)
  }
}

extension Node.Pair {
  /// Returns the pair with the names of another one added, or in place of its own.
  ///
  /// - Parameter removes: whether `none` removes a name.
  fileprivate func merged(with other: Node.Pair, removes: Bool) -> Node.Pair {
    guard var pairs = value.pairs ?? (value.isAbsent ? [] : nil), let added = other.value.pairs else { return other }
    for pair in added {
      if let index = pairs.firstIndex(where: { $0.key.text == pair.key.text && $0.key.text != nil }) {
        if removes, pair.value.text == "none" { pairs.remove(at: index) } else { pairs[index] = pair }
      } else {
        pairs.append(pair)
      }
    }
    return Node.Pair(key: key, value: Node(content: .mapping(pairs), range: value.range))
  }
}
