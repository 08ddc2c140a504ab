import Diagnostics
import Localization

/// A syntax error that navflow finds itself, not libyaml.
struct SyntaxMessage {
  /// The rule.
  var rule: RuleID = "syntax"
  /// The error message.
  var message: Message
  /// The correction.
  var help: Message?

  /// Returns the diagnostic at a range.
  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(rule, .error, message, at: range, help: help)
  }
}

extension SyntaxMessage {
  static let tooLarge = SyntaxMessage(
    rule: "too-large", message: "the file is larger than 16 MiB", help: "divide it, and import its parts")

  static let conflict = SyntaxMessage(
    message: "a merge has left both of its versions here, between \"<<<<<<<\" and \">>>>>>>\"",
    help: "keep one of the two versions, and delete the lines that begin with \"<<<<<<<\", \"=======\" and \">>>>>>>\"")

  static let tooDeep = SyntaxMessage(
    rule: "too-large", message: "this is nested more than \(NodeComposer.depthLimit) levels deep",
    help: "no flow needs that: look for brackets that are opened again and again")

  static let tooManyAliases = SyntaxMessage(
    rule: "too-large", message: "the aliases of this file repeat more than 100,000 entries",
    help: "write the content out where an alias contains other aliases")

  static func empty(hasComments: Bool) -> SyntaxMessage {
    SyntaxMessage(
      message: hasComments ? "there is nothing in this file but comments" : "the file is empty",
      help: "a flow file starts with the line `navflow: 1`")
  }

  static let directive = SyntaxMessage(
    message: "a line that starts with \"%\" is an instruction to YAML readers, and flow files have none",
    help: "delete this line, or put a text that starts with \"%\" in quotes")

  static func tag(_ tag: String) -> SyntaxMessage {
    SyntaxMessage(
      message: "\"\(AuthoringErrorFinder.brief(tag))\" is read as a YAML tag, and flow files have none",
      help: "put a text that starts with \"!\" in quotes")
  }

  static func unusedAnchor(_ fullName: String) -> SyntaxMessage {
    let name = AuthoringErrorFinder.brief(fullName)
    return SyntaxMessage(
      message: "\"&\(name)\" names what follows it so that \"*\(name)\" can repeat it, and nothing repeats it",
      help: "put a text that starts with \"&\" in quotes")
  }

  static func unknownAlias(_ fullName: String) -> SyntaxMessage {
    let name = AuthoringErrorFinder.brief(fullName)
    return SyntaxMessage(
      message: "\"*\(name)\" repeats what \"&\(name)\" names, and there is no \"&\(name)\" above",
      help: "put a text that starts with \"*\" in quotes")
  }

  static func endlessAlias(_ fullName: String) -> SyntaxMessage {
    let name = AuthoringErrorFinder.brief(fullName)
    return SyntaxMessage(
      message: "\"*\(name)\" is inside the part that it repeats, so it would never end",
      help: "write out what is meant here")
  }

  static let merge = SyntaxMessage(
    message: "\"<<\" does not merge entries in flow files", help: "write the entries out")

  static let severalDocuments = SyntaxMessage(
    message: "\"---\" starts a second document, and a flow file holds one",
    help: "delete this line, or move what follows into a file of its own and list that under `imports`")

  static let textAfterEnd = SyntaxMessage(
    message: "nothing may follow here: the file's content has ended",
    help: "put the whole text in quotes if it contains brackets or quotes")
}
