import Diagnostics

/// Computes the fingerprints that identify findings across runs, from rule, file, screen, action and task, not from
/// lines or messages.
public enum Fingerprint {
  /// Returns the fingerprints of findings in the order of a report, without duplicates.
  ///
  /// Findings that agree in every part are numbered: the fingerprint of the second one is the hash of the first one's
  /// parts and the number 2.
  public static func assign(to diagnostics: [Diagnostic], in files: SourceFiles) -> [String] {
    var occurrences: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      let key = hash(of: diagnostic, in: files)
      let occurrence = occurrences[key.hexadecimal, default: 0] + 1
      occurrences[key.hexadecimal] = occurrence
      guard occurrence > 1 else { return key.hexadecimal }
      var numbered = key
      numbered.combine(String(occurrence))
      return numbered.hexadecimal
    }
  }

  private static func hash(of diagnostic: Diagnostic, in files: SourceFiles) -> StableHash {
    var hash = StableHash()
    hash.combine(diagnostic.rule.name)
    hash.combine(files[diagnostic.range.file].projectPath)
    let subject = leastCause(of: diagnostic)
    hash.combine(subject.screen)
    hash.combine(subject.action)
    hash.combine(subject.task)
    return hash
  }

  /// Returns the first cause by name.
  ///
  /// The place that is reported depends on the order of lines in the file, and the fingerprint must not.
  private static func leastCause(of diagnostic: Diagnostic) -> Subject {
    let all = diagnostic.places.map(\.cause).map { ($0, [$0.screen, $0.action, $0.task].map { $0 ?? "" }) }
    let least = all.min { one, other in
      zip(one.1, other.1).first { !$0.utf8.elementsEqual($1.utf8) }
        .map { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? false
    }
    return least?.0 ?? diagnostic.subject
  }
}
