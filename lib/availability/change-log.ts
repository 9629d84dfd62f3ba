import { z } from 'zod'
import type { Instant } from '../core/clock.ts'
import { Change, type Delta } from './compare-cells.ts'
import { fingerprint, pack, unpack } from './packing.ts'

/** A change to every day, cabin and kind of a route takes about 2 MB of JSON. */
const MAX_BYTES = 8_000_000

/**
 * `availability-changes/{id}`: what one write of a route changed. Written in the same transaction as the route, so that
 * no opening is lost when an ingest is killed. The alert matcher deletes it once it has acted on it.
 */
export const ChangesDocument = z.object({
  v: z.literal(2),
  route: z.string(),
  /** When it was written. */
  at: z.iso.datetime(),
  /** True when the seats are invented. */
  sample: z.boolean(),
  /** The member who added these seats, when only their own alerts may react. Absent when the change is public. */
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

/** Packs changes into bytes for a document. */
export function packChanges(delta: Delta): Uint8Array<ArrayBuffer> {
  return pack(new TextEncoder().encode(JSON.stringify(delta)))
}

/** Returns the document id. Writing the same changes twice at the same moment gives the same id. */
export function changesId({ route, at, payload }: ChangesDocument): string {
  return `${route}_${fingerprint([at, payload])}`
}

export function isOpening({ kind }: Delta[number]): boolean {
  return kind === 'opening'
}
