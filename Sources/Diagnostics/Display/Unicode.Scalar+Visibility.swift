extension Unicode.Scalar {
  /// Whether a reader would not see it as itself: controls, line separators, and marks that hide or reorder the text around them.
  ///
  /// Joiners and variation selectors are not among them: emoji and many scripts are spelled with them.
  public var isHidden: Bool {
    // Nearly all there is; what Unicode says of it takes a fifth of a long report to look up.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: isHiddenMark
    }
  }

  private var isHiddenMark: Bool {
    if properties.isNoncharacterCodePoint { return true }
    if (0xFFF9...0xFFFB).contains(value) { return true }  // interlinear annotations
    let isJoiner = value == 0x200C || value == 0x200D
    // The marks that reorder text are all among the ignorable ones.
    return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector && !isJoiner
  }
}
