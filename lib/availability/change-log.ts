import { z } from 'zod'
import type { Instant } from '../core/clock.ts'
import { Change, type Delta } from './compare-cells.ts'
import { fingerprint, pack, unpack } from './packing.ts'

/** A change of all days, cabins and lanes of a route takes some 2 MB of JSON. */
const MAX_BYTES = 8_000_000

/**
 * `availability-changes/{id}`: what one write of a route changed. Written in the same transaction as the route, so
 * that no opening is lost when an ingest is killed; whoever has acted on it deletes it.
 */
export const ChangesDocument = z.object({
  v: z.literal(2),
  route: z.string(),
  /** When it was written. */
  at: z.iso.datetime(),
  /** True when the seats are invented. */
  sample: z.boolean(),
  /** Whose alerts alone it concerns: the member who brought these seats. Absent where everybody may know. */
  uid: z.string().optional(),
  openings: z.int(),
  closings: z.int(),
  /** JSON of the delta, deflated. */
  payload: z.instanceof(Uint8Array),
})
export type ChangesDocument = z.infer<typeof ChangesDocument>

export function encodeChanges(route: string, delta: Delta, at: Instant, sample: boolean): ChangesDocument {
  const openings = delta.filter(isOpening).length
  const payload = packChanges(delta)
  return { v: 2, route, at, sample, openings, closings: delta.length - openings, payload }
}

/** @throws RangeError or ZodError when the document is damaged. */
export function decodeChanges({ payload }: Pick<ChangesDocument, 'payload'>): Delta {
  return z.array(Change).parse(JSON.parse(new TextDecoder().decode(unpack(payload, MAX_BYTES))))
}

/** Changes as bytes, for a document. */
export function packChanges(delta: Delta): Uint8Array<ArrayBuffer> {
  return pack(new TextEncoder().encode(JSON.stringify(delta)))
}

/** Two writes of the same changes at the same moment are one. */
export function changesId({ route, at, payload }: ChangesDocument): string {
  return `${route}_${fingerprint([at, payload])}`
}

export function isOpening({ kind }: Delta[number]): boolean {
  return kind === 'opening'
}
