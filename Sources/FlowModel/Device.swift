import Localization

/// A kind of device that a flow is checked on.
public enum Device: String, Hashable, Sendable, CaseIterable {
  case phone
  case pad

  /// The name of the device, as Apple spells it.
  public var displayName: String { self == .phone ? "iPhone" : "iPad" }
}

extension Message {
  /// Creates the message of a device by its name in flow files: `iPad`.
  public static func device(_ name: String) -> Message {
    Device(rawValue: name).map { Message(text: $0.displayName) } ?? Message(text: name)
  }
}

/// A value that is given once, or for each device.
public enum PerDevice<Value> {
  /// One value for every device; its meaning may depend on the device.
  case plain(Value)
  /// One value for each device, used without adaptation; nil for a device that is not listed.
  case each(phone: Value?, pad: Value?)

  /// Returns the results of a closure for each value.
  public func mapped<Other>(_ transform: (Value) -> Other) -> PerDevice<Other> {
    switch self {
    case .plain(let value): .plain(transform(value))
    case .each(let phone, let pad): .each(phone: phone.map(transform), pad: pad.map(transform))
    }
  }

  /// Returns the value for a device, or nil if the device is not listed.
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
