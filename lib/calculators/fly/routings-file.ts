import * as z from '#small-zod'
import { cabins } from '../../core/cabin.ts'
import type { Sureness } from '../../core/provenance.ts'

/** The routings of the reward calculators, as servers find them and pages fetch them. */
type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> }

const Cabin = z.enum(cabins)
const surenesses = ['official', 'two', 'derived', 'single', 'recalled'] as const satisfies Sureness[]

const PricedRouting = z.object({
  airports: z.array(z.string()),
  /** Carrier of each leg. */
  carriers: z.array(z.string()),
  miles: z.number(),
  /** Null when the price is the sum of several table prices. */
  zone: z.nullable(z.number()),
  /** Id of the price table; null when nothing is published. */
  table: z.nullable(z.string()),
  /** Points by cabin, in the order Y, W, J, F; null when not flown or not published. */
  points: z.array(z.nullable(z.number())),
  /** Cabins whose figure is neither official nor confirmed. */
  unsure: z.array(Cabin),
  /** Cabins that are not flown all the way, or not priced with a single table price. */
  uneven: z.array(
    z.object({
      cabin: Cabin,
      /** Cabin of each leg. */
      flown: z.array(Cabin),
      /** The table prices that add up to the total, in the order of travel. */
      parts: z.array(
        z.object({
          ...{ from: z.string(), to: z.string(), cabin: Cabin },
          ...{ zone: z.number(), table: z.string(), points: z.number() },
        }),
      ),
    }),
  ),
})
/** A routing between two cities at one price: airports in order, airlines, and points for one adult one way. */
export type PricedRouting = Frozen<z.infer<typeof PricedRouting>>
export type UnevenCabin = PricedRouting['uneven'][number]

const PointsSpan = z.object({ low: z.nullable(z.number()), high: z.nullable(z.number()) })
/** Points for one adult one way. The ends differ where Velocity prices by tier; an unpublished end is null. */
export type PointsSpan = z.infer<typeof PointsSpan>

const VelocityRouting = z.object({
  airports: z.array(z.string()),
  /** Carrier of each leg. */
  carriers: z.array(z.string()),
  miles: z.number(),
  /** The zone of the total miles; null with several airlines, which are not priced by one zone. */
  zone: z.nullable(z.number()),
  /** True within 1% of a zone limit, where the airline's own mileage may fall on the other side. */
  nearLimit: z.boolean(),
  known: z.array(
    z.object({
      cabin: Cabin,
      /** From the tables in force; null when not published. */
      today: z.nullable(PointsSpan),
      /** From the tables of `lastFullDate`; null when not published. */
      before: z.nullable(PointsSpan),
      /** How sure today's figure is; null when there is none. */
      sureness: z.nullable(z.enum(surenesses)),
    }),
  ),
  /** Ids of the price tables behind `known`. */
  tables: z.array(z.string()),
})
/** A routing that Velocity Points pay for. Cabins that its longest flight lacks are left out. */
export type VelocityRouting = Frozen<z.infer<typeof VelocityRouting>>
/** What is known about the points of one cabin on one routing. */
export type KnownPoints = VelocityRouting['known'][number]

const File = z.record(z.string(), z.array(PricedRouting))
const VelocityFile = z.record(z.string(), z.array(VelocityRouting))

/** Parses a fetched file of Qantas routings by destination; null when the body is not valid. */
export function parseRoutingsFile(body: unknown): Record<string, readonly PricedRouting[]> | null {
  return File.safeParse(body).data ?? null
}

/** Parses a fetched file of Velocity routings by destination; null when the body is not valid. */
export function parseVelocityRoutingsFile(body: unknown): Record<string, readonly VelocityRouting[]> | null {
  return VelocityFile.safeParse(body).data ?? null
}
