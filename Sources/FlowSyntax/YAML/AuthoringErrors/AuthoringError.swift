import Localization

/// An error in a text, with the edits that make the rest readable.
///
/// Ranges are offsets of the text that was read.
struct AuthoringError {
  /// Another range with a message about the error.
  struct RelatedRange {
    var message: Message
    var range: Range<Int>
  }

  /// The error message.
  var message: Message
  /// The range of the error.
  var range: Range<Int>
  /// The correction.
  var help: Message?
  /// Other ranges.
  var relatedRanges: [RelatedRange] = []
  /// The edits that make the text readable; empty if they are unknown.
  var edits: [TextEdit] = []
  /// The ranges in which the edits may cause further syntax errors.
  var uncertainSyntax: [Range<Int>] = []
  /// The ranges in which the edits may cause any other errors.
  var uncertainContent: [Range<Int>] = []
  /// Whether the edits are the only plausible meaning.
  var isCertain = false
  /// Whether the text is only a sign that something is missing, which is no error.
  var isSketch = false
  /// Whether the edits only delete the wrong lines, with all other errors in them.
  var isLastResort = false
}
