/// What a person asks an import of a prototype for.
package struct ImportOptions: Sendable {
  /// The names of the pages to read; empty for all.
  package var pages: [String] = []
  /// Whether frames without a connection are screens too.
  package var takesAllFrames = false
  /// The address of the file in Figma, or nil.
  package var url: String?
  /// The meanings of transitions.
  package var meanings = TransitionMeanings()

  /// Creates the default options.
  package init() {}
}
