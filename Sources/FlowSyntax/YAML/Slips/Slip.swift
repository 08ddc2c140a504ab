/// A mistake in a text, and how to read on behind it.
///
/// Ranges are offsets of the text as it was read.
struct Slip {
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
  /// Whether the edits are what the author meant; if not, mistakes found behind them may be of our own making.
  var isSure = true
}
