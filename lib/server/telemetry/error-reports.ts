import { type Fault, receiveFaults } from '../../core/faults.ts'
import { getReportOptions } from '../../shell/telemetry/scrub.ts'
import { type TelemetryConfig, telemetryOff } from '../../shell/telemetry/telemetry-config.ts'
import { type Env, env } from '../env.ts'

type Sdk = typeof import('@sentry/nextjs')
let started: Promise<Sdk | null> | undefined

/** Returns the error reporting SDK, loaded and started once; null if no DSN is set. */
function openReports(): Promise<Sdk | null> {
  started ??= startReports()
  return started
}

async function startReports(): Promise<Sdk | null> {
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment, SENTRY_TRACES_SAMPLE_RATE: tracesSampleRate } = env()
  if (!dsn) return null
  const sdk = await import('@sentry/nextjs')
  sdk.init(getReportOptions({ dsn, environment, tracesSampleRate }))
  return sdk
}

/** Reports this server's faults from now on. Without a DSN nothing is loaded and they stay on the console. */
export async function startErrorReports(): Promise<void> {
  const sdk = await openReports()
  receiveFaults(({ what, error }) => void sdk?.captureException(error, { tags: { what } }))
}

/** Reports one fault and waits until it is sent: a function's process may freeze as soon as it has answered. */
export async function sendFault({ what, error }: Fault): Promise<void> {
  const sdk = await openReports()
  if (!sdk) return
  sdk.captureException(error, { tags: { what } })
  await sdk.flush(2_000)
}

type RequestError = Parameters<Sdk['captureRequestError']>

/** Reports an error that Next.js caught while it answered a request. */
export async function sendRequestError(...details: RequestError): Promise<void> {
  const sdk = await openReports()
  sdk?.captureRequestError(...details)
}

/** Returns which telemetry this server's environment turns on for browsers. */
export function readTelemetryConfig(env: Env): TelemetryConfig {
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment, SENTRY_TRACES_SAMPLE_RATE: tracesSampleRate } = env
  const containerId = env.TAG_CONTAINER_ID ?? null
  const pixelId = env.AD_PIXEL_ID ?? null
  return {
    errors: dsn ? { dsn, environment, tracesSampleRate } : telemetryOff.errors,
    measurement: containerId || pixelId ? { containerId, pixelId } : telemetryOff.measurement,
  }
}
