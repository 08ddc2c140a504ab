import Diagnostics
import FlowModel
import FlowSyntax

/// The existing pictures of screens, with paths relative to the folder of a diagram.
struct ScreenPictures {
  /// The path of each picture, by the range of its name in the flow file.
  private(set) var paths: [SourceRange: String] = [:]
  /// The messages about missing pictures.
  private(set) var problems: [String] = []

  /// Finds the pictures, relative to the flow file that names them.
  init(of flow: Flow, in files: SourceFiles, seenFrom folder: String, on console: Console) {
    let access = DiskFiles()
    // Links are resolved on both sides, because `..` would otherwise lead elsewhere.
    let base = access.resolved(folder) ?? folder
    for image in flow.screens.compactMap(\.image) {
      let file = PathOperations.absolute(files[image.range.file].path, in: console.directory)
      let picture = PathOperations.absolute(image.value, in: PathOperations.folder(of: file))
      guard access.kind(of: picture) == .file, let resolved = access.resolved(picture) else {
        problems.append("the picture \"\(image.value)\" is left out: there is no such file")
        continue
      }
      paths[image.range] = PathOperations.relative(resolved, to: base)
    }
  }
}
