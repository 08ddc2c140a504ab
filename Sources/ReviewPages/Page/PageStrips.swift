import Diagnostics
import Diagrams
import FlowModel

/// The drawn frames of all strips of a page, each flow with its titles and pictures.
struct PageStrips {
  private struct Key: Hashable {
    let file: String
    let device: Device
  }

  private let all: [Key: StoryboardFrames]
  private let firstDevices: [String: Device]

  /// Prepares the strips of a page.
  init(_ page: ReviewPage) {
    var all: [Key: StoryboardFrames] = [:]
    var firstDevices: [String: Device] = [:]
    for (index, reviewed) in page.flows.enumerated() {
      let flow = reviewed.flow
      let file = page.report.files[flow.file].path
      let id = page.id(ofFlow: index)
      // The script puts the pictures in, because the page contains each of them once.
      let references = Dictionary(
        flow.screens.filter { reviewed.pictures[$0.name.value] != nil }.map {
          ($0.name.value, "\(id)-\($0.id.index)")
        }
      ) { first, _ in first }
      firstDevices[file] = flow.devices.first
      for device in flow.devices {
        all[Key(file: file, device: device)] = StoryboardFrames(
          flow, on: device, pictures: reviewed.pictures, references: references)
      }
    }
    self.all = all
    self.firstDevices = firstDevices
  }

  /// Returns the frames of a trace, or nil if the page does not contain its flow.
  func frames(of trace: Trace) -> StoryboardFrames? {
    let file = trace.replay.file
    guard let device = trace.replay.device.flatMap(Device.init) ?? firstDevices[file] else { return nil }
    return all[Key(file: file, device: device)]
  }
}
