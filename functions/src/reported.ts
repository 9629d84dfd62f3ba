import { HttpsError } from 'firebase-functions/https'
import { sendFault } from '../../lib/server/telemetry/error-reports.ts'

/** The handler, with whatever it fails on reported before it is answered. What a caller did wrong is only answered. */
export function reported<Arguments extends unknown[], Result>(
  what: string,
  handler: (...given: Arguments) => Result | Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    try {
      return await handler(...given)
    } catch (error) {
      if (!(error instanceof HttpsError)) await sendFault({ what, error })
      throw error
    }
  }
}
