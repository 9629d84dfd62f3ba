import { noteFault } from '../../../core/faults.ts'
import { parseTelemetryConfig, telemetryAddress, telemetryOff } from '../telemetry-config.ts'
import { offerMeasurement } from './measurement.ts'

type FollowNavigation = (address: string, kind: string) => void
let followNavigation: FollowNavigation | null = null

/** Called at the start of every navigation within the site. */
export const followTransition: FollowNavigation = (address, kind) => followNavigation?.(address, kind)

/**
 * Listens for faults from the start, and after loading asks which telemetry is on. Error reports and measurement are
 * loaded only once known to be on, so a site without them ships neither.
 */
export function startTelemetry(): void {
  const stop = collectUncaught()
  const begin = () => void turnOn(stop)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function turnOn(stopCollecting: () => void): Promise<void> {
  const { errors, measurement } = await findConfig()
  if (measurement) offerMeasurement(measurement)
  if (!errors) return stopCollecting()
  const { startErrorReports } = await import('./error-reports.ts')
  followNavigation = startErrorReports(errors)
  // From here on the SDK has its own listeners.
  stopCollecting()
}

async function findConfig() {
  try {
    const response = await fetch(telemetryAddress)
    return response.ok ? parseTelemetryConfig(await response.json()) : telemetryOff
  } catch {
    return telemetryOff
  }
}

function collectUncaught(): () => void {
  const onError = (event: ErrorEvent) => noteFault('uncaught', event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => noteFault('unhandled rejection', event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
