/// The error at which libyaml stopped.
struct ParserFailure: Error {
  /// libyaml's message.
  var problem: String
  /// The position, in Unicode scalars from the start of the text.
  var index: Int
  /// libyaml's description of the construct that it was reading; may be empty.
  var context: String
  /// The start of that construct.
  var contextIndex: Int
}
