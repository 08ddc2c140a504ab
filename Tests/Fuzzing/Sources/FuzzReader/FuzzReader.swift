import Diagnostics
import FlowSyntax

/// The entry point of libFuzzer: reads an input while libFuzzer records the covered code.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let project = ProjectReader(access: files(in: UnsafeBufferPointer(start: start, count: count)), workingDirectory: "/")
    .read()
  for diagnostic in project.diagnostics { check(diagnostic, in: project.files) }
  return 0
}

/// Returns the files of an input: a flow file, a second one and the settings, separated by record separators (U+001E).
private func files(in input: UnsafeBufferPointer<UInt8>) -> MemoryFiles {
  let names = ["/a.flow.yaml", "/b.flow.yaml", "/.navflow.yaml"]
  let parts = input.split(separator: 0x1E, maxSplits: names.count - 1, omittingEmptySubsequences: false)
  var files = MemoryFiles([:])
  for (name, part) in zip(names, parts) { files.contents[name] = Array(part) }
  return files
}

/// Stops the fuzzer with a crash if a finding has no message, or a position outside its file.
private func check(_ diagnostic: Diagnostic, in files: SourceFiles) {
  let suggestions = [diagnostic.suggestion].compactMap(\.self)
  let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + suggestions.map(\.range)
  precondition(!diagnostic.message.english.isEmpty, "a finding without a message")
  for range in ranges {
    let file = files[range.file]
    precondition(range.start.offset <= range.end.offset, "a range that ends before it starts")
    for position in [range.start, range.end] {
      precondition((0...file.bytes.count).contains(position.offset), "an offset outside the file")
      precondition((1...file.lineCount).contains(position.line), "a line outside the file")
      let length = file.line(position.line)?.unicodeScalars.count ?? 0
      precondition((1...length + 1).contains(position.column), "a column outside its line")
    }
  }
}
