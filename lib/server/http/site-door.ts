import { env } from '../env.ts'
import { telemetryConfigOf } from '../telemetry/telemetry-config-of.ts'
import { webConfigOf } from '../web-config.ts'
import { createAddressLimits } from './address-limits.ts'
import { parseRanges } from './client-address.ts'
import { drainOnSignal } from './drain.ts'
import { openFrontDoor } from './front-door.ts'
import { prepareSlugs } from './slugs.ts'

/** Opens the front door of this server, as its environment says. @throws Error that names the variable at fault. */
export function openSiteDoor(developing: boolean): void {
  if (!developing) prepareSlugs()
  const { TRUSTED_PROXIES, RATE_LIMIT_SCALE } = env()
  openFrontDoor({
    policy: { web: webConfigOf(env()), telemetry: telemetryConfigOf(env()), developing },
    trusted: parseRanges(TRUSTED_PROXIES),
    limits: createAddressLimits(RATE_LIMIT_SCALE),
    drain: developing ? null : drainOnSignal(),
  })
}
