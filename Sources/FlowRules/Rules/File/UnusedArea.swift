import Diagnostics
import FlowModel
import Localization

/// Finds areas of a picture with the name of a tap that the screen never offers.
struct UnusedArea: Rule {
  static let metadata = RuleMetadata(
    id: "unused-area", severity: .info, evidence: .file, family: .file,
    summary: "An area of a picture names a tap that the screen never offers.",
    rationale: """
      A review page shows no button there, so a person cannot tap what the picture shows. The action was probably \
      renamed. Write the label as it is written under "actions", or the name of a gesture.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "the action has another label now",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            title: Home
            areas: { ①Buy: [0, 0.5, 1, 0.1] }
            actions: { Buy now: push Thanks }
          Thanks: { title: Thanks }
        """),
      Example(
        "a tab that no root has",
        """
        navflow: 1
        root: { tabs: [Home, Search] }
        screens:
          Home: { title: Home, areas: { ①"Tab: Find": [0.5, 0.9, 0.5, 0.1] } }
          Search: { title: Search }
        """),
    ],
    passing: [
      Example(
        "the label of the action",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            title: Home
            areas: { Buy now: [0, 0.5, 1, 0.1] }
            actions: { Buy now: push Thanks }
          Thanks: { title: Thanks, areas: { Back: [0, 0, 0.1, 0.1] } }
        """),
      Example(
        "a tab and an action of the root",
        """
        navflow: 1
        root: { tabs: [Home, Search], actions: { Compose: present Draft } }
        screens:
          Home:
            title: Home
            areas: { "Tab: Search": [0.5, 0.9, 0.5, 0.1], Compose: [[0, 0.9, 0.2, 0.1], [0.8, 0, 0.2, 0.1]] }
          Search: { title: Search }
          Draft: { title: Draft, actions: { Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let flow = context.flow
    let everywhere = flow.roots.flatMap(\.actions).map { flow[$0].label.value }
    let gestures: [Gesture] = [.back, .swipeDown, .tapOutside, .return, .swipeLeft, .swipeRight]
    let tabs = flow.rootsOnDevices.flatMap(\.tabs).map(Gesture.tab)
    let gestureNames = (gestures + tabs).map { flow.name(of: $0) }
    return flow.screens.flatMap { screen -> [Finding] in
      if screen.areas.isEmpty { return [] }
      let labels = screen.offeredActions.map { flow[$0].label.value } + everywhere
      let names = Set(labels + gestureNames)
      let used = Set(screen.areas.map(\.name.value))
      return screen.areas.filter { !names.contains($0.name.value) }.map { area in
        let near = nearest(to: area.name.value, among: (labels + gestureNames).filter { !used.contains($0) })
        return Finding(
          .unused(context, area, screen), help: .help(near), at: area.name.range, about: .text(area.name.range),
          place: .screen(screen.id), screen: screen.id)
      }
    }
  }

  /// Returns the name that contains another one, or that it contains; nil if several do.
  private func nearest(to name: String, among names: [String]) -> String? {
    let word = name.lowercased()
    let near = names.filter { $0.lowercased().contains(word) || word.contains($0.lowercased()) }
    return near.count == 1 ? near[0] : nil
  }
}

extension Message {
  fileprivate static func unused(_ context: RuleContext, _ area: Area, _ screen: Screen) -> Message {
    "the area \(quoted(area.name.value)) names no tap of \(context.name(screen.id))"
  }

  fileprivate static func help(_ near: String?) -> Message {
    near.map { "write \(quoted($0)), if that is what stands there" }
      ?? "write the label of an action of this screen, or the name of a gesture"
  }
}
