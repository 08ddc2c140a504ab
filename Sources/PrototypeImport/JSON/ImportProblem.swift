import Localization

/// The reason why a prototype cannot be read: a message with the place, in the words of the user's file.
package struct ImportProblem: Error, Equatable {
  package let message: Message

  /// Creates a problem.
  package init(_ message: Message) { self.message = message }
}
