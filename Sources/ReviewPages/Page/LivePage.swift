/// The parts of a page that only a server adds: a notice, and a script that reloads the page when it has changed.
///
/// The script takes the version of the newest page, and the errors in the files, from the server's events at `/events`.
/// The address of the page names the taps of the walk. A reloaded page repeats them, up to the first tap that is no longer
/// offered.
enum LivePage {
  /// Returns the empty notice of a page.
  ///
  /// - Parameter version: the version of the page.
  static func notice(version: String) -> HTML {
    """
    <aside class="watch" id="watch" data-version="\(version)" aria-label="navflow watch">
    <div role="alert"></div>
    <p role="status"></p>
    </aside>

    """
  }

  /// The style sheet of the notice.
  static let style = PageAsset.text(["live.css"])

  /// The script.
  static let script = PageAsset.text(["live.js"])
}
