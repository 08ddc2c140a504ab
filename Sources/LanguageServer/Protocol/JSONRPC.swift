/// The messages of JSON-RPC 2.0.
enum JSONRPC {
  /// The members of a message that every message may have.
  struct Envelope: Decodable {
    var id: RequestID?
    var method: String?
  }

  /// A message with parameters of a known type.
  struct Call<Parameters: Decodable>: Decodable { var params: Parameters }

  /// A notification from the server.
  struct Notification<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var method: String
    var params: Parameters
  }

  /// A request from the server without parameters.
  struct Request: Encodable {
    var jsonrpc = "2.0"
    var id: String
    var method: String
  }

  /// A successful response; the result nil is written as null.
  struct Response<Result: Encodable>: Encodable {
    var id: RequestID
    var result: Result?

    enum CodingKeys: CodingKey { case jsonrpc, id, result }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("2.0", forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    }
  }

  /// An error, as a response to a request or, without an id, to a message that could not be read.
  struct Failure: Error, Encodable {
    struct Content: Encodable {
      var code: Int
      var message: String
    }

    var id: RequestID?
    var error: Content

    enum CodingKeys: CodingKey { case jsonrpc, id, error }

    init(_ code: Code, _ message: String, id: RequestID? = nil) {
      self.id = id
      error = Content(code: code.rawValue, message: message)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("2.0", forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    }
  }

  /// The codes of errors, as JSON-RPC and the Language Server Protocol define them.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }
}
