import Diagnostics
import Localization

/// Finds screens whose `image` names no file inside the project.
struct PictureCheck {
  /// The folder of the flow file, from which the paths of pictures start, with symbolic links resolved.
  let folder: String
  /// The project's folder, with symbolic links resolved.
  let project: String
  let access: any FileAccess

  /// Returns the warnings for a file, in the order of its screens.
  func diagnostics(of outline: FileOutline) -> [Diagnostic] {
    images(in: outline).compactMap { diagnostic(of: $0.path, at: $0.range) }
  }

  /// Returns the absolute paths of the pictures that a file names, in the order of its screens.
  func paths(in outline: FileOutline) -> [String] {
    images(in: outline).map { PathOperations.absolute($0.path, in: folder) }
  }

  private func images(in outline: FileOutline) -> [(path: String, range: SourceRange)] {
    outline.screens.compactMap { screen in
      guard let node = screen.fields?[ScreenKeys.image.name]?.value, let path = node.text, !path.isEmpty else {
        return nil
      }
      return (path, node.range)
    }
  }

  private func diagnostic(of path: String, at range: SourceRange) -> Diagnostic? {
    let picture = PicturePath(path, from: folder, project: project, access: access)
    do throws(PicturePath.Problem) {
      _ = try picture.resolved()
      return nil
    } catch {
      return diagnostic(of: path, picture.absolute, error, at: range)
    }
  }

  private func diagnostic(
    of path: String, _ place: String, _ problem: PicturePath.Problem, at range: SourceRange
  ) -> Diagnostic {
    let message: Message
    switch problem {
    case .missing, .notRegular: message = "there is no picture \"\(path.shortened)\""
    case .outside, .linksOutside:
      message =
        problem == .outside
        ? "\"\(path.shortened)\" lies outside the project"
        : "\"\(path.shortened)\" leads outside the project through a symbolic link"
      return Diagnostic(FileRules.imageNotFound, .warning, message, at: range, help: ImportPath.projectHelp)
    }
    guard let near = nearest(to: place) else {
      return Diagnostic(
        FileRules.imageNotFound, .warning, message, at: range,
        help: "write its path, seen from the folder of this file, or leave `image` out until there is one")
    }
    let written = PathOperations.relative(near, to: folder).spelledAsScalar
    return Diagnostic(
      FileRules.imageNotFound, .warning, message, at: range, help: "did you mean `\(written)`?",
      suggestion: Suggestion("Write `\(written)`", replacing: range, with: written))
  }

  /// Returns the file in the same folder whose name is nearest.
  private func nearest(to place: String) -> String? {
    let folder = PathOperations.folder(of: place)
    let names = ((try? access.names(in: folder)) ?? []).sorted().prefix(200)
    return WordFinder.nearest(
      to: PathOperations.name(of: place), among: names.filter { !PathOperations.isFlowFile($0) }
    )
    .map { PathOperations.absolute($0, in: folder) }.flatMap { access.kind(of: $0) == .file ? $0 : nil }
  }
}
