/// The files that an import writes, compared with those that are there.
package struct ImportPlan {
  /// What is to be done with a file.
  package enum Change: Sendable, Equatable {
    case new, changed, same
    /// The file was edited by hand, so the import leaves it alone; the flag says whether the import would change it.
    case edited(differs: Bool)
  }

  /// A file to write.
  package struct File: Sendable {
    /// The path below the folder of the import.
    package let path: String
    package let text: String
    /// The text that is there, or nil.
    package let before: String?
    package let change: Change
  }

  /// The name of the file with the root, and of the folder with the fragments.
  package static let app = "App.flow.yaml"
  package static let folder = "imported/"
  package static let lock = folder + "import.lock.json"

  package private(set) var files: [File] = []
  /// What a person must do, because the file with the root is theirs.
  package private(set) var requests: [Request] = []
  /// The lock with the names of this import.
  package private(set) var newLock: ImportLock

  /// Something that only a person can write.
  package enum Request: Sendable, Equatable {
    case addImport(String)
    case removeFragment(String)
    case changeRoot([String])
  }

  /// Compares an import with the files of a folder.
  ///
  /// - Parameters:
  ///   - parts: the model of each source, with the path of the source.
  ///   - read: returns the text of a file below the folder, or nil.
  package init(_ parts: [(path: String, model: NavigationModel)], lock: ImportLock, read: (String) -> String?) {
    newLock = lock
    let sources = Set(parts.map(\.path))
    var taken = Set(lock.sources.filter { !sources.contains($0.path) }.flatMap(\.fragments).map { $0.lowercased() })
    var imports: [String] = []
    var rootParts: [NavigationModel] = []
    let hasApp = read(Self.app)
    for (path, model) in parts {
      let writer = FragmentText(model)
      var names: [String] = []
      for fragment in model.fragments where !fragment.screens.isEmpty {
        let name = FragmentFile.name(of: fragment.title, taken: &taken)
        names.append(name)
        add(Self.folder + name, FragmentFile.text(writer.fragment(fragment), source: path), read)
      }
      imports += names.map { Self.folder + $0 }
      rootParts.append(model)
      let old = lock.source(path)
      let source = ImportLock.Source(path: path, model, fragments: names, earlier: old)
      if hasApp != nil { addRequests(from: old, to: source, app: hasApp ?? "") }
      newLock.set(source)
    }
    if hasApp == nil, let first = rootParts.first {
      let text = FragmentText(first).app(imports: imports)
      files.insert(File(path: Self.app, text: text, before: nil, change: .new), at: 0)
    }
    add(Self.lock, newLock.text, read, isOwned: true)
  }

  private mutating func add(_ path: String, _ text: String, _ read: (String) -> String?, isOwned: Bool = false) {
    guard let before = read(path) else {
      return files.append(File(path: path, text: text, before: nil, change: .new))
    }
    let change: Change =
      if before == text {
        .same
      } else if isOwned || FragmentFile.isUnedited(before) {
        .changed
      } else {
        .edited(differs: !before.hasSuffix(text.bodyOfFragment))
      }
    files.append(File(path: path, text: text, before: before, change: change))
  }

  private mutating func addRequests(from old: ImportLock.Source?, to new: ImportLock.Source, app: String) {
    for name in new.fragments where !app.contains(Self.folder + name) {
      requests.append(.addImport(Self.folder + name))
    }
    for name in old?.fragments ?? [] where !new.fragments.contains(name) {
      requests.append(.removeFragment(Self.folder + name))
    }
    if let old, old.root != new.root { requests.append(.changeRoot(new.root)) }
  }

  /// The files whose content changes.
  package var changes: [File] { files.filter { $0.change == .new || $0.change == .changed } }

  /// Whether a person is needed.
  package var needsPerson: Bool {
    !requests.isEmpty || files.contains { $0.change == .edited(differs: true) }
  }
}

extension String {
  /// The text without the lines of the header.
  fileprivate var bodyOfFragment: String {
    split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("#") }.joined(separator: "\n")
  }
}
