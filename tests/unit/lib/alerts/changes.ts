import type { TripContext } from '../../../../lib/alerts/match-alert.ts'
import type { RowKey } from '../../../../lib/alerts/party-split.ts'
import type { Reach } from '../../../../lib/alerts/trip-criteria.ts'
import type { RowOffer, RowState, SeatChange } from '../../../../lib/availability/compare-cells.ts'
import { coversAirport } from '../../../../lib/network/place-tokens.ts'

const nothing: RowState = { seats: 0, points: null, offers: [] }
export const seenAt = '2026-11-20T01:00:00.000Z'
export const everything: Reach = { programs: ['qantas', 'velocity'], until: '2028-01-14' }

export function offer(seats: number, more: Partial<RowOffer> = {}): RowOffer {
  return { seats, points: 75_000, charges: 20_000, carriers: ['QF'], departs: 615, ...more }
}

export function rowState(...offers: RowOffer[]): RowState {
  const points = offers.flatMap((one) => one.points ?? [])
  return {
    seats: Math.max(0, ...offers.map(({ seats }) => seats)),
    points: points.length === 0 ? null : Math.min(...points),
    offers: offers.toSorted((a, b) => (a.points ?? Infinity) - (b.points ?? Infinity)),
  }
}

/** A direct business flight from Sydney to Singapore on a Tuesday: from no seats to two, unless overridden. */
export function change(more: Partial<SeatChange> = {}): SeatChange {
  return {
    ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-03-02', cabin: 'J', direct: true },
    ...{ before: nothing, after: rowState(offer(2)), source: { kind: 'file', name: 'x' }, seenAt },
    ...more,
  }
}

/** The surroundings of a change: rows with their offers, and a plan that allows everything. */
export function beside(rows: (Partial<RowKey> & { offers: RowOffer[] })[] = [], reach = everything): TripContext {
  const { program, from, to, date, cabin, direct } = change()
  const base: RowKey = { program, from, to, date, cabin, direct }
  const keyed = rows.map(({ offers, ...at }) => ({ at: { ...base, ...at }, offers }))
  const isSame = (one: RowKey, other: RowKey) =>
    one.program === other.program &&
    one.from === other.from &&
    one.to === other.to &&
    one.date === other.date &&
    one.cabin === other.cabin &&
    one.direct === other.direct
  return {
    reach,
    coversAirport,
    findOffers: (at) => keyed.find((one) => isSame(one.at, at))?.offers ?? [],
  }
}
