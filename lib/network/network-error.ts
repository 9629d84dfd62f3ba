/** What can be wrong with a query about the network. */
export type NetworkErrorCode = 'unknown-airport' | 'bad-coordinate' | 'bad-limit' | 'bad-time'

/** A query about the network that has no answer as asked. `message` is a sentence for the user. */
export class NetworkError extends Error {
  readonly code: NetworkErrorCode

  constructor(code: NetworkErrorCode, message: string) {
    super(message)
    this.name = 'NetworkError'
    this.code = code
  }
}
