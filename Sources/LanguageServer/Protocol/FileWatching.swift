/// The request to report changes of the files that a check reads, so that the server need not search the workspace for them.
struct FileWatching: Encodable {
  private struct Parameters: Encodable {
    var registrations = [Registration()]
  }

  private struct Registration: Encodable {
    var id = "files"
    var method = "workspace/didChangeWatchedFiles"
    var registerOptions = Options()
  }

  private struct Options: Encodable {
    var watchers = ["**/*.flow.{yaml,yml}", "**/.navflow.yaml", "**/*.{png,jpg,jpeg,gif,svg,webp}"].map {
      Watcher(globPattern: $0)
    }
  }

  private struct Watcher: Encodable { var globPattern: String }

  static let request = FileWatching()

  private var jsonrpc = "2.0"
  private var id = "watch-files"
  private var method = "client/registerCapability"
  private var params = Parameters()
}
