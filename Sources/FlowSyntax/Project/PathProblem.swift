/// A path that cannot be checked: it does not exist, may not be read, or holds no flow file.
public struct PathProblem: Error, Hashable, Sendable {
  /// The path as it was given.
  public var path: String
  /// What is wrong, names in quotes, and what to do.
  public var message: String

  /// Creates a problem.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
