/// A kind of device that a flow is checked on.
public enum Device: String, Hashable, Sendable, CaseIterable {
  case phone
  case pad
}
