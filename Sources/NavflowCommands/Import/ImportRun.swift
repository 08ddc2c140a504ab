import Checking
import Diagnostics
import FlowSyntax
import Foundation
import Importing
import Localization
import PrototypeImport

/// A prototype to import.
struct ImportRequest {
  /// The path as the user wrote it.
  var path: String
  /// The folder with pictures, or nil.
  var images: String?
  var options: ImportOptions
}

/// One import: it reads the prototypes, compares the result with the files that are there, and writes.
struct ImportRun {
  private let console: Console
  private let requests: [ImportRequest]
  /// The folder to write to, as the user wrote it.
  let output: String
  /// The absolute path of the project's folder.
  private let project: String
  private var builders: [ModelBuilder] = []
  /// The paths of the prototypes as flows write them.
  private(set) var paths: [String] = []
  /// The names that the import has kept, by prototype.
  private(set) var keepers: [NameKeeper] = []
  private(set) var pictures: [PictureFinder.Found] = []
  private(set) var plan = ImportPlan([], lock: ImportLock()) { _ in nil }
  /// Whether the lock was damaged, so that names may have changed.
  private(set) var hasLostLock = false

  /// Reads the prototypes.
  ///
  /// - Throws: `UsageError`.
  init(requests: [ImportRequest], output: String, console: Console) throws(UsageError) {
    self.console = console
    self.requests = requests
    self.output = output.hasSuffix("/") && output.count > 1 ? String(output.dropLast()) : output
    project = Self.projectFolder(console)
    for request in requests {
      do throws(ImportProblem) {
        let path = Self.written(request.path, in: project, console)
        let document = try PrototypeReader.read(console.absolute(request.path), shown: request.path)
        builders.append(ModelBuilder(try PrototypeResolver(document, path: path, options: request.options)))
        paths.append(path)
      } catch { throw UsageError(error.message) }
    }
  }

