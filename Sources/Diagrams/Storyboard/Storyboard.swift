import Diagnostics
import FlowModel

/// A picture of traces: a device outline for each step, and a ribbon for each task.
///
/// navflow draws it itself, so it needs no layout program.
public struct Storyboard {
  /// A trace with its heading.
  public struct Strip: Sendable {
    /// The heading, for example the message of a finding.
    public var heading: String
    /// A second line, for example the rule of a finding; empty to omit it.
    public var detail: String
    /// The trace.
    public var trace: Trace
    /// The severity of the finding at the last step, or nil if the trace shows no finding.
    public var severity: Severity?
    /// The device of the trace, or nil for that of the storyboard.
    public var device: Device?

    /// Creates a strip.
    public init(heading: String, detail: String, trace: Trace, severity: Severity?, device: Device? = nil) {
      self.heading = heading
      self.detail = detail
      self.trace = trace
      self.severity = severity
      self.device = device
    }
  }

  private let strips: [Strip]
  private let names: StoryboardNames
  private let device: Device
  private let width: Int?

  /// Creates a storyboard of traces.
  ///
  /// - Parameters:
  ///   - pictures: the URIs of the pictures of screens, by the name of the screen. Use data URIs in an SVG that other pages
  ///     embed, because browsers do not load other files for it.
  ///   - width: the width in points, or nil for the usual one.
  public init(
    _ strips: [Strip], of flow: Flow, on device: Device, pictures: [String: String] = [:], width: Int? = nil
  ) {
    self.strips = strips
    names = StoryboardNames(flow, pictures: pictures)
    (self.device, self.width) = (device, width)
  }

  /// Returns the SVG.
  public func render() -> String {
    var canvas = SVGCanvas()
    var y = StoryboardLayout.margin
    var width = 0
    for strip in strips {
      let layout = StoryboardLayout(strip.device ?? device, width: self.width)
      let drawer = StripDrawer(strip, names: names, layout: layout)
      width = max(width, drawer.width)
      y = drawer.draw(on: &canvas, from: y) + StoryboardLayout.stripGap
    }
    let height = y - StoryboardLayout.stripGap + StoryboardLayout.margin
    return canvas.document(width: width, height: height, label: strips.map(\.heading).joined(separator: "; "))
  }
}
