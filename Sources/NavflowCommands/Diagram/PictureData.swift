import Diagnostics
import FlowModel
import FlowSyntax
import Foundation

/// The pictures of screens as data URIs, so that an SVG needs no other file.
struct PictureData {
  /// The largest picture that is embedded, in bytes.
  private static let maximumSize = 4_000_000
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml",
    "webp": "image/webp",
  ]

  /// The URI of each picture, by the name of its screen.
  private(set) var uris: [String: String] = [:]
  /// The messages about pictures that are left out.
  private(set) var problems: [String] = []

  private var embedded: Set<SourceRange> = []

  /// Returns whether there is a URI for a picture.
  func has(_ image: Located<String>) -> Bool { embedded.contains(image.range) }

  /// Returns the URIs by the paths that the pictures have in DOT.
  func uris(byPath paths: [SourceRange: String], of flow: Flow) -> [String: String] {
    let pairs = flow.screens.compactMap { screen -> (String, String)? in
      guard let path = screen.image.flatMap({ paths[$0.range] }), let uri = uris[screen.name.value] else { return nil }
      return (path, uri)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Reads the pictures that a flow names.
  init(of flow: Flow, in files: SourceFiles, _ access: any FileAccess = DiskFiles(), on console: Console) {
    for screen in flow.screens {
      guard let image = screen.image else { continue }
      let flowFile = PathOperations.absolute(files[image.range.file].path, in: console.directory)
      let path = PathOperations.absolute(image.value, in: PathOperations.folder(of: flowFile))
      let ending = (path.split(separator: ".").last ?? "").lowercased()
      guard let type = Self.types[ending] else {
        problems.append(
          "the picture \"\(image.value)\" is left out: its name does not end in .png, .jpg, .gif, .svg or .webp")
        continue
      }
      guard let bytes = try? access.bytes(of: path, limit: Self.maximumSize + 1) else {
        let reason =
          switch access.kind(of: path) {
          case nil: "there is no such file"
          case .file: "it cannot be read"
          default: "it is not a file"
          }
        problems.append("the picture \"\(image.value)\" is left out: \(reason)")
        continue
      }
      guard bytes.count <= Self.maximumSize else {
        problems.append("the picture \"\(image.value)\" is left out: it is larger than 4 MB")
        continue
      }
      embedded.insert(image.range)
      uris[screen.name.value] = "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }
  }
}
