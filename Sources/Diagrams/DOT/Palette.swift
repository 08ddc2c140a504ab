/// The colours of diagrams on a light background: the colour-blind-safe palette of Okabe and Ito (2008), and greys.
///
/// `SVGStyle` has the colours on a dark background.
///
/// Text and line styles always carry the same information as the colours.
enum Palette {
  static let ink = "#000000"
  static let faint = "#595959"
  static let line = "#7F7F7F"
  /// White with an opacity of about two thirds, behind words of arrows.
  static let labelBackground = "#FFFFFFB0"
  static let paper = "#FFFFFF"
  static let blue = "#0072B2"
  static let skyBlue = "#56B4E9"
  static let green = "#00694B"
  static let bluishGreen = "#009E73"
  static let purple = "#AA4499"
  static let error = "#B84A00"
  static let warning = "#8A6100"
  static let info = "#5B5B9E"
  static let taskFrame = "#E6F3FB"
  static let tabFrame = "#F4F4F1"
  static let alertFill = "#FFF4D9"
  static let barFill = "#EDEDED"
}
