import Foundation
import Testing

extension Workbench {
  /// Returns a repository with up to three commits, tagged `one`, `two` and `three`.
  ///
  /// - Parameter commits: the files that each commit changes; nil removes a file.
  static func repository(_ commits: [[String: String?]]) throws -> Workbench {
    let bench = try Workbench(["README": "x"])
    let git = "export GIT_CONFIG_GLOBAL=/dev/null; git init -q -b main . && git add -A && "
    let commit = "git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x && git tag "
    for (tag, files) in zip(["one", "two", "three"], commits) {
      for (path, text) in files {
        let file = bench.folder.appendingPathComponent(path)
        if let text { try bench.write(text, to: path) } else { try FileManager.default.removeItem(at: file) }
      }
      let run = try Shell.run(git + commit + tag, in: bench.folder)
      #expect(run.status == 0, "\(run.errorOutput)")
    }
    return bench
  }
}
