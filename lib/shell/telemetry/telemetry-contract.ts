import { z } from 'zod'
import type { TelemetryConfig } from './telemetry-config.ts'

/** The answer of /api/telemetry. Pages check it by hand (telemetry-config.ts), to avoid loading a schema library. */
export const TelemetryAnswer = z.object({
  errors: z.object({ dsn: z.string(), environment: z.string(), tracesSampleRate: z.number() }).nullable(),
  measurement: z.object({ containerId: z.string().nullable(), pixelId: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<TelemetryConfig>
