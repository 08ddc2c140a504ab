import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes the replacements of gestures: `gestures` of a screen or a task.
  mutating func gestures(
    _ pair: Node.Pair, owner: Action.Owner, _ scope: StepScope
  ) -> [(gesture: Gesture, override: Screen.GestureOverride)] {
    guard let names = reader.uniquelyNamed(pair.value, for: "gestures", of: ActionKeys.steps) else { return [] }
    var all: [(gesture: Gesture, override: Screen.GestureOverride)] = []
    for named in names {
      let gesture = gesture(named.name)
      if named.node.isAbsent { continue }
      if named.node.text == "none" || reportSynonymOfNone(named.node) {
        if let gesture { all.append((gesture, .removed)) }
        continue
      }
      let steps = steps(named.node, .gesture, scope)
      guard let gesture else { continue }
      all.append((gesture, .action(add(steps, in: named, for: gesture, owner))))
    }
    return all.sorted { $0.gesture.place < $1.gesture.place }
  }

  /// Reports another word for `none`; returns false if the node is not one.
  private mutating func reportSynonymOfNone(_ node: Node) -> Bool {
    guard let text = node.text, Self.synonymsOfNone.contains(text.folded) else { return false }
    reader.report(
      FileRules.unknownValue, "there is no step \"\(text.shortened)\"; a gesture that does nothing is `none`",
      at: node.range, write: "none")
    return true
  }

  private static let synonymsOfNone: Set = [
    "no", "off", "false", "hidden", "nothing", "disabled", "disable", "blocked", "never", "なし", "無し", "無効",
  ]

  private mutating func add(_ steps: [Step], in named: NamedNode, for gesture: Gesture, _ owner: Action.Owner)
    -> ActionID
  {
    let id = ActionID(flow.actions.count)
    let result = Action.CaseResult(steps: steps, range: named.node.range)
    flow.actions.append(
      Action(
        id: id, label: Located(flow.name(of: gesture), at: named.name.range), owner: owner, trigger: .gesture(gesture),
        cases: [Action.Case(results: [result], range: named.node.range)],
        range: SourceRange(from: named.name.range, to: named.node.range)))
    return id
  }

  /// Resolves the name of a gesture, or reports it.
  ///
  /// A fragment may name tabs of the files that import it, so an unknown tab there is no error.
  private mutating func gesture(_ name: Located<String>) -> Gesture? {
    switch GestureName(written: name.value) {
    case .back: return .back
    case .swipeDown: return .swipeDown
    case .tapOutside: return .tapOutside
    case .return: return .return
    case .swipeLeft: return .swipeLeft
    case .swipeRight: return .swipeRight
    case .tab(let screen): return tab(Located(screen, at: name.range(ofSuffix: screen))).map { .tab($0) }
    case nil:
      reader.reportUnknown(
        FileRules.unknownName, "there is no gesture \"\(name.value.shortened)\"", word: name.value, at: name.range,
        known: GestureName.words, isLanguage: true,
        alternative: "the gestures are \(.list(GestureName.words.map(Message.gesture), .none)) and \"Tab: SCREEN\"")
      return nil
    }
  }
}
