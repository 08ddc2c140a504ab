import FlowModel
import Localization
import OrderedCollections

/// Screens that begin a column of a split view, and are shown in another one.
extension AppWithinApp {
  func inOtherColumns(_ context: RuleContext) -> [Finding] {
    guard context.flow.devices.contains(.pad) else { return [] }
    var found: OrderedDictionary<PresentationSite.Key, Finding> = [:]
    for split in context.flow.on(.pad).roots.flatMap({ $0.content.splits.sorted { $0.key < $1.key }.map(\.value) }) {
      let columns = SplitColumns(split, context.structure)
      for (showing, column) in columns.misplaced where found[showing.key] == nil {
        let list = split.columns[column].value
        found[showing.key] = finding(
          context, showing, .inOtherColumn(context, showing, list), .helpInOtherColumn(context, showing.screen)
        ).withSeverity(.info)
      }
    }
    return Array(found.values)
  }
}

extension PresentationSite {
  fileprivate struct Key: Hashable {
    let screen: ScreenID
    let line: Int
    let column: Int
  }

  fileprivate var key: Key {
    Key(screen: screen, line: written.step.range.start.line, column: written.step.range.start.column)
  }
}

/// The screens that can be in each column of a split view, read from the file alone.
private struct SplitColumns {
  private let split: Root.Split
  private let structure: FlowGraph
  private var screens: [OrderedSet<ScreenID>]

  init(_ split: Root.Split, _ structure: FlowGraph) {
    self.split = split
    self.structure = structure
    screens = split.columns.map { [$0.value] }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (showing, column) in showings where screens[column].append(showing.screen).inserted { isGrowing = true }
    }
  }

  /// The steps of the columns that show a screen in some column, with that column.
  private var showings: [(PresentationSite, Int)] {
    screens.enumerated().flatMap { column, own in
      own.flatMap(structure.offered).flatMap(structure.showings).compactMap { showing in
        guard showing.written.before.allSatisfy(\.movesNothing) else { return nil }
        switch showing.verb {
        case .push, .replace: return (showing, column)
        case .show: return (showing, min(column + 1, screens.count - 1))
        default: return nil
        }
      }
    }
  }

  /// The steps `show` that put the first screen of another column over the list of a column.
  var misplaced: [(PresentationSite, Int)] {
    showings.filter { showing, column in
      guard showing.verb == .show, let own = split.columns.firstIndex(where: { $0.value == showing.screen }) else {
        return false
      }
      return own != column && column < screens.count - 1
    }
  }
}

extension Message {
  fileprivate static func inOtherColumn(
    _ context: RuleContext, _ showing: PresentationSite, _ list: ScreenID
  ) -> Message {
    let here: Message = showing.written.action.map { context.culprit($0) } ?? "the root"
    return
      "\(here) shows \(context.name(showing.screen)) in the place of \(context.name(list)), although it begins another column"
  }

  fileprivate static func helpInOtherColumn(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "show \(context.name(screen)) from the column before its own, or with an entry, which acts on the last column"
  }
}
