/// How a screen or a task is shown, as a flow file names it.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case push
  case sheet
  case formSheet
  case fullScreen
  case popover
  case inputView
}

extension PerDevice<PresentationStyle> {
  /// The style as it behaves on a device, or nil where the device is left out.
  ///
  /// A plain `popover` or `formSheet` adapts to `sheet` on a phone; one given for the phone by name is meant as given.
  public func style(on device: Device) -> PresentationStyle? {
    if case .plain(let style) = self, device == .phone, style == .popover || style == .formSheet { return .sheet }
    return written(for: device)
  }
}
