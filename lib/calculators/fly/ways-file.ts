import * as z from '#small-zod'
import type { FlyWay } from './fly-way.ts'
import type { VelocityWay } from './velocity-ways.ts'

const CabinLetter = z.enum(['Y', 'W', 'J', 'F'])

const Way = z.object({
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

const VelocityWayShape = z.object({
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

const File = z.record(z.string(), z.array(Way))
const VelocityFile = z.record(z.string(), z.array(VelocityWayShape))

/** Parses a fetched file of Qantas ways by destination; null when the body is not valid. */
export function parseWaysFile(body: unknown): Record<string, readonly FlyWay[]> | null {
  return File.safeParse(body).data ?? null
}

/** Parses a fetched file of Velocity ways by destination; null when the body is not valid. */
export function parseVelocityWaysFile(body: unknown): Record<string, readonly VelocityWay[]> | null {
  return VelocityFile.safeParse(body).data ?? null
}
