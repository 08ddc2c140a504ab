import Diagnostics
import Localization

extension Diagnostic {
  /// The finding with its message, notes and help in the current language.
  public var localized: Diagnostic {
    guard Language.current != .english else { return self }
    var finding = self
    finding.message = message.localized
    finding.help = help?.localizedLines
    finding.suggestion?.summary = suggestion?.summary.localizedLines ?? ""
    for index in notes.indices { finding.notes[index].message = notes[index].message.localized }
    for index in affected.indices { finding.affected[index].message = affected[index].message.localized }
    finding.variants = variants.map(\.localized)
    return finding
  }
}
