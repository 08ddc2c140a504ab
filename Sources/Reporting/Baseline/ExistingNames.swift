import Diagnostics

/// The names in the flows of a run, by file, which show that a name of a known finding no longer exists.
public struct ExistingNames: Sendable {
  /// The names in the flows that contain a file.
  public struct Names: Hashable, Sendable {
    /// The names of screens.
    public var screens: Set<String>
    /// The labels of actions, and the names of entries and gestures.
    public var actions: Set<String>
    /// The names of tasks.
    public var tasks: Set<String>
    /// The names of the screens, tasks and entries that the file itself declares.
    public var declared: Set<String>

    /// Creates names.
    public init(
      screens: Set<String> = [], actions: Set<String> = [], tasks: Set<String> = [], declared: Set<String> = []
    ) {
      self.declared = declared
      self.screens = screens
      self.actions = actions
      self.tasks = tasks
    }
  }

  private let files: [String: Names]
  private let hasFile: @Sendable (String) -> Bool

  /// Creates the names.
  ///
  /// - Parameters:
  ///   - files: the names by file, relative to the folder of the baseline.
  ///   - hasFile: returns whether a file exists.
  public init(files: [String: Names], hasFile: @escaping @Sendable (String) -> Bool) {
    self.files = files
    self.hasFile = hasFile
  }

  /// Returns whether a known finding names a screen, an action or a task that the flows with its file no longer have.
  public func lacks(_ known: KnownFinding) -> Bool {
    guard let names = files[known.file] else { return false }
    return known.screen.map { !names.screens.contains($0) } ?? false
      || known.action.map { !names.actions.contains($0) } ?? false
      || known.task.map { !names.tasks.contains($0) } ?? false
  }

  /// Returns the new keys of known findings whose file, screen, action or task has another name now.
  ///
  /// A known finding is the same as a new one if they agree in everything but names that no longer exist. If several
  /// could be the same, none is.
  func renames(of known: [KnownFinding], among new: [KnownFinding]) -> [KnownFinding: KnownFinding] {
    let known = Set(known)
    let candidates = Dictionary(
      uniqueKeysWithValues: Set(new).map { new in (new, known.filter { isRenamed($0, to: new) }) })
    let uses = Dictionary(grouping: candidates.values.joined()) { $0 }.mapValues(\.count)
    var renames: [KnownFinding: KnownFinding] = [:]
    for (new, old) in candidates {
      if old.count == 1, let only = old.first, uses[only] == 1 { renames[only] = new }
    }
    return renames
  }

  /// Returns whether another file declares now what the finding is about.
  private func isMoved(_ old: KnownFinding, to new: KnownFinding) -> Bool {
    guard let name = old.screen ?? old.action ?? old.task, let before = files[old.file], let now = files[new.file]
    else {
      return false
    }
    return !before.declared.contains(name) && now.declared.contains(name)
  }

  private func isRenamed(_ old: KnownFinding, to new: KnownFinding) -> Bool {
    guard old.rule == new.rule, old.file == new.file || !hasFile(old.file) || isMoved(old, to: new),
      let names = files[new.file]
    else { return false }
    var text = old.text
    for (before, after, existing) in [
      (old.screen, new.screen, names.screens), (old.action, new.action, names.actions),
      (old.task, new.task, names.tasks),
    ] where before != after {
      guard let before, let after, !existing.contains(before) else { return false }
      text = text.replacingWord(before, with: after)
    }
    return text == new.text
  }
}

extension String {
  /// Returns the text with another word wherever the first one stands between characters that are no letters or digits.
  fileprivate func replacingWord(_ word: String, with other: String) -> String {
    guard !word.isEmpty else { return self }
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      let isWord = ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
      result += rest[..<range.lowerBound] + (isWord ? other[...] : rest[range])
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
