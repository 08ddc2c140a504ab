extension String {
  /// The title, or nil if it differs from a name in capitals, blanks and other signs only: `Choose method`, `chooseMethod`.
  func distinct(from name: String) -> String? { letters == name.letters ? nil : self }

  private var letters: String { String(lowercased().filter { $0.isLetter || $0.isNumber }) }
}
