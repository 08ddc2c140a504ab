import AppShape
import ArgumentParser
import Foundation

/// Writes a generated app into a folder.
@main struct GenerateApp: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Write a generated app into a folder.")

  @Argument(help: "The number of screens.") var screens: Int
  @Argument(help: "The folder to write to.", completion: .directory) var folder: String
  @Option(help: "The number of tabs.") var tabs = 5
  @Option(help: "The number of entries.") var entries = 6
  @Option(help: "The number of variables, at most \(AppShape.maximumVariables).") var variables = 4
  @Option(help: "How notifications and popovers are written: careful or natural.") var style = AppShape.Style.careful
  @Option(help: "The seed of the random choices.") var seed: UInt64 = 1

  func run() throws {
    try AppShape(screens: screens, tabs: tabs, entries: entries, variables: variables, style: style, seed: seed)
      .write(to: URL(filePath: folder))
  }
}

extension AppShape.Style: ExpressibleByArgument {}
