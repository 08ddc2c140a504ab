/// Hears what a verification is at, and says whether it is to go on.
///
/// An engine that is told to stop while it looks at configurations, saturates, or asks who is stuck does so within some milliseconds,
/// and leaves open what it has not decided by then. What grows, what tabs decided by themselves come to, and an expectation are each
/// judged to their end first.
public struct Watch {
  /// What a verification is at.
  public enum Work: Hashable, Sendable {
    /// Looking at configurations one by one.
    case search
    /// Working out all that can be reached.
    case reach
    /// Finding the shortest ways there.
    case ways
    /// Reading off what can occur.
    case facts
    /// Asking whether tasks can end and layers be left.
    case exits
    /// Judging an expectation, called as it is written.
    case expectation(String)
  }

  private let hear: (Work, Double?) -> Bool

  /// Creates a watch.
  ///
  /// - Parameter hear: is told what is being done, and how much of it has been, from 0 to 1 where that is known; false ends it.
  public init(_ hear: @escaping (Work, Double?) -> Bool) { self.hear = hear }

  /// A watch that lets everything go on.
  public static var none: Watch { Watch { _, _ in true } }

  /// Says what is being done, and whether to go on with it.
  public func goesOn(_ work: Work, share: Double? = nil) -> Bool { hear(work, share) }
}
