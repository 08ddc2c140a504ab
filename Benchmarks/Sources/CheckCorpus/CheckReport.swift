import Foundation

/// The parts of navflow's JSON report that the benchmark reads.
struct CheckReport: Decodable {
  struct Summary: Decodable {
    let screens: Int
    let errors: Int
    let warnings: Int
    let infos: Int
  }

  /// The verdict on one rule or expectation, on one device.
  struct Verdict: Decodable {
    let verdict: String
  }

  let summary: Summary
  let verdicts: [Verdict]

  /// Reads a report of navflow.
  init(contentsOf file: URL) throws { self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)) }

  var findings: Int { summary.errors + summary.warnings + summary.infos }
  /// The number of proofs and violations.
  var decided: Int { verdicts.count { $0.verdict != "bounded" } }
  var undecided: Int { verdicts.count - decided }
}
