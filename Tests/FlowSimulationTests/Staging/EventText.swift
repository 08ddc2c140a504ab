import FlowModel
import FlowSimulation

/// Events as text.
struct EventText {
  private let flow: Flow

  /// Creates the texts for a flow's events.
  init(_ flow: Flow) { self.flow = flow }

  /// Returns an event as text, or nil for the removal of a screen.
  func text(_ event: Event) -> String? {
    switch event.kind {
    case .starts(let task, _, let screen, _): start(task, screen)
    case .completes(let task, let outcome): "\(name(task)) completes" + (outcome.map { " \(flow[$0].name)" } ?? "")
    case .cancels(let task): "\(name(task)) cancelled"
    case .abandons(let task): "\(name(task)) abandoned"
    case .interrupts(let task): "\(name(task)) interrupted"
    case .returnsElsewhere(let task, let origin, let landed):
      "\(name(task)) returns to \(name(landed)), not \(name(origin))"
    case .fails(let failure): (failure.stepHappens ? "finds " : "fails ") + failure.rawValue
    case .removes: nil
    }
  }

  private func start(_ task: TaskID, _ screen: ScreenID) -> String {
    flow[task].entry == screen ? "\(name(task)) starts" : "\(name(task)) starts at \(name(screen))"
  }

  private func name(_ task: TaskID) -> String { flow[task].name.value }
  private func name(_ screen: ScreenID) -> String { flow[screen].name.value }
}
