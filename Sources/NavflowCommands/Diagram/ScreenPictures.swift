import Diagnostics
import FlowModel
import FlowSyntax

/// The pictures of screens that there are, as seen from the folder of a diagram.
struct ScreenPictures {
  /// The path of each picture, by the place where the flow file names it.
  private(set) var paths: [SourceRange: String] = [:]
  /// What is wrong with the others.
  private(set) var problems: [String] = []

  /// Looks for every picture beside the flow file that names it.
  init(of flow: Flow, in files: SourceFiles, seenFrom folder: String, on console: Console) {
    let access = DiskFiles()
    // Links resolved on both sides, or the way from one to the other may lead somewhere else.
    let base = access.resolved(folder) ?? folder
    for image in flow.screens.compactMap(\.image) {
      let file = FilePath.absolute(files[image.range.file].path, in: console.directory)
      let picture = FilePath.absolute(image.value, in: FilePath.folder(of: file))
      guard access.kind(of: picture) == .file, let resolved = access.resolved(picture) else {
        problems.append("the picture \"\(image.value)\" is left out: there is no such file")
        continue
      }
      paths[image.range] = FilePath.relative(resolved, to: base)
    }
  }
}
