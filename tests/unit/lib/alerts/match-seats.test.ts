import { describe, expect, it } from 'vitest'
import {
  failureLabel,
  findSeatFault,
  isNews,
  listUnknownSeats,
  seatsThatFulfil,
  suggestInstead,
} from '../../../../lib/alerts/match-seats.ts'
import type { WantedSeat } from '../../../../lib/alerts/seat-alert.ts'
import { cabinToWatch, noneTogetherWords } from '../../../../lib/alerts/seat-alert-for.ts'
import type { Cabin } from '../../../../lib/core/cabin.ts'
import type { SeatSnapshot } from '../../../../lib/flights/flight-snapshots.ts'
import { allVariants } from '../../../../lib/network/aircraft/fleet.ts'
import { listSeats } from '../../../../lib/network/aircraft/seats.ts'

const variant = allVariants.find(({ cabins }) =>
  cabins.some(({ letter, drawable, exitRows }) => letter === 'Y' && drawable && exitRows.length > 0),
)
const economy = variant?.cabins.find(({ letter }) => letter === 'Y')
if (!variant || !economy) throw new Error('no layout with numbered exit rows is known')
const seats = listSeats(economy)

function snapshotWith(free: readonly string[]): SeatSnapshot {
  const all = seats.flatMap(({ name }) => name ?? [])
  return {
    seenAt: '2026-11-20T01:00:00.000Z',
    aircraft: { name: 'any', variant: null },
    seats: all.map((name) => ({ name, cabin: 'Y', state: free.includes(name) ? 'free' : 'taken' })),
    counts: [],
  }
}

const found = (wanted: WantedSeat, free: readonly string[], layout = variant.cabins) =>
  seatsThatFulfil({ cabin: 'Y', wanted }, snapshotWith(free), layout)
const namesWhere = (fits: (seat: (typeof seats)[number]) => boolean) =>
  seats.filter(fits).flatMap(({ name }) => name ?? [])

describe('seats that fulfil a seat alert', () => {
  const [window = ''] = namesWhere(({ isWindow }) => isWindow)
  const [aisle = ''] = namesWhere(({ isAisle, isWindow }) => isAisle && !isWindow)
  const [exit = ''] = namesWhere(({ row }) => row !== null && economy.exitRows.includes(row))

  it('are free and at a window, an aisle or an exit', () => {
    expect(found({ kind: 'window' }, [window, aisle])).toContain(window)
    expect(found({ kind: 'window' }, [aisle])).toEqual([])
    expect(found({ kind: 'aisle' }, [window, aisle])).toContain(aisle)
    expect(found({ kind: 'exit' }, [exit])).toEqual([exit])
    const [elsewhere = ''] = namesWhere(({ row }) => row !== null && !economy.exitRows.includes(row))
    expect(found({ kind: 'exit' }, [exit, elsewhere])).toEqual([exit])
    expect(found({ kind: 'exit' }, [])).toEqual([])
  })

  it('are those asked for by name, with or without a layout', () => {
    expect(found({ kind: 'named', seats: [window, aisle] }, [aisle])).toEqual([aisle])
    expect(found({ kind: 'named', seats: [window] }, [window], [])).toEqual([window])
  })

  it('are of the cabin that was asked for', () => {
    const taken = snapshotWith([])
    const inBusiness = { name: window, cabin: 'J' as const, state: 'free' as const }
    const seen = { ...taken, seats: [...taken.seats, inBusiness] }
    expect(seatsThatFulfil({ cabin: 'Y', wanted: { kind: 'named', seats: [window] } }, seen, [])).toEqual([])
  })

  it('are side by side for a party', () => {
    const first = seats.find((seat, at) => seats[at + 1]?.row === seat.row && seats[at + 1]?.block === seat.block)
    const next = seats[seats.indexOf(first as never) + 1]
    const pair = [first?.name ?? '', next?.name ?? '']
    expect(found({ kind: 'pair', together: 2 }, pair)).toEqual(pair)
    expect(found({ kind: 'pair', together: 3 }, pair)).toEqual([])
  })

  it('are unknown without a layout', () => {
    for (const kind of ['window', 'aisle', 'exit'] as const) expect(found({ kind }, [window], [])).toBeNull()
    expect(found({ kind: 'pair', together: 2 }, [window], [])).toBeNull()
  })
})

describe('isNews', () => {
  it('is true when a seat alert becomes fulfilled, not while it stays fulfilled', () => {
    expect(isNews({ wanted: { kind: 'window' } }, [], ['1A'])).toBe(true)
    expect(isNews({ wanted: { kind: 'window' } }, ['1A'], ['1A', '2A'])).toBe(false)
    expect(isNews({ wanted: { kind: 'window' } }, ['1A'], [])).toBe(false)
    expect(isNews({ wanted: { kind: 'window' } }, [], [])).toBe(false)
  })

  it('is true for every further seat that was asked for by name', () => {
    const wanted = { kind: 'named' as const, seats: ['1A', '2A'] }
    expect(isNews({ wanted }, ['1A'], ['1A', '2A'])).toBe(true)
    expect(isNews({ wanted }, ['1A', '2A'], ['1A'])).toBe(false)
  })
})

