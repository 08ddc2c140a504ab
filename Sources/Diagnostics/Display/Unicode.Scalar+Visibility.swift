extension Unicode.Scalar {
  /// Whether a reader cannot see the scalar as itself: a control, a line separator, or a mark that hides or reorders
  /// text.
  ///
  /// Joiners and variation selectors do not count, because emoji and many scripts need them.
  public var isHidden: Bool {
    // Nearly all scalars are ASCII. Reading Unicode properties for them takes a fifth of the time of a long report.
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
    // All marks that reorder text have the property Default_Ignorable_Code_Point.
    return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector && !isJoiner
  }
}
