import Diagnostics

/// What makes a finding the same finding in another run: rule, file, screen, action and task, never lines or words.
public enum Fingerprint {
  /// The fingerprints of findings in the order of a report, each of them different.
  ///
  /// Findings that agree in everything that counts are told apart by their order: the second one's fingerprint is that of the
  /// first and the number 2.
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
    let subject = leastSubject(of: diagnostic)
    hash.combine(subject.screen)
    hash.combine(subject.action)
    hash.combine(subject.task)
    return hash
  }

  /// The first by name of all that a finding is about: which of them is told may change with the order of the lines.
  private static func leastSubject(of diagnostic: Diagnostic) -> Subject {
    guard !diagnostic.otherPlaces.isEmpty else { return diagnostic.subject }
    let all = diagnostic.places.map { place in
      (place.subject, [place.subject.screen, place.subject.action, place.subject.task].map { $0 ?? "" })
    }
    let least = all.min { one, other in
      zip(one.1, other.1).first { !$0.utf8.elementsEqual($1.utf8) }
        .map { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? false
    }
    return least?.0 ?? diagnostic.subject
  }
}
