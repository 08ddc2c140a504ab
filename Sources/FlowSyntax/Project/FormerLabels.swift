import Diagnostics
import Foundation

/// The labels that imported actions had before their prototype changed, which `navflow import` keeps in its lock.
final class FormerLabels {
  /// What is read of a lock.
  private struct Lock: Decodable {
    struct Source: Decodable { let screens: [Screen] }
    struct Screen: Decodable {
      let name: String
      let actions: [Action]
    }
    struct Action: Decodable {
      let label: String
      let was: String?
    }

    let sources: [Source]
  }

  private static let largestLock = 64 * 1_024 * 1_024

  private let access: any FileAccess
  /// The screens of the lock of each folder; none without a lock.
  private var screens: [String: [Lock.Screen]] = [:]

  init(_ access: any FileAccess) { self.access = access }

  /// Returns the present label of an action that had another one, or nil.
  ///
  /// - Parameters:
  ///   - screen: the screen with the action, or nil for any screen.
  ///   - folder: the folder of the imported file.
  func newLabel(for old: String, on screen: String?, in folder: String) -> String? {
    let own = screens(in: folder).lazy.filter { screen == nil || $0.name == screen }
    return own.flatMap(\.actions).first { $0.was == old }?.label
  }

  private func screens(in folder: String) -> [Lock.Screen] {
    if let known = screens[folder] { return known }
    let path = PathOperations.absolute("import.lock.json", in: folder)
    let bytes = (try? access.bytes(of: path, limit: Self.largestLock)) ?? []
    let lock = try? JSONDecoder().decode(Lock.self, from: Data(bytes))
    let found = (lock?.sources ?? []).flatMap(\.screens)
    screens[folder] = found
    return found
  }
}
