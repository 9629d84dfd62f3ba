import { type TelemetryConfig, telemetryOff } from '../../shell/telemetry/telemetry-config.ts'
import type { Env } from '../env.ts'

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
