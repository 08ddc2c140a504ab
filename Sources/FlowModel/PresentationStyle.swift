/// The presentation style of a screen or task, as in a flow file.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case push
  case sheet
  case formSheet
  case fullScreen
  case popover
  case inputView
  /// A sheet that leaves what is beneath it usable.
  case panel
}

extension PerDevice<PresentationStyle> {
  /// Returns the style on a device, or nil if the device is not listed.
  ///
  /// A plain `popover` or `formSheet` adapts to `sheet` on a phone. A style that is given for the phone by name does
  /// not adapt.
  public func style(on device: Device) -> PresentationStyle? {
    if case .plain(let style) = self, device == .phone, style == .popover || style == .formSheet { return .sheet }
    return written(for: device)
  }
}
