/** What a question about the network can have wrong with it. */
export type NetworkErrorCode = 'unknown-airport' | 'bad-coordinate' | 'bad-limit' | 'bad-time'

/** A question the network cannot answer as asked; `message` is a sentence fit for a person. */
export class NetworkError extends Error {
  readonly code: NetworkErrorCode

  constructor(code: NetworkErrorCode, message: string) {
    super(message)
    this.name = 'NetworkError'
    this.code = code
  }
}
