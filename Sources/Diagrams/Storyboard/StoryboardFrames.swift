import Diagnostics
import FlowModel

/// The frames of a storyboard, one by one, for a page that has the words itself.
public struct StoryboardFrames: Sendable {
  private let names: StoryboardNames
  private let layout: StoryboardLayout

  /// The style sheet of the frames.
  public static var css: String { StoryboardStyle.sheet }

  /// Creates the frames of traces on one device.
  ///
  /// - Parameters:
  ///   - pictures: the URIs of the pictures of screens, by the name of the screen.
  ///   - references: what stands in place of a picture, which the page contains elsewhere.
  public init(
    _ flow: Flow, on device: Device, pictures: [String: String] = [:], references: [String: String] = [:]
  ) {
    names = StoryboardNames(flow, pictures: pictures, references: references)
    layout = StoryboardLayout(device)
  }

  /// Returns the device after a step as an SVG element.
  ///
  /// - Parameter tap: what is tapped there next, or nil.
  public func svg(of step: TraceStep, tapping tap: StoryboardTap?) -> String {
    var canvas = SVGCanvas()
    let frame = StoryboardRect(x: 2, y: 2, width: layout.frameWidth, height: layout.frameHeight)
    FrameDrawer(names: names, frame: frame, tap: tap).draw(step, on: &canvas)
    return canvas.part(width: layout.frameWidth + 4, height: layout.frameHeight + 4)
  }
}