  /// Returns the nearest folder with settings, or the working directory.
  private static func projectFolder(_ console: Console) -> String {
    var folder = URL(fileURLWithPath: console.directory).standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".navflow.yaml").path) {
        return folder.path
      }
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: console.directory).standardizedFileURL.path
  }

  /// Returns the path of a prototype as flows write it: relative to the project's folder, or its name alone.
  private static func written(_ path: String, in project: String, _ console: Console) -> String {
    let absolute = URL(fileURLWithPath: console.absolute(path)).standardizedFileURL.path
    if absolute.hasPrefix(project + "/") { return String(absolute.dropFirst(project.count + 1)) }
    return URL(fileURLWithPath: absolute).lastPathComponent
  }

  /// The ids of all frames that are screens.
  var frameIDs: [String] { builders.flatMap(\.frameIDs) }

  /// The reports of the prototypes.
  var reports: [PrototypeReport] { builders.map { ReportBuilder($0).report } }

  /// Returns the lines about a screen.
  func explanation(of screen: String) throws(UsageError) -> [Message] {
    let explanations = builders.map(Explanation.init)
    let lines = explanations.compactMap { $0.lines(for: screen) }.flatMap { $0 }
    if !lines.isEmpty { return lines }
    let names = explanations.flatMap(\.names)
    let nearest = WordFinder.nearest(to: screen, among: names)
    let advice: Message =
      nearest.map { "did you mean \"\($0)\"?" }
      ?? "the screens are: \(.list(names.prefix(20).map(Message.name), .none))"
    throw UsageError("there is no screen \"\(screen)\": \(advice)")
  }

  // MARK: Files

  /// Gives the screens their names and pictures, and compares the result with the files that are there.
  mutating func name() throws(UsageError) {
    let lock = try readLock()
    var parts: [(path: String, model: NavigationModel)] = []
    let own = Set(paths)
    var taken = Set(lock.sources.filter { !own.contains($0.path) }.flatMap { $0.screens.map(\.name) })
    for index in builders.indices {
      keepers.append(builders[index].keepNames(earlier: lock.source(paths[index]), taken: taken))
      if let images = requests[index].images { pictures.append(try addPictures(images, index)) }
      let model = builders[index].model
      taken.formUnion(model.screens.map(\.name))
      parts.append((paths[index], model))
    }
    let folder = console.absolute(output)
    plan = ImportPlan(parts, lock: lock) { path in Self.text(folder + "/" + path) }
  }

  private mutating func addPictures(_ images: String, _ index: Int) throws(UsageError) -> PictureFinder.Found {
    do throws(ImportProblem) {
      let root = URL(fileURLWithPath: project).resolvingSymlinksInPath().path
      let folder = URL(fileURLWithPath: console.absolute(images)).standardizedFileURL.path
      let finder = try PictureFinder(folder: folder, project: root)
      let target = URL(fileURLWithPath: console.absolute(output)).standardizedFileURL.path + "/imported"
      return builders[index].addPictures(finder) { PathOperations.relative($0, to: target) }
    } catch { throw UsageError(error.message) }
  }

  private mutating func readLock() throws(UsageError) -> ImportLock {
    guard let text = Self.text(console.absolute(output) + "/" + ImportPlan.lock) else { return ImportLock() }
    if let lock = ImportLock(text: text) { return lock }
    hasLostLock = true
    return ImportLock()
  }

  private static func text(_ path: String) -> String? {
    (try? DiskFiles().bytes(of: path, limit: 1 << 30)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether no file of an import was there.
  var isFirst: Bool { plan.files.first?.path == ImportPlan.app }

  /// Returns the path of a file as the user would write it.
  func shownPath(of file: ImportPlan.File) -> String { output + "/" + file.path }

  /// Writes the files that change.
  func write() throws(UsageError) {
    let changes = plan.changes
    if changes.isEmpty { return }
    try makeFolder()
    let files = changes.map { file in
      OutputFile.Content(
        path: shownPath(of: file), bytes: Array(file.text.utf8),
        before: file.before.map { .bytes(Array($0.utf8)) } ?? .nothing)
    }
    for file in files { try OutputFile(file.path, on: console).check() }
    try OutputFile.write(files, on: console)
  }

  /// Writes `.navflow.yaml` with the options of the prototypes, unless there are settings: a later import then needs no
  /// options, and its folder is the project's, which contains the pictures.
  ///
  /// - Returns: whether it was written.
  func writeSettings() throws(UsageError) -> Bool {
    let path = project + "/.navflow.yaml"
    if FileManager.default.fileExists(atPath: path) { return false }
    let lines = requests.indices.flatMap { index -> [String] in
      let request = requests[index]
      let absolute = URL(fileURLWithPath: console.absolute(request.path)).standardizedFileURL.path
      guard absolute.hasPrefix(project + "/") else { return [] }
      var lines = ["  - file: \(paths[index].spelledAsScalar)"]
      if let images = request.images {
        let folder = URL(fileURLWithPath: console.absolute(images)).standardizedFileURL.path
        lines.append("    images: \(PathOperations.relative(folder, to: project).spelledAsScalar)")
      }
      if let url = request.options.url { lines.append("    url: \(url.spelledAsScalar)") }
      if !request.options.pages.isEmpty {
        lines.append("    pages: [\(request.options.pages.map(\.spelledAsScalar).joined(separator: ", "))]")
      }
      return lines
    }
    if lines.isEmpty { return false }
    let text = "# With this file, navflow import needs no options.\nprototypes:\n" + lines.map { $0 + "\n" }.joined()
    try OutputFile(path, on: console).write(Array(text.utf8), replacing: .nothing)
    return true
  }

  /// Reports the errors in the files that import the fragments, such as refinements of screens that are gone.
  ///
  /// - Returns: whether there are any.
  func reportMistakes() -> Bool {
    let project = CheckSession.reader(in: console.directory).read(paths: [output + "/" + ImportPlan.app])
    let errors = project.diagnostics.filter { $0.severity == .error }
    console.writeErrors(errors, in: project.files)
    return !errors.isEmpty
  }

  /// Makes the folders, and requires that links do not lead out of the folder to write to.
  private func makeFolder() throws(UsageError) {
    let folder = console.absolute(output)
    let target = folder + "/" + ImportPlan.folder
    do { try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true) } catch {
      throw UsageError("the folder \"\(output)\" cannot be made: \(error.localizedDescription)")
    }
    let access = DiskFiles()
    let root = access.resolved(folder) ?? folder
    for file in plan.changes {
      let place = PathOperations.absolute(file.path, in: folder)
      // A file that is not there yet lies where its folder leads.
      let resolved =
        access.resolved(place) ?? access.resolved(PathOperations.folder(of: place)).map { $0 + "/" } ?? place
      guard resolved.hasPrefix(root + "/") else {
        throw UsageError("\"\(shownPath(of: file))\" is not written, because a link leads out of \"\(output)\"")
      }
    }
  }
}
