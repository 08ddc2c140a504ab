/// The titles of a flow's screens and tasks that say more than their names, by name.
public struct FlowTitles: Hashable, Sendable {
  /// The titles of screens.
  public let screens: [String: String]
  /// The titles of tasks.
  public let tasks: [String: String]
  /// The titles that several screens have.
  private let shared: Set<String>

  /// Creates titles.
  public init(screens: [String: String] = [:], tasks: [String: String] = [:]) {
    self.screens = screens
    self.tasks = tasks
    shared = Set(Dictionary(screens.values.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys)
  }

  /// Returns the title of a screen, with the name behind it if several screens have it; or nil if there is none.
  public func title(ofScreen name: String) -> String? {
    screens[name].map { shared.contains($0) ? "\($0) (\(name))" : $0 }
  }

  /// Adds nothing: all steps of a trace share their titles, and a large flow has many.
  public func hash(into hasher: inout Hasher) {}
}
