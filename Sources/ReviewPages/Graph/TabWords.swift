import FlowModel

/// The names of gestures on tabs for reviewers: with the tab's label or title in place of the screen's name.
struct TabWords {
  private let words: [String: String]

  init(_ flow: Flow) {
    let tabs = flow.roots.flatMap(\.tabs)
    words = Dictionary(tabs.map { (flow.name(of: .tab($0)), "Tab: \(flow.title(ofTab: $0))") }) { first, _ in first }
  }

  /// Returns the words for a label, which is the label itself for anything but a tab.
  subscript(label: String) -> String { words[label] ?? label }
}
