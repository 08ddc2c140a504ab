import Diagnostics
import FlowModel
import FlowSyntax
import Localization
import ReviewPages

/// The pictures of screens on a page, up to a total size.
struct PagePictures {
  /// The maximum number of bytes of all pictures of a page, as data URIs.
  static let maximumSize = 10_000_000

  private var uris: Set<String> = []
  private var size = 0

  /// Adds the pictures of a flow's screens, and reports those that are left out on the page and on standard error.
  mutating func add(
    to reviewed: inout ReviewedFlow, in files: SourceFiles, _ access: any FileAccess, on console: Console
  ) {
    let data = PictureData(of: reviewed.flow, in: files, access, on: console)
    var leftOut = 0
    for screen in reviewed.flow.screens {
      guard let uri = data.uris[screen.name.value] else { continue }
      if add(uri) { reviewed.pictures[screen.name.value] = uri } else { leftOut += 1 }
    }
    let limit: Message =
      "a page holds \(Self.maximumSize / 1_000_000) MB of pictures, so export them as JPEG at scale 1"
    let excess: Message =
      leftOut == 1 ? "1 picture is left out: \(limit)" : "\(leftOut) pictures are left out: \(limit)"
    for problem in data.problems + (leftOut == 0 ? [] : [excess]) {
      console.say(problem)
      reviewed.missingPictures.append("\(problem.capitalized).")
    }
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
