import { describe, expect, it } from 'vitest'
import { isNews, seatsThatFulfil } from '../../../../lib/alerts/match-seats.ts'
import type { WantedSeat } from '../../../../lib/alerts/seat-alert.ts'
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
