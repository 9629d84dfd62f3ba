import { z } from 'zod'
import { Cabin } from '../core/schemas.ts'

/** The answer of /api/flights/layouts: what a browser needs to draw an aircraft and to set it beside another. */

const Row = z.int().min(1).max(99)
const Range = z.tuple([Row, Row])
const SeatName = z.string().regex(/^\d{1,2}[A-L]$/)

export const CabinLayoutShape = z.object({
  letter: Cabin,
  name: z.string(),
  deck: z.enum(['main', 'upper']),
  seats: z.int().min(1),
  pattern: z.string().regex(/^\d(-\d)*$/),
  rows: Range.nullable(),
  skipRows: z.array(Row),
  layout: z
    .string()
    .regex(/^[A-L]+(-[A-L]+)*$/)
    .nullable(),
  missingSeats: z.array(SeatName),
  rowOverrides: z.array(z.object({ rows: Range, pattern: z.string(), letters: z.string().nullable() })),
  drawable: z.boolean(),
  schematicRows: z.int().min(1),
  extraLegroomRows: z.array(Row),
  exitRows: z.array(Row),
  bassinetRows: z.array(Row),
  bed: z.object({ type: z.string(), lengthIn: z.number().nullable() }).nullable(),
})

const FixtureShape = z.object({
  deck: z.enum(['main', 'upper']),
  afterRow: z.int().min(0),
  basis: z.enum(['confirmed', 'recalled']),
  items: z.array(
    z.object({
      side: z.enum(['left', 'centre', 'right']),
      kind: z.enum(['lavatory', 'galley']),
      count: z.int().min(1),
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
      rows: z.array(Row).optional(),
      seats: z.array(SeatName).optional(),
    }),
  ),
})

/** A cabin's figures, for a table. Inches; null is not published. */
const CabinFigures = z.object({
  letter: Cabin,
  name: z.string(),
  seats: z.int(),
  pattern: z.string(),
  pitchIn: z.number().nullable(),
  widthIn: z.number().nullable(),
  bed: z.string().nullable(),
})

export const LayoutAnswer = z.object({
  path: z.string(),
  seats: z.int().nullable(),
  drawing: DrawingShape,
  cabins: z.array(CabinFigures),
  wifi: z.string().nullable(),
  power: z.string().nullable(),
  ife: z.string().nullable(),
})
export type LayoutAnswer = z.infer<typeof LayoutAnswer>
