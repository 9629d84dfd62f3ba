import * as z from 'zod/mini'
import type { FlyWay } from './ways.ts'

/** The ways from one city to each of its destinations, by slug: a static file the browser fetches when asked. */
export type WaysFile = Record<string, readonly FlyWay[]>

const Way = z.object({
  airports: z.array(z.string()),
  carriers: z.array(z.string()),
  miles: z.number(),
  zone: z.nullable(z.number()),
  table: z.nullable(z.string()),
  points: z.array(z.nullable(z.number())),
  unsure: z.array(z.enum(['Y', 'W', 'J', 'F'])),
})

const File = z.record(z.string(), z.array(Way))

/** Reads a fetched file; null when it is none. */
export function parseWaysFile(body: unknown): WaysFile | null {
  return File.safeParse(body).data ?? null
}
