import * as z from '#small-zod'
import { Cabin } from '../core/schemas.ts'

/** The answer of /api/flights/layouts: what a browser needs to draw an aircraft and to compare it with another. */

const AtLeastOne = z.int().check(z.gte(1))
const Row = z.int().check(z.gte(1), z.lte(99))
const Range = z.tuple([Row, Row])
const SeatName = z.string().check(z.regex(/^\d{1,2}[A-L]$/))

export const CabinLayoutShape = z.object({
  letter: Cabin,
  name: z.string(),
  deck: z.enum(['main', 'upper']),
  seats: AtLeastOne,
  pattern: z.string().check(z.regex(/^\d(-\d)*$/)),
  rows: z.nullable(Range),
  skipRows: z.array(Row),
  layout: z.nullable(z.string().check(z.regex(/^[A-L]+(-[A-L]+)*$/))),
  missingSeats: z.array(SeatName),
  rowOverrides: z.array(z.object({ rows: Range, pattern: z.string(), letters: z.nullable(z.string()) })),
  drawable: z.boolean(),
  schematicRows: AtLeastOne,
  extraLegroomRows: z.array(Row),
  exitRows: z.array(Row),
  bassinetRows: z.array(Row),
  bed: z.nullable(z.object({ type: z.string(), lengthIn: z.nullable(z.number()) })),
})

const FixtureShape = z.object({
  deck: z.enum(['main', 'upper']),
  afterRow: z.int().check(z.gte(0)),
  basis: z.enum(['confirmed', 'recalled']),
  items: z.array(
    z.object({
      side: z.enum(['left', 'centre', 'right']),
      kind: z.enum(['lavatory', 'galley']),
      count: AtLeastOne,
    }),
  ),
})

export const DrawingShape = z.object({
  id: z.string(),
  title: z.string(),
  cabins: z.array(CabinLayoutShape),
  fixtures: z.array(FixtureShape),
  advice: z.array(
    z.object({
      kind: z.enum(['best', 'avoid']),
      fact: z.string(),
      rows: z.optional(z.array(Row)),
      seats: z.optional(z.array(SeatName)),
    }),
  ),
})

/** A cabin's figures, for a table. In inches; null means not published. */
const CabinFigures = z.object({
  letter: Cabin,
  name: z.string(),
  seats: z.int(),
  pattern: z.string(),
  pitchIn: z.nullable(z.number()),
  widthIn: z.nullable(z.number()),
  bed: z.nullable(z.string()),
})

export const LayoutAnswer = z.object({
  path: z.string(),
  seats: z.nullable(z.int()),
  drawing: DrawingShape,
  cabins: z.array(CabinFigures),
  wifi: z.nullable(z.string()),
  power: z.nullable(z.string()),
  ife: z.nullable(z.string()),
})
export type LayoutAnswer = z.infer<typeof LayoutAnswer>
