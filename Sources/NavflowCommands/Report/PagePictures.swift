import Diagnostics
import FlowModel
import FlowSyntax

/// The pictures of screens on a page, up to a total size.
struct PagePictures {
  /// The maximum number of bytes of all pictures of a page, as data URIs.
  static let maximumSize = 10_000_000

  private var uris: Set<String> = []
  private var size = 0

  /// Returns the pictures of a flow by the name of the screen, and sentences about those that are left out.
  mutating func pictures(
    of flow: Flow, in files: SourceFiles, _ access: any FileAccess, on console: Console
  ) -> (uris: [String: String], problems: [String]) {
    let data = PictureData(of: flow, in: files, access, on: console)
    var kept: [String: String] = [:]
    var leftOut = 0
    for screen in flow.screens {
      guard let uri = data.uris[screen.name.value] else { continue }
      if add(uri) { kept[screen.name.value] = uri } else { leftOut += 1 }
    }
    let pictures = leftOut == 1 ? "1 picture is" : "\(leftOut) pictures are"
    let excess =
      leftOut == 0 ? [] : ["\(pictures) left out: a page holds \(Self.maximumSize / 1_000_000) MB of pictures"]
    return (kept, data.problems + excess)
  }

  /// Adds a picture unless it makes the page too large, and returns whether the page contains it.
  private mutating func add(_ uri: String) -> Bool {
    if uris.contains(uri) { return true }
    guard size + uri.utf8.count <= Self.maximumSize else { return false }
    size += uri.utf8.count
    uris.insert(uri)
    return true
  }
}
