/** Where error reports go. */
export type ErrorReports = { dsn: string; environment: string; tracesSampleRate: number }
/** Where visits and sign-ups are reported, with the visitor's consent. At least one of the two is set. */
export type Measurement = { containerId: string | null; pixelId: string | null }
/** Which telemetry is on. By default none is. */
export type TelemetryConfig = { errors: ErrorReports | null; measurement: Measurement | null }

export const telemetryAddress = '/api/telemetry'
export const telemetryOff: TelemetryConfig = { errors: null, measurement: null }

/**
 * Reads the answer of `/api/telemetry`; anything unexpected counts as off. Checked by hand, because this runs on every
 * page and a schema library would be many times its size.
 */
export function parseTelemetryConfig(answer: unknown): TelemetryConfig {
  const { errors, measurement } = toRecord(answer)
  return { errors: parseErrors(toRecord(errors)), measurement: parseMeasurement(toRecord(measurement)) }
}

function parseErrors({ dsn, environment, tracesSampleRate }: Record<string, unknown>): ErrorReports | null {
  if (typeof dsn !== 'string' || typeof environment !== 'string') return null
  return { dsn, environment, tracesSampleRate: typeof tracesSampleRate === 'number' ? tracesSampleRate : 0 }
}

function parseMeasurement({ containerId, pixelId }: Record<string, unknown>): Measurement | null {
  const container = typeof containerId === 'string' ? containerId : null
  const pixel = typeof pixelId === 'string' ? pixelId : null
  return container || pixel ? { containerId: container, pixelId: pixel } : null
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
