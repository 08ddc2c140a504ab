/// A mistake in a text, and how to read on behind it.
///
/// Ranges are offsets of the text as it was read.
struct AuthoringError {
  /// Another place that has to do with it.
  struct Aside {
    var message: String
    var range: Range<Int>
  }

  /// What is wrong.
  var message: String
  /// Where.
  var range: Range<Int>
  /// What to write instead.
  var help: String?
  /// Other places.
  var asides: [Aside] = []
  /// What makes the text readable; none where that cannot be told.
  var edits: [TextEdit] = []
  /// Where further mistakes of writing may be of the edits' making.
  var unsure: [Range<Int>] = []
  /// Where whatever is found later may be of the edits' making.
  var doubt: [Range<Int>] = []
  /// Whether nothing else can have been meant than what the edits make of it.
  var isSure = false
  /// Whether the edits only take the lines out that are at fault, with all other mistakes in them.
  var isLastResort = false
}
