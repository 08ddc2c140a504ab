import Foundation

/// The addresses that a prototype opens: one screen for each host and path.
struct Websites {
  /// A website, with the first address that leads to it.
  struct Site {
    let name: String
    let address: String
    /// The page whose frame opens it first.
    let page: Int
  }

  private(set) var sites: [Site] = []
  private var indices: [String: Int] = [:]

  /// Finds the addresses of events.
  init(_ events: [PrototypeEvent], _ frames: [Frame]) {
    for event in events {
      for case .url(let address) in event.operations.flatMap(\.leafOperations) {
        let name = Self.name(of: address)
        guard indices[name] == nil else { continue }
        indices[name] = sites.count
        sites.append(Site(name: name, address: address, page: frames[event.frame].page))
      }
    }
  }

  /// Returns the index of the site of an address.
  func index(of address: String) -> Int? { indices[Self.name(of: address)] }

  /// Returns the host and the path of an address.
  static func name(of address: String) -> String {
    guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty else {
      return address.isEmpty ? "Website" : String(address.prefix { $0 != "?" && $0 != "#" })
    }
    let path = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
    return host + path
  }
}
