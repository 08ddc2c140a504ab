import Foundation
import NavflowCommands

exit(Navflow.run(Array(CommandLine.arguments.dropFirst()), on: .process()))