// First class has seat numbers; the other cabins are only counted.
const a380 = allVariants.find(({ id }) => id === 'QF-A380-485')
const first = a380?.cabins.find(({ letter }) => letter === 'F')
if (!a380 || !first?.drawable) throw new Error('the A380 with a numbered first class is not known')
const layout = a380.cabins
const snapshot: SeatSnapshot = {
  seenAt: '2026-11-20T01:00:00.000Z',
  aircraft: { name: 'A380-800', variant: a380.id },
  seats: listSeats(first).flatMap(({ name }) => (name ? [{ name, cabin: 'F' as const, state: 'free' as const }] : [])),
  counts: (['J', 'W', 'Y'] as const).map((cabin) => ({ cabin, free: 12, total: 60 })),
}
const bare: SeatSnapshot = { ...snapshot, aircraft: { name: 'Dash 8', variant: null }, counts: [] }
const named = (...seats: string[]): WantedSeat => ({ kind: 'named', seats })
const window: WantedSeat = { kind: 'window' }
const why = (cabin: Cabin, wanted: WantedSeat, seen = snapshot, drawn = layout) =>
  findSeatFault({ cabin, wanted }, seen, drawn)?.why ?? null

it('gives the reason why a look cannot answer a seat alert, or null', () => {
  expect(why('F', window)).toBeNull()
  expect(why('F', named('1A'))).toBeNull()
  expect(why('Y', window)).toBe('unnumbered')
  expect(why('Y', named('45A'))).toBe('unnumbered')
  expect(why('F', { kind: 'exit' })).toBe('no-exits')
  // Its first class is one seat, aisle, one seat, aisle, one seat.
  expect(why('F', { kind: 'pair', together: 2 })).toBe('no-group')
  expect(why('W', window, bare)).toBe('no-layout')
  expect(why('F', window, bare, [])).toBe('no-layout')
  expect(why('F', named('1A'), bare, [])).toBeNull()
  expect(why('J', window, bare, [first])).toBe('no-cabin')
})

it('uses the numbered seats where a cabin has both seats and a count', () => {
  const economy = { name: '45A', cabin: 'Y' as const, state: 'free' as const }
  const counts = [...snapshot.counts, { cabin: 'F' as const, free: 3, total: 14 }]
  expect(why('F', window, { ...snapshot, seats: [...snapshot.seats, economy], counts })).toBeNull()
})

it('treats a cabin as missing only where the others are drawn', () => {
  expect(why('J', named('1A'), bare, [])).toBeNull()
  expect(why('J', named('1A'), bare, [first])).toBe('no-cabin')
})

it('finds exits in any part of a cabin', () => {
  const parts = [first, { ...first, exitRows: [1] }]
  expect(why('F', { kind: 'exit' }, snapshot, parts)).toBeNull()
})

it('returns null rather than no seats where the look cannot tell', () => {
  expect(seatsThatFulfil({ cabin: 'Y', wanted: named('45A') }, snapshot, layout)).toBeNull()
  expect(seatsThatFulfil({ cabin: 'F', wanted: { kind: 'exit' } }, snapshot, layout)).toBeNull()
})

it('suggests what can be watched instead, and nothing that cannot', () => {
  expect(suggestInstead({ cabin: 'Y', wanted: named('45A') }, snapshot, layout)).toEqual([
    { cabin: 'F', wanted: window },
  ])
  const inFirst = suggestInstead({ cabin: 'F', wanted: named('99A') }, snapshot, layout)
  expect(inFirst.map(({ cabin, wanted }) => `${cabin} ${wanted.kind}`)).toEqual(['F window', 'F aisle'])
  expect(suggestInstead({ cabin: 'F', wanted: window }, bare, [])).toEqual([])
})

it('lists the named seats a cabin does not have', () => {
  expect(listUnknownSeats({ cabin: 'F', wanted: named('1A', '99A') }, layout)).toEqual(['99A'])
  expect(listUnknownSeats({ cabin: 'Y', wanted: named('99A') }, layout)).toEqual([])
  expect(listUnknownSeats({ cabin: 'F', wanted: window }, layout)).toEqual([])
})

it('explains each fault in words', () => {
  const words = (cabin: Cabin, wanted: WantedSeat, seen = snapshot, drawn = layout) => {
    const fault = findSeatFault({ cabin, wanted }, seen, drawn)
    return fault && failureLabel(fault, { cabin, wanted }, seen.aircraft.name)
  }
  expect(words('Y', named('45A'))).toContain('12 of 60 seats are free, but we can’t tell which')
  expect(words('F', { kind: 'exit' })).toBe('We don’t know of an exit row in first on the A380-800.')
  expect(words('F', { kind: 'pair', together: 2 })).toBe('We know of no 2 seats side by side in first on the A380-800.')
  expect(words('F', window, bare, [])).toContain('We don’t know which first seats are at a window on the Dash 8.')
  expect(words('J', window, bare, [first])).toBe('The Dash 8 on this flight has no business.')
})

it('watches the lowest cabin whose seats are known', () => {
  expect(cabinToWatch(snapshot, layout, 1)).toBe('F')
  expect(cabinToWatch(bare, [], 1)).toBeNull()
})

it('watches no cabin for a party that it never seats together', () => {
  expect(cabinToWatch(snapshot, layout, 2)).toBeNull()
})

it('says of a party without seats together how far we could see, and what to do', () => {
  const known = 'where we know the seat numbers. Elsewhere we only know how many are free, not which.'
  expect(noneTogetherWords(snapshot, layout, 2)).toBe(`We found no 2 free seats together ${known} Try fewer people.`)
  expect(noneTogetherWords(snapshot, layout, 1)).toBe(`We found no free seat ${known} Set an alert below.`)
  const full = { ...snapshot, counts: [] }
  expect(noneTogetherWords(full, layout, 1)).toBe('We found no free seat. Set an alert below.')
  expect(noneTogetherWords(bare, [], 1)).toBe('We found no free seat.')
})
