import Foundation

/// A generated app with the shape of real apps.
///
/// Several tabs push the same screens. A third of the screens present others as a sheet, a popover or full screen. Tasks start
/// other tasks and show an alert when they fail. Conditions depend on a few variables. Three quarters of the screens belong to
/// no task. The same parameters always give the same files.
public struct AppShape: Sendable {
  /// The number of screens, apart from the roots of the tabs.
  public var screens: Int
  /// The number of tabs; with one, the root is a stack.
  public var tabs = 5
  /// The number of entries, which are notifications.
  public var entries = 6
  /// The number of variables, at most `maximumVariables`.
  public var variables = 4
  /// How its notifications and popovers are written.
  public var style = Style.careful
  /// The seed of the random choices.
  public var seed: UInt64 = 1

  /// How an app's notifications and popovers are written.
  public enum Style: String, Sendable, CaseIterable {
    /// Notifications dismiss everything, select a tab and push a screen.
    case careful
    /// As in a first draft: notifications only name a screen or a task, and the app runs on phones and tablets. Some popovers
    /// leave the screen beneath usable.
    case natural
  }

  /// The largest number of variables.
  public static let maximumVariables = AppGenerator.allVariables.count

  /// Creates a shape; all parameters except the number of screens have defaults.
  public init(
    screens: Int, tabs: Int = 5, entries: Int = 6, variables: Int = 4, style: Style = .careful, seed: UInt64 = 1
  ) {
    self.screens = screens
    self.tabs = max(1, tabs)
    self.entries = entries
    self.variables = min(variables, Self.maximumVariables)
    self.style = style
    self.seed = seed
  }

  /// The name and the text of each file of the project.
  public var files: [(name: String, text: String)] {
    var generator = AppGenerator(self)
    return generator.files()
  }

  /// Writes the project into a folder, and creates the folder.
  public func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
  }
}
