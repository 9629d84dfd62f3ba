import { parseRanges } from '../client-address.ts'
import { env } from '../env.ts'
import { sharedStore } from '../rate-limiter.ts'
import { readTelemetryConfig } from '../telemetry/error-reports.ts'
import { getWebConfig } from '../web-config.ts'
import { drainOnSignal } from './drain.ts'
import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { createAddressLimits } from './refuse-request.ts'
import { prepareSlugs } from './slugs.ts'

/**
 * Opens this server's front door as its environment says. An invalid environment ends the process with a message that
 * names the variable.
 */
export function startFrontDoor(developing: boolean, answers: FrontDoor['answers']): void {
  try {
    const { TRUSTED_PROXIES, RATE_LIMIT_SCALE, RATE_LIMIT_STORE_URL } = env()
    openFrontDoor({
      policy: { web: getWebConfig(env()), telemetry: readTelemetryConfig(env()), developing },
      trusted: parseRanges(TRUSTED_PROXIES),
      limits: createAddressLimits({ scale: RATE_LIMIT_SCALE, store: sharedStore(RATE_LIMIT_STORE_URL) }),
      drain: developing ? null : drainOnSignal(),
      answers,
    })
  } catch (error) {
    // If rethrown, it would only be logged, and the server would answer every request with an error.
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  if (!developing) prepareSlugs()
}
