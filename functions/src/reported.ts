import type { ServerResponse } from 'node:http'
import { HttpsError } from 'firebase-functions/https'
import { standingHeaders } from '../../lib/server/http/standing-headers.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { getRequestId, inRequest } from '../../lib/server/logs/request-scope.ts'
import { sendFault } from '../../lib/server/telemetry/error-reports.ts'

/**
 * The handler, with the headers that every answer of the site has, one line of the log for each time it ran, and
 * whatever it fails on reported before it is answered.
 * What a caller did wrong is only answered.
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
      const tell = (outcome: string, severity: 'INFO' | 'ERROR' = 'INFO') =>
        writeLog(severity, `${what} ${outcome}`, { function: what, outcome, ms: Math.round(performance.now() - began) })
      try {
        const result = await handler(...given)
        tell('ok')
        return result
      } catch (error) {
        if (error instanceof HttpsError) tell(error.code)
        else {
          tell('failed', 'ERROR')
          await sendFault({ what, error })
        }
        throw error
      }
    })
  }
}

/** Of a callable's request, or a plain one's; a schedule and a task have none that matter. */
function readHeaders(first: unknown): Record<string, string | undefined> {
  const { rawRequest, headers } = (first ?? {}) as { rawRequest?: { headers?: object }; headers?: object }
  return (rawRequest?.headers ?? headers ?? {}) as Record<string, string | undefined>
}

/** Where a callable or a plain request is answered; a schedule and a task answer nobody. */
function findResponse([first, second]: readonly unknown[]): Pick<ServerResponse, 'setHeader'> | null {
  const { rawRequest } = (first ?? {}) as { rawRequest?: { res?: unknown } }
  const response = (rawRequest?.res ?? second ?? {}) as Partial<ServerResponse>
  return response.setHeader && response.headersSent !== true ? (response as ServerResponse) : null
}
