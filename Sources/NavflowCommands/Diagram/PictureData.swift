import Diagnostics
import FlowModel
import FlowSyntax
import Foundation
import Localization

/// The pictures of screens as data URIs, so that an SVG needs no other file.
struct PictureData {
  /// The largest picture that is embedded, in bytes.
  private static let maximumSize = 4_000_000

  /// The URI of each picture, by the name of its screen.
  private(set) var uris: [String: String] = [:]
  /// The messages about pictures that are left out.
  private(set) var problems: [Message] = []

  /// The path of each picture that Graphviz can read, with symbolic links resolved, by the range of its name in the flow
  /// file.
  private var paths: [SourceRange: String] = [:]
  /// The messages about pictures that only Graphviz cannot read.
  private(set) var problemsInGraphviz: [Message] = []

  /// Reads the pictures that a flow names; one that lies outside the project, or has another content than its name says, is
  /// left out.
  init(of flow: Flow, in files: SourceFiles, _ access: any FileAccess = DiskFiles(), on console: Console) {
    for screen in flow.screens {
      guard let image = screen.image else { continue }
      let picture = PicturePath(image, in: files, directory: console.directory, access: access)
      do throws(Omission) {
        let (path, bytes, uri) = try Self.read(picture, named: image.value, access)
        if PictureType(ofName: image.value) != .svg || bytes.starts(with: Array("<?xml".utf8)) {
          paths[image.range] = path
        } else {
          problemsInGraphviz.append(
            "the picture \"\(image.value)\" is left out: Graphviz reads an SVG only if it begins with `<?xml`")
        }
        uris[screen.name.value] = uri
      } catch {
        problems.append("the picture \"\(image.value)\" is left out: \(error.reason)")
      }
    }
  }

  /// Returns the paths of the pictures, relative to a folder, by the ranges of their names.
  func paths(seenFrom folder: String) -> [SourceRange: String] {
    // Links are resolved on both sides, because `..` would otherwise lead elsewhere.
    let base = DiskFiles().resolved(folder) ?? folder
    return paths.mapValues { PathOperations.relative($0, to: base) }
  }

  /// Returns the URIs by the paths that the pictures have in DOT.
  func uris(byPath paths: [SourceRange: String], of flow: Flow) -> [String: String] {
    let pairs = flow.screens.compactMap { screen -> (String, String)? in
      guard let path = screen.image.flatMap({ paths[$0.range] }), let uri = uris[screen.name.value] else { return nil }
      return (path, uri)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  // MARK: Reading

  /// The reason why a picture is left out.
  private struct Omission: Error {
    let reason: Message

    init(_ reason: Message) { self.reason = reason }

    init(_ problem: PicturePath.Problem) {
      switch problem {
      case .missing: reason = "there is no such file"
      case .notRegular: reason = "it is not a file"
      case .outside: reason = "it lies outside the project"
      case .linksOutside: reason = "a symbolic link leads out of the project"
      }
    }
  }

  private static func read(
    _ picture: PicturePath, named name: String, _ access: any FileAccess
  ) throws(Omission) -> (path: String, bytes: [UInt8], uri: String) {
    guard let type = PictureType(ofName: name) else {
      throw Omission("its name does not end in .png, .jpg, .gif, .svg or .webp")
    }
    let path: String
    do throws(PicturePath.Problem) { path = try picture.resolved() } catch { throw Omission(error) }
    guard let bytes = try? access.bytes(of: path, limit: maximumSize + 1) else { throw Omission("it cannot be read") }
    guard bytes.count <= maximumSize else { throw Omission("it is larger than 4 MB") }
    guard type.fits(bytes) else { throw Omission("its content is no picture of the type that its name ends in") }
    return (path, bytes, "data:\(type.rawValue);base64,\(Data(bytes).base64EncodedString())")
  }
}

/// The type of a picture.
private enum PictureType: String {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case svg = "image/svg+xml"
  case webp = "image/webp"

  /// Returns the type for the ending of a file's name, or nil.
  init?(ofName name: String) {
    switch (name.split(separator: ".").last ?? "").lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "gif": self = .gif
    case "svg": self = .svg
    case "webp": self = .webp
    default: return nil
    }
  }

  /// Returns whether a content begins like a picture of this type, so that another file under its name is not shown.
  func fits(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.starts(with: Array("GIF8".utf8))
    case .webp: bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    case .svg: Self.isSVG(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Returns whether a text has an `svg` element after its declarations and comments.
  private static func isSVG(_ text: String) -> Bool {
    let declarations =
      /\u{FEFF}?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>\[]*(?:\[[^\]]*\])?\s*>)*<(?:svg:)?svg[\s\/>]/
    return text.prefixMatch(of: declarations) != nil
  }
}
