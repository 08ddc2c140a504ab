/// A method of authentication.
public enum AuthMethod: String, Hashable, Sendable, CaseIterable {
  case password, faceID, touchID, signInWithApple, oneTimeCode
}
