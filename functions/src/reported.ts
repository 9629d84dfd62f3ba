import type { ServerResponse } from 'node:http'
import { HttpsError } from 'firebase-functions/https'
import { standingHeaders } from '../../lib/server/http/standing-headers.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { getRequestId, inRequest } from '../../lib/server/logs/request-scope.ts'
import { sendFault } from '../../lib/server/telemetry/error-reports.ts'

/**
 * Wraps a handler: sets the headers that every answer of the site has, writes one log line per run, and reports
 * unexpected errors before they are answered. Errors caused by the caller are only answered.
 */
export function reported<Arguments extends unknown[], Result>(
  what: string,
  handler: (...given: Arguments) => Result | Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return (...given) => {
    for (const [name, value] of Object.entries(standingHeaders)) findResponse(given)?.setHeader(name, value)
    const headers = readHeaders(given[0])
    const id = getRequestId((name) => headers[name])
    return inRequest(id, async () => {
      const began = performance.now()
      const logOutcome = (outcome: string, severity: 'INFO' | 'ERROR' = 'INFO') =>
        writeLog(severity, `${what} ${outcome}`, { function: what, outcome, ms: Math.round(performance.now() - began) })
      try {
        const result = await handler(...given)
        logOutcome('ok')
        return result
      } catch (error) {
        if (error instanceof HttpsError) logOutcome(error.code)
        else {
          logOutcome('failed', 'ERROR')
          await sendFault({ what, error })
        }
        throw error
      }
    })
  }
}

/** Returns the headers of a callable or plain request; schedules and tasks have none that matter. */
function readHeaders(first: unknown): Record<string, string | undefined> {
  const { rawRequest, headers } = (first ?? {}) as { rawRequest?: { headers?: object }; headers?: object }
  return (rawRequest?.headers ?? headers ?? {}) as Record<string, string | undefined>
}

/** Returns the response of a callable or plain request; null for schedules and tasks, which have none. */
function findResponse([first, second]: readonly unknown[]): Pick<ServerResponse, 'setHeader'> | null {
  const { rawRequest } = (first ?? {}) as { rawRequest?: { res?: unknown } }
  const response = (rawRequest?.res ?? second ?? {}) as Partial<ServerResponse>
  return response.setHeader && response.headersSent !== true ? (response as ServerResponse) : null
}
