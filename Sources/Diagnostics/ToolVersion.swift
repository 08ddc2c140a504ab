/// The version of navflow.
public enum ToolVersion {
  /// The version of this program.
  public static let current = "0.1.0"
}
