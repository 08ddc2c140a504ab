import Diagnostics
import FlowModel

extension Snapshot {
  /// Returns how `start` presents each task in a part of a document, if the file does not say exactly that.
  func inlayHints(in uri: String, _ wanted: LSP.Range) -> [LSP.InlayHint]? {
    guard let file = file(of: uri) else { return nil }
    return index.symbols.filter { $0.kind == .task && $0.name.range.file == file }.compactMap { symbol in
      let range = self.range(symbol.name.range)
      guard wanted.touches(range), let label = presentation(ofTaskAt: symbol.name.range) else { return nil }
      return LSP.InlayHint(position: range.end, label: label)
    }
  }

  private func presentation(ofTaskAt name: SourceRange) -> String? {
    // A fragment does not know the devices of the flows that import it.
    for flow in index.flows.filter({ !$0.isFragment }) + index.flows.filter(\.isFragment) {
      if let task = flow.tasks.first(where: { $0.name.range == name }) { return presentation(of: task, in: flow) }
    }
    return nil
  }

  private func presentation(of task: UserTask, in flow: Flow) -> String? {
    // Alerts take no style.
    guard !task.screens.isEmpty, !flow[task.entry].isOneScreenLayer else { return nil }
    let styles = flow.devices.map { (device: $0, style: task.presentation(on: $0)) }
    guard let first = styles.first else { return nil }
    if styles.allSatisfy({ $0.style == first.style }) {
      if case .plain(first.style) = task.presentation { return nil }
      return first.style.rawValue
    }
    if case .each = task.presentation { return nil }
    return styles.map { "\($0.style.rawValue) on \($0.device.rawValue)" }.joined(separator: ", ")
  }
}
