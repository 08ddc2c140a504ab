/// A value that is given once, or device by device.
public enum PerDevice<Value> {
  /// The same word on every device; what it means may still differ by device.
  case plain(Value)
  /// Given by name of device, and meant as given there; nil on a device that is left out.
  case each(phone: Value?, pad: Value?)

  /// What is written for a device, or nil where the device is left out.
  public func written(for device: Device) -> Value? {
    switch self {
    case .plain(let value): value
    case .each(let phone, let pad): device == .phone ? phone : pad
    }
  }
}

extension PerDevice: Sendable where Value: Sendable {}
extension PerDevice: Equatable where Value: Equatable {}
extension PerDevice: Hashable where Value: Hashable {}
