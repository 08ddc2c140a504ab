/// A handle to the trace of an observation, which only the engine that made it can read.
package struct Witness: Hashable, Sendable {
  /// The configuration that shows the fact, or in which the transition begins that does.
  package let configuration: Int32
  /// The transition that shows the fact, if one does.
  package let transition: Int32?

  package init(configuration: Int32, transition: Int32? = nil) {
    self.configuration = configuration
    self.transition = transition
  }
}
