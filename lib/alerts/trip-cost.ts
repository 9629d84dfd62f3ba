import type { Row } from '../availability/search-contract.ts'
import type { Charges } from '../core/schemas.ts'
import type { FoundSeats } from './alert.ts'

type Group = { seats: number; points: number | null; charges: Charges | null }
type Half = { seats: number; points: number | null; charges: number | null }

/** What the seats found cost a party, both ways; a figure is null if any part of it is unknown. */
export type TripCost = { points: number | null; charges: Charges | null }

/** The rows of a search with the same seats; null where there is none. */
export type SeenRows = Record<'out' | 'back', Pick<Row, 'points' | 'charges' | 'tablePrice'> | null>

/**
 * Adds up the cost of what was found. On each way the party fills the groups in order until everyone has a seat. Where
 * the source gave no figure, the row's counts, as in messages: the published points, the estimated charges.
 */
export function tripCost(found: FoundSeats, party: number, rows: SeenRows = { out: null, back: null }): TripCost {
  const halves = [...(found.other === null ? [] : [found.other]), ...(found.rest ?? [])]
  const isBack = ({ kind }: (typeof halves)[number]) => kind === 'return' || kind === 'return-split'
  const out = [toGroup(found, rows.out), ...halves.filter((half) => !isBack(half)).map((half) => toGroup(half, null))]
  const back = halves.filter(isBack).map((half) => toGroup(half, half.kind === 'return' ? rows.back : null))
  const groups = [...taken(out, party), ...taken(back, party)]
  return { points: sumPoints(groups), charges: sumCharges(groups) }
}

function toGroup({ seats, points, charges }: Half, row: SeenRows['out']): Group {
  const seen = row?.charges?.currency === 'AUD' ? row.charges : null
  return {
    seats,
    points: points ?? row?.points ?? row?.tablePrice?.points ?? null,
    charges: charges === null ? seen : { minor: charges, currency: 'AUD' },
  }
}

type Taken = { people: number; group: Group }

function taken(groups: readonly Group[], party: number): Taken[] {
  let left = party
  return groups.flatMap((group, at) => {
    // The last group takes everyone left: a plan that shows only one seat says nothing about further ones.
    const people = at === groups.length - 1 ? left : Math.min(left, group.seats)
    left -= people
    return people > 0 ? [{ people, group }] : []
  })
}

function sumPoints(groups: readonly Taken[]): number | null {
  return groups.reduce<number | null>(
    (sum, { people, group: { points } }) => (sum === null || points === null ? null : sum + people * points),
    0,
  )
}

/** A sum with an estimate in it is an estimate. */
function sumCharges(groups: readonly Taken[]): Charges | null {
  const known = groups.flatMap(({ people, group: { charges } }) => (charges === null ? [] : [{ people, charges }]))
  if (known.length < groups.length) return null
  const minor = known.reduce((sum, { people, charges }) => sum + people * charges.minor, 0)
  const estimate = known.find(({ charges }) => charges.estimatedFrom !== undefined)
  return { ...estimate?.charges, minor, currency: 'AUD' }
}
