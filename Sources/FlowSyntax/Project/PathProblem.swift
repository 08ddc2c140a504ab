/// A path that cannot be checked: it does not exist, cannot be read, or contains no flow file.
public struct PathProblem: Error, Hashable, Sendable {
  /// The path as given.
  public var path: String
  /// The error, with names in quotes, and the correction.
  public var message: String

  /// Creates a problem.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
