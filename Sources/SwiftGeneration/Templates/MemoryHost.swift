/// An app without views, for tests and previews.
///
/// It performs taps by their names in the flow file.
@MainActor
public final class MemoryHost<Flow: NavigationFlow> {
  /// The stacks, layers and tasks of the app.
  public let navigator: Navigator<Flow>

  /// Launches the app.
  public init(_ flow: Flow.Type = Flow.self, on device: FlowDevice = .phone, state: Flow.State = Flow.State()) {
    navigator = Navigator(on: device, state: state)
    navigator.open()
  }

  /// The scene in front, with its actions.
  public var scene: Flow.Scene { navigator.scene }
  /// The values that navigation depends on.
  public var state: Flow.State { navigator.state }

  /// The names of the taps that are possible now, with their results.
  public var taps: [String] {
    navigator.offers.flatMap { offer in
      offer.results.isEmpty ? [offer.label] : offer.results.map { "\(offer.label): \($0)" }
    }
  }

  /// Performs a tap, gesture, system action or entry as in a scenario, such as `Pay: accepted`.
  ///
  /// - Returns: false if it is not offered.
  @discardableResult
  public func tap(_ name: String) async -> Bool {
    guard let (offer, result) = offer(name) else { return false }
    let before = navigator.eventCount
    Task { await offer.perform(result) }
    for _ in 0..<1_000 where navigator.eventCount == before { await Task.yield() }
    await settle()
    return navigator.eventCount > before
  }

  /// Lets the callers of tasks that have ended continue.
  public func settle() async { for _ in 0..<10 { await Task.yield() } }

  /// Performs the actions that run by themselves when a screen comes to the front, unless they have several results.
  public func arrive() async {
    for _ in 0..<100 {
      guard let due = navigator.offers.first(where: { $0.kind == .arrival && $0.results.isEmpty }) else { return }
      await tap(due.label)
    }
  }

  private func offer(_ name: String) -> (FlowOffer, String?)? {
    let all = navigator.offers.flatMap { offer -> [(name: String, offer: FlowOffer, result: String?)] in
      let names = offer.results.map { ("\(offer.label): \($0)", offer, Optional($0)) }
      return offer.results.isEmpty ? [(offer.label, offer, nil)] : names
    }
    if let exact = all.first(where: { $0.name == name }) { return (exact.offer, exact.result) }
    if let labelled = all.first(where: { $0.offer.label == name }) { return (labelled.offer, labelled.result) }
    // The second of two with one name is called "name #2".
    guard let mark = name.lastIndex(of: "#"), let number = Int(name[name.index(after: mark)...]), number > 1 else {
      return nil
    }
    let same = all.filter { "\($0.name) " == name[..<mark] || "\($0.offer.label) " == name[..<mark] }
    return same.count >= number ? (same[number - 1].offer, same[number - 1].result) : nil
  }

  /// The stacks and layers on one line, as `navflow simulate` draws them.
  public var line: String {
    navigator.lines.map { style, screens in
      (style.map { "\($0.rawValue): " } ?? "") + screens.map(\.rawValue).joined(separator: " › ")
    }.joined(separator: " │ ")
  }
}
