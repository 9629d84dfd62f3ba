import { z } from 'zod'
import { monthOf } from '../core/dates.ts'
import { groupBy } from '../core/group.ts'
import { PACKED_VERSION } from './codec.ts'
import { fingerprint, pack, unpack } from './packing.ts'
import { Snapshot } from './snapshot.ts'

/** The largest part before packing, in bytes. It stays below Firestore's 1 MiB even if it doesn't compress at all. */
export const PART_LIMIT = 900_000

/** `availability/{route}/options/{yyyy-mm}`, then `{yyyy-mm}.2` and so on when a month needs several parts. */
export const OptionsPart = z.object({
  v: z.literal(PACKED_VERSION),
  id: z.string().regex(/^\d{4}-\d{2}(\.\d+)?$/),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  hash: z.string(),
  /** Deflated JSON of Snapshot[]. A snapshot that spans two parts is in both, with some of its options in each. */
  payload: z.instanceof(Uint8Array),
})
export type OptionsPart = z.infer<typeof OptionsPart>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Packs snapshots into parts by month. `limit` is in bytes of JSON; a single option is never split. */
export function encodeParts(snapshots: readonly Snapshot[], limit = PART_LIMIT): OptionsPart[] {
  const ordered = [...snapshots].sort((a, b) => (a.date + a.cabin < b.date + b.cabin ? -1 : 1))
  const months = groupBy(ordered, ({ date }) => monthOf(date))
  return [...months].flatMap(([month, ofMonth]) =>
    split(ofMonth, limit).map((piece, at): OptionsPart => {
      const bytes = encoder.encode(JSON.stringify(piece))
      const id = at === 0 ? month : `${month}.${at + 1}`
      return { v: PACKED_VERSION, id, month, hash: fingerprint([bytes]), payload: pack(bytes) }
    }),
  )
}

/** @throws RangeError or ZodError when a part is damaged. */
export function decodeParts(parts: readonly OptionsPart[]): Snapshot[] {
  const snapshots = new Map<string, Snapshot>()
  for (const part of [...parts].sort(byPartId)) {
    for (const snapshot of decodeSnapshots(part)) {
      const id = snapshot.date + snapshot.cabin
      const begun = snapshots.get(id)
      snapshots.set(id, begun === undefined ? snapshot : { ...begun, options: [...begun.options, ...snapshot.options] })
    }
  }
  return [...snapshots.values()]
}

function decodeSnapshots({ payload }: OptionsPart): Snapshot[] {
  return z.array(Snapshot).parse(JSON.parse(decoder.decode(unpack(payload, 2 * PART_LIMIT))))
}

/** Sorts by month, then numerically by part, so that part 2 comes before part 10. */
export function byPartId(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true })
}

/** Fills pieces up to the limit, splitting a snapshot between options where necessary. */
function split(snapshots: readonly Snapshot[], limit: number): Snapshot[][] {
  const pieces: Snapshot[][] = [[]]
  let room = limit
  for (const snapshot of snapshots) {
    const head = JSON.stringify({ ...snapshot, options: [] }).length + 1
    let open: Snapshot | undefined
    for (const option of snapshot.options.length === 0 ? [undefined] : snapshot.options) {
      const size = option === undefined ? 0 : byteLength(option) + 1
      if (room < size + head && room < limit) {
        pieces.push([])
        room = limit
        open = undefined
      }
      if (open === undefined) {
        open = { ...snapshot, options: [] }
        pieces.at(-1)?.push(open)
        room -= head
      }
      if (option !== undefined) open.options.push(option)
      room -= size
    }
  }
  return pieces.filter((piece) => piece.length > 0)
}

function byteLength(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length
}
