/// A way to prove who one is.
public enum AuthMethod: String, Hashable, Sendable, CaseIterable {
  case password, faceID, touchID, signInWithApple, oneTimeCode
}
