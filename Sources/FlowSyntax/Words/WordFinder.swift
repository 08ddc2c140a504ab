/// Finds the word that the user probably meant.
///
/// A list of names of the flow is indexed, so that many unknown names are compared with few of many known ones. The number
/// of comparisons is bounded: in a file with many unknown names that resemble many known ones a little, the last unknown
/// names get no suggestion.
public struct WordFinder {
  /// The number of letters that may still be compared.
  private var budget: Int
  private var indexes: [NameList: WordIndex] = [:]
  /// The last answer for each list, because some errors ask twice.
  private var answers: [NameList: (word: String, nearest: String?)] = [:]

  /// Creates a finder with a limit on the letters that it compares in total.
  init(budget: Int = 100_000_000) { self.budget = budget }

  /// Returns the nearest candidate, or nil if none is near enough.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    var finder = WordFinder()
    return finder.nearest(to: word, among: candidates)
  }

  /// A candidate as it is compared; the letters of an ASCII text are its bytes, which are quicker to compare.
  struct Form {
    let folded: String
    let length: Int
    let letters: [Character]
    let bytes: [UInt8]?

    init(_ word: String) {
      folded = word.folded
      length = folded.utf8.count
      letters = Array(folded.prefix(WordFinder.longest))
      bytes = folded.utf8.allSatisfy { $0 < 0x80 } ? Array(folded.utf8.prefix(WordFinder.longest)) : nil
    }

    func distance(to other: Form, limit: Int) -> Int? {
      if let bytes, let others = other.bytes { return EditDistance.between(bytes, others, limit: limit) }
      return EditDistance.between(letters, other.letters, limit: limit)
    }
  }

  /// The forms of the candidates so far, because the same ones are compared with each unknown word.
  private var forms: [String: Form] = [:]

  private mutating func form(of word: String) -> Form {
    if let known = forms[word] { return known }
    let form = Form(word)
    forms[word] = form
    return form
  }

  /// The number of words from which on a list of names is indexed.
  private static let indexedCount = 50

  /// Returns the nearest of the names in a list, the first of equally near ones, or nil if none is near enough.
  mutating func nearest(to word: String, among names: some Collection<String>, of list: NameList) -> String? {
    if let answer = answers[list], answer.word == word { return answer.nearest }
    if budget <= 0 { return nil }
    let count = names.count
    let near = count < Self.indexedCount ? nearest(to: word, among: names) : indexed(word, names, count, list)
    answers[list] = (word, near)
    return near
  }

  private mutating func indexed(
    _ word: String, _ names: some Collection<String>, _ count: Int, _ list: NameList
  ) -> String? {
    let known = indexes[list].flatMap { $0.count == count ? $0 : nil }
    let index = known ?? WordIndex(names.map(Form.init))
    if known == nil { indexes[list] = index }
    let form = Form(word)
    let place = index.nearest(to: form, limit: Self.limit(for: form.letters.count), budget: &budget)
    return place.map { names[names.index(names.startIndex, offsetBy: $0)] }
  }

  /// Returns the nearest candidate, the first of equally near ones, or nil if none is near enough.
  mutating func nearest<Words: Sequence<String>>(to word: String, among candidates: Words) -> String? {
    if budget <= 0 { return nil }
    let form = Form(word)
    var limit = Self.limit(for: form.letters.count)
    var best: String?
    for candidate in candidates {
      if budget <= 0 { break }
      let other = self.form(of: candidate)
      budget -= 8 + other.length
      if other.folded == form.folded { return candidate }
      guard limit > 0, abs(other.length - form.length) <= 4 * limit else { continue }
      budget -= form.letters.count * other.letters.count
      guard let distance = form.distance(to: other, limit: limit) else { continue }
      best = candidate
      limit = distance - 1
    }
    return best ?? nearest(toBare: form.folded.withoutKind, among: candidates)
  }

  /// Returns the first candidate that differs from a name only by a word such as 画面 at the end.
  private mutating func nearest<Words: Sequence<String>>(toBare bare: Substring, among candidates: Words) -> String? {
    guard !bare.isEmpty, bare.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    return candidates.first { candidate in
      budget -= 8
      return budget > 0 && self.form(of: candidate).folded.withoutKind == bare
    }
  }

  /// Returns whether a text is certainly a misspelt word: one letter away from it, and from no other known word.
  mutating func isCertain(_ text: String, means word: String, among known: some Sequence<String>) -> Bool {
    let (form, meant) = (Form(text), form(of: word))
    if form.folded == meant.folded { return true }
    guard form.letters.count >= Self.certainLength, form.distance(to: meant, limit: 1) != nil else { return false }
    for other in known {
      let other = self.form(of: other)
      if other.folded != meant.folded, form.distance(to: other, limit: 1) != nil { return false }
    }
    return true
  }

  /// The smallest length at which the correction of a word can be certain.
  fileprivate static let certainLength = 4
  /// The largest length of a word that is compared.
  private static let longest = 80

  /// Returns the largest edit distance for words of a length.
  private static func limit(for length: Int) -> Int {
    switch length {
    case 0...1: 0
    case 2...4: 1
    case 5...8: 2
    default: 3
    }
  }
}

extension String {
  /// The text without a Japanese word for the kind of thing at its end: 確認 for 確認画面.
  var withoutKind: Substring {
    let kinds = ["画面", "ページ", "シート", "ダイアログ", "アラート", "モーダル", "タブ", "タスク", "ボタン"]
    guard let kind = kinds.first(where: { hasSuffix($0) && count > $0.count }) else { return self[...] }
    return dropLast(kind.count)
  }
}
