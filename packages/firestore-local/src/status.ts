/** The gRPC status names this server answers with, their numbers and their HTTP status. */
const table = {
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  DEADLINE_EXCEEDED: [4, 504],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  OUT_OF_RANGE: [11, 400],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  UNAUTHENTICATED: [16, 401],
} as const

export type StatusName = keyof typeof table

/** An error that a client sees as a Firestore status. Any other error becomes INTERNAL. */
export class StatusError extends Error {
  readonly status: StatusName
  constructor(status: StatusName, message: string) {
    super(message)
    this.name = 'StatusError'
    this.status = status
  }
  get grpcCode(): number {
    return table[this.status][0]
  }
  get httpCode(): number {
    return table[this.status][1]
  }
}

export const permissionDenied = (why = 'Missing or insufficient permissions.') =>
  new StatusError('PERMISSION_DENIED', why)

/** Converts anything thrown to a StatusError. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error
  return new StatusError('INTERNAL', error instanceof Error ? error.message : String(error))
}
