import { HttpsError } from 'firebase-functions/https'
import { writeLog } from '../../lib/server/logs/log-line.ts'

const words = 'You’ve sent too many in the last hour. Try again later.'

/** Returns the error for too many calls. Only the first within an hour is logged. */
export function tooMany(first: boolean): HttpsError {
  return new HttpsError('resource-exhausted', words, { first })
}

/** Wraps a handler so that its refusals are logged: the code and which fields, never what was sent. */
export function refusalsLogged<Arguments extends unknown[], Result>(
  what: string,
  handler: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    try {
      return await handler(...given)
    } catch (error) {
      if (error instanceof HttpsError && isWorthALine(error)) {
        writeLog('WARNING', `${what} refused: ${error.code}, ${error.message}`)
      }
      throw error
    }
  }
}

function isWorthALine({ code, details }: HttpsError): boolean {
  return code !== 'resource-exhausted' || (details as { first?: boolean } | undefined)?.first === true
}
