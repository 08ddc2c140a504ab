import Localization

/// The flow that `navflow init` writes: small, complete and commented.
enum FirstFlow {
  /// Returns a flow below a comment with the line by which editors find the schema.
  ///
  /// - Parameters:
  ///   - flow: the flow.
  ///   - name: the file's name, for the commands in comments.
  ///   - schema: the path of the schema, relative to the file.
  static func text(_ flow: String, named name: String, schema: String) -> String {
    """
    # yaml-language-server: $schema=\(schema)
    #
    # \(localized("A first flow, to be changed into yours. Check it as you go:"))
    #
    #   navflow check \(name)       \(localized("report problems, with the taps that lead to them"))
    #   navflow simulate \(name)    \(localized("walk through it, tap by tap"))
    #   navflow diagram \(name)     \(localized("draw it"))
    #   navflow docs                \(localized("what to write for common wishes"))

    \(flow)
    """
  }

  /// The flow without a template, in the current language.
  static var flow: String { FlowTemplate.flow(named: "first") }
}
