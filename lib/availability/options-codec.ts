import { z } from 'zod'
import { monthOf } from '../core/dates.ts'
import { groupBy } from '../core/group.ts'
import { PACKED_VERSION } from './codec.ts'
import { fingerprint, pack, unpack } from './packing.ts'
import { Snapshot } from './snapshot.ts'

/** A part's contents before packing. Below Firestore's 1 MiB even if it did not shrink at all. */
export const PART_LIMIT = 900_000

/** `availability/{route}/options/{yyyy-mm}`, and `{yyyy-mm}.2` and so on when a month is large. */
export const OptionsPart = z.object({
  v: z.literal(PACKED_VERSION),
  id: z.string().regex(/^\d{4}-\d{2}(\.\d+)?$/),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  hash: z.string(),
  /** JSON of Look[], deflated. A look that spans two parts is in both, with some of its options in each. */
  payload: z.instanceof(Uint8Array),
})
export type OptionsPart = z.infer<typeof OptionsPart>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Packs looks into parts by month. `limit` is in bytes of JSON; one option alone always fits. */
export function encodeParts(looks: readonly Snapshot[], limit = PART_LIMIT): OptionsPart[] {
  const ordered = [...looks].sort((a, b) => (a.date + a.cabin < b.date + b.cabin ? -1 : 1))
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
  const looks = new Map<string, Snapshot>()
  for (const part of [...parts].sort(byPartId)) {
    for (const look of decodeLooks(part)) {
      const id = look.date + look.cabin
      const begun = looks.get(id)
      looks.set(id, begun === undefined ? look : { ...begun, options: [...begun.options, ...look.options] })
    }
  }
  return [...looks.values()]
}

function decodeLooks({ payload }: OptionsPart): Snapshot[] {
  return z.array(Snapshot).parse(JSON.parse(decoder.decode(unpack(payload, 2 * PART_LIMIT))))
}

/** Months in order, and within one the second part before the tenth. */
export function byPartId(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true })
}

/** Fills pieces up to the limit, cutting a look between options where it must. */
function split(looks: readonly Snapshot[], limit: number): Snapshot[][] {
  const pieces: Snapshot[][] = [[]]
  let room = limit
  for (const look of looks) {
    const head = JSON.stringify({ ...look, options: [] }).length + 1
    let open: Snapshot | undefined
    for (const option of look.options.length === 0 ? [undefined] : look.options) {
      const size = option === undefined ? 0 : byteLength(option) + 1
      if (room < size + head && room < limit) {
        pieces.push([])
        room = limit
        open = undefined
      }
      if (open === undefined) {
        open = { ...look, options: [] }
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
