/// What libyaml says when it cannot read on.
struct ParserFailure: Error {
  /// Its own words for the mistake.
  var problem: String
  /// Where it noticed, in Unicode scalars from the start of the text.
  var index: Int
  /// Its own words for what it was reading, or empty.
  var context: String
  /// Where that began.
  var contextIndex: Int
}
