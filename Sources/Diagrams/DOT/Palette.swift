/// The colours of diagrams: Okabe and Ito's, which colour-blind readers can tell apart, and greys.
///
/// Words and forms always say the same.
enum Palette {
  static let ink = "#000000"
  static let faint = "#595959"
  static let line = "#7F7F7F"
  /// White that lets a third through.
  static let veil = "#FFFFFFB0"
  static let paper = "#FFFFFF"
  static let blue = "#0072B2"
  static let skyBlue = "#56B4E9"
  static let green = "#00694B"
  static let bluishGreen = "#009E73"
  static let purple = "#AA4499"
  static let vermilion = "#D55E00"
  static let taskBox = "#E6F3FB"
  static let alertFill = "#FFF4D9"
  static let barFill = "#EDEDED"
}
