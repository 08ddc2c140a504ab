import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Decodes an `id`, and reports one that cannot be a name in code.
  mutating func codeID(_ key: Key<Located<String>>, in fields: Fields) -> Located<String>? {
    guard let id = reader.value(of: key, in: fields) else { return nil }
    guard id.value.isCodeName else {
      reader.report(
        FileRules.unknownValue, "\"id\" is a name in code, so it cannot be \"\(id.value.shortened)\"", at: id.range,
        help: "write letters, digits and `_` only, without spaces")
      return nil
    }
    return id
  }

  /// Decodes the `link` of an entry, and reports one without a scheme.
  mutating func link(_ fields: Fields) -> Located<String>? {
    guard let link = reader.value(of: ActionKeys.link, in: fields) else { return nil }
    guard link.value.isLink else {
      reader.report(
        FileRules.unknownValue, "\"link\" expects a link, not \"\(link.value.shortened)\"", at: link.range,
        help: "write it with its scheme, such as \"myapp://receipts\"")
      return nil
    }
    return link
  }
}

extension String {
  /// Whether it has only letters, marks, digits and `_`, and not only `_`.
  fileprivate var isCodeName: Bool {
    unicodeScalars.allSatisfy(\.isOfCodeName) && contains { $0 != "_" }
  }

  /// Whether it begins with a scheme, and has no space.
  fileprivate var isLink: Bool {
    wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\S+/) != nil
  }
}

extension Unicode.Scalar {
  fileprivate var isOfCodeName: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: self == "_"
    }
  }
}
