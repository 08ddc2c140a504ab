/// One line of a recorded run.
package struct RunRecord: Sendable {
  /// The events that a run can record.
  package enum EventKind: String, Sendable, CaseIterable {
    case tap, gesture, system, entry
  }

  /// What the line says.
  enum Content: Sendable {
    /// A new run begins; after a relaunch, variables may have any value.
    case start(device: String?, given: [String: String], isRelaunch: Bool)
    case screen(String, ScreenDetails)
    case event(EventKind, String, result: String?, screen: String?)
    case state([String: String])
    /// Something that says nothing about navigation.
    case ignored
    /// A kind of record that navflow does not know, by its first key.
    case unknown(String)
  }

  /// What else is said about the screen in front.
  struct ScreenDetails: Sendable, Hashable {
    var modals: Int?
    var tab: String?
    var task: String?
    var isTabBarShown: Bool?
  }

  /// The device that the beginning of a run names, or nil.
  package var device: String? { if case .start(let device, _, _) = content { device } else { nil } }

  /// The number of the line, from 1.
  let line: Int
  let content: Content
}

extension RunRecord {
  /// The kind of event, or nil.
  var kind: EventKind? { if case .event(let kind, _, _, _) = content { kind } else { nil } }
}
