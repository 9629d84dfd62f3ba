import { z } from 'zod'
import type { TelemetryConfig } from './telemetry-config.ts'

/** The answer of /api/telemetry, which pages read by hand: a schema library would outweigh the reading. */
export const TelemetryAnswer = z.object({
  errors: z.object({ dsn: z.string(), environment: z.string(), tracesSampleRate: z.number() }).nullable(),
  measurement: z.object({ containerId: z.string().nullable(), pixelId: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<TelemetryConfig>
