import FlowModel
import FlowRules
import Localization

/// The content of a flow's diagram as lists: each screen with its actions, and where they lead.
struct FlowInWords {
  /// The flow.
  let flow: Flow
  /// The writer of names.
  let names: NameWriter

  /// The lists: roots, screens outside tasks, each task with its screens, and entries.
  var html: HTML {
    let outside = flow.screens.filter { $0.task == nil }.map { screen($0) }
    let entries: HTML =
      flow.entries.isEmpty
      ? .nothing : "<li><span>From outside</span><ul>\(flow.entries.map { action(flow[$0]) })</ul></li>"
    return "<ul>\(flow.rootsOnDevices.map(root))\(outside)\(flow.tasks.map(task))\(entries)</ul>"
  }

  private func root(_ root: Root) -> HTML {
    let title: HTML = "\(localized("Root")) \(names.html(flow.name(of: root.id)))"
    let tabs = root.tabs.map { names.html(flow.title(ofTab: $0)) }
    let columns = flow.firstScreens(of: root).map { names.html(flow[$0].displayTitle) }
    let shown: HTML =
      if tabs.isEmpty, root.hasColumns {
        "\(localized(", columns:")) \(columns.listed)"
      } else if tabs.isEmpty {
        ": \(names.html(flow[flow.bottomScreen(of: root.content)].displayTitle))"
      } else {
        "\(localized(", tabs:")) \(tabs.listed)"
      }
    return "<li>\(title)\(shown)\(list(root.actions))</li>\n"
  }

  private func task(_ task: UserTask) -> HTML {
    let screens = task.screens.map { screen(flow[$0]) }
    return
      "<li>\(localized("Task")) \(names.html(title: task.displayTitle, name: task.name.value))<ul>\(screens)</ul></li>\n"
  }

  private func screen(_ screen: Screen) -> HTML {
    let words = (screen.kind == .screen ? [] : [Message(key: screen.kind.rawValue)]) + (screen.isLock ? ["lock"] : [])
    let kind = words.isEmpty ? "" : " (\(Message.list(words, .none).localized))"
    return
      "<li>\(names.html(title: screen.displayTitle, name: screen.name.value))\(kind)\(source(of: screen))\(list(screen.actions))</li>\n"
  }

  /// Returns a link to what the screen is in a design tool, if its `source` is an address.
  private func source(of screen: Screen) -> HTML {
    guard let source = screen.source?.value, source.hasPrefix("https://"), screen.kind != .external else {
      return .nothing
    }
    return " <a href=\"\(source)\" rel=\"noreferrer\">\(localized("source"))</a>"
  }

  private func list(_ actions: [ActionID]) -> HTML {
    actions.isEmpty ? .nothing : "<ul>\(actions.map { action(flow[$0]) })</ul>"
  }

  /// Returns an action: its label, and the steps of each result.
  private func action(_ action: Action) -> HTML {
    let who: HTML
    switch action.trigger {
    case .system: who = "\(localized("system")) "
    case .arrival: who = "\(localized("on arrival")) "
    case .user, .entry, .gesture: who = .nothing
    }
    let results = action.cases.flatMap(\.results)
    let parts = results.enumerated().map { index, result -> HTML in
      let name: HTML = result.name.map { "\(names.html($0.value)): " } ?? .nothing
      let steps = result.steps.enumerated().map { index, step -> HTML in
        let words = names.html(step.words(in: flow))
        return index == 0 ? words : ", \(words)"
      }
      return "\(index == 0 ? "" : " \(localized("or")) ")\(name)\(steps)"
    }
    return "<li>\(who)\(names.html(Message.move(action.label.value).localized)) → \(parts)</li>\n"
  }
}

extension [HTML] {
  /// The elements with the separator of the current language between them.
  var listed: [HTML] {
    let separator = (", " as Message).about("list").localized
    return enumerated().map { index, item in index == 0 ? item : "\(separator)\(item)" }
  }
}
