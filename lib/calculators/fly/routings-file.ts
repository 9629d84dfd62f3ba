import * as z from '#small-zod'
import type { PricedRouting } from './priced-routing.ts'
import type { VelocityRouting } from './velocity-routings.ts'

const CabinLetter = z.enum(['Y', 'W', 'J', 'F'])

const PricedRoutingShape = z.object({
  airports: z.array(z.string()),
  carriers: z.array(z.string()),
  miles: z.number(),
  zone: z.nullable(z.number()),
  table: z.nullable(z.string()),
  points: z.array(z.nullable(z.number())),
  unsure: z.array(CabinLetter),
  uneven: z.array(
    z.object({
      cabin: CabinLetter,
      flown: z.array(CabinLetter),
      parts: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          cabin: CabinLetter,
          zone: z.number(),
          table: z.string(),
          points: z.number(),
        }),
      ),
    }),
  ),
})

const Span = z.nullable(z.object({ low: z.nullable(z.number()), high: z.nullable(z.number()) }))

const VelocityRoutingShape = z.object({
  airports: z.array(z.string()),
  carriers: z.array(z.string()),
  miles: z.number(),
  zone: z.nullable(z.number()),
  nearLimit: z.boolean(),
  known: z.array(
    z.object({
      cabin: CabinLetter,
      today: Span,
      before: Span,
      sureness: z.nullable(z.enum(['official', 'two', 'derived', 'single', 'recalled'])),
    }),
  ),
  tables: z.array(z.string()),
})

const File = z.record(z.string(), z.array(PricedRoutingShape))
const VelocityFile = z.record(z.string(), z.array(VelocityRoutingShape))

/** Parses a fetched file of Qantas routings by destination; null when the body is not valid. */
export function parseRoutingsFile(body: unknown): Record<string, readonly PricedRouting[]> | null {
  return File.safeParse(body).data ?? null
}

/** Parses a fetched file of Velocity routings by destination; null when the body is not valid. */
export function parseVelocityRoutingsFile(body: unknown): Record<string, readonly VelocityRouting[]> | null {
  return VelocityFile.safeParse(body).data ?? null
}
