import Foundation
import Importing
import Localization

/// Finds the exported pictures of frames in a folder.
package struct PictureFinder {
  /// The pictures of an import.
  package struct Found: Sendable {
    /// The absolute path of the picture of each screen, by its identity.
    package var pictures: [String: String] = [:]
    /// The names of screens without a picture.
    package var missing: [String] = []
    /// The files that belong to no screen.
    package var unused: [String] = []
    /// The files that cannot be used, each with the reason.
    package var refused: [Message] = []
  }

  private static let fileLimit = 20_000
  private static let sizeLimit = 4 << 20
  private static let tolerance = 0.02

  private let folder: String
  private let project: String
  /// The files by their path without the scale and the extension.
  private var files: [String: [String]] = [:]
  private var all: [String] = []

  /// Lists the files of a folder.
  ///
  /// - Parameters:
  ///   - folder: the absolute path of the folder with pictures.
  ///   - project: the absolute path of the folder that must contain them, with symbolic links resolved.
  package init(folder: String, project: String) throws(ImportProblem) {
    self.folder = folder
    self.project = project
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw ImportProblem("there is no folder \"\(URL(fileURLWithPath: folder).lastPathComponent)\" with pictures")
    }
    guard let names = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in names where !name.hasPrefix(".") {
      guard let stem = Self.stem(of: name) else { continue }
      all.append(name)
      if all.count > Self.fileLimit {
        throw ImportProblem("the folder with pictures has more than 20,000 files [too-large]")
      }
      files[stem, default: []].append(name)
    }
    all.sort()
  }

  /// Returns the path without the scale and the extension, or nil for a file that is no picture by its name.
  private static func stem(of name: String) -> String? {
    let lower = name.lowercased()
    guard let ending = [".png", ".jpg", ".jpeg"].first(where: lower.hasSuffix) else { return nil }
    let stem = String(name.dropLast(ending.count))
    guard let sign = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
      Double(stem[stem.index(after: sign)...].dropLast()) != nil
    else { return stem }
    return String(stem[..<sign])
  }

  /// Finds the pictures of frames.
  func pictures(of frames: [(frame: Frame, name: String)]) -> Found {
    var found = Found()
    var used: Set<String> = []
    for (frame, name) in frames {
      guard let file = candidates(frame).first else {
        found.missing.append(name)
        continue
      }
      used.insert(file)
      if let problem = problem(of: file, frame) {
        found.refused.append(("\(file): \(problem)" as Message).about("file"))
        found.missing.append(name)
      } else {
        found.pictures[frame.id] = folder + "/" + file
      }
    }
    found.unused = all.filter { !used.contains($0) }
    return found
  }

  private func candidates(_ frame: Frame) -> [String] {
    let ids = ["-", "_", "%3A", ":"].map { frame.id.replacing(":", with: $0) }
    return (ids + [frame.name]).flatMap { stem in
      (files[stem] ?? []).sorted { ($0.contains("@") ? 1 : 0, $0) < ($1.contains("@") ? 1 : 0, $1) }
    }
  }

  private func problem(of file: String, _ frame: Frame) -> Message? {
    let path = URL(fileURLWithPath: folder + "/" + file).resolvingSymlinksInPath().path
    guard path.hasPrefix(project + "/") else { return "it lies outside the project's folder" }
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? NSNumber
    else { return "it cannot be read" }
    if size.intValue > Self.sizeLimit { return "it is larger than 4 MiB: export it at scale 1 as JPEG" }
    guard let bytes = FileManager.default.contents(atPath: path) else { return "it cannot be read" }
    guard let picture = PictureSize([UInt8](bytes)) else { return "it is no PNG or JPEG" }
    guard let box = frame.box, box.width > 0, box.height > 0 else { return nil }
    let ratio = Double(picture.width) / Double(picture.height) / (box.width / box.height)
    return abs(ratio - 1) <= Self.tolerance ? nil : "it does not have the proportions of the frame"
  }
}

extension ModelBuilder {
  /// Adds the pictures to the screens.
  ///
  /// - Parameter relative: returns the path of a picture as the flow file writes it.
  package mutating func addPictures(_ finder: PictureFinder, relative: (String) -> String) -> PictureFinder.Found {
    let frames = resolver.graph.screens.filter { !resolver.outside.contains($0) }
    let found = finder.pictures(of: frames.map { (resolver.graph.frames[$0], model.screens[indices[$0] ?? 0].name) })
    setImages { found.pictures[$0].map(relative) }
    return found
  }
}
