import { describe, expect, it } from 'vitest'
import { listJourneys } from '../../../../lib/availability/providers/sample/journeys.ts'
import { LoadSnapshot, SeatSnapshot } from '../../../../lib/flights/flight-snapshots.ts'
import { FlightFault } from '../../../../lib/flights/provider.ts'
import { sampleProvider } from '../../../../lib/flights/sample-provider.ts'
import { findVariantById } from '../../../../lib/network/aircraft/fleet.ts'
import { listSeats } from '../../../../lib/network/aircraft/seats.ts'
import { listUnknownSeats } from '../../../../lib/server/flights/answer-seats.ts'

const now = '2026-11-20T01:00:00Z'
const date = '2026-12-11'
const legOf = async (flight: string) => {
  const [leg] = await sampleProvider.legs({ flight, date })
  if (!leg) throw new Error(flight)
  return leg
}

describe('the sample of flights', () => {
  it('knows the flights that sources name by number, with each leg', async () => {
    expect(await legOf('QF11')).toMatchObject({ from: 'SYD', to: 'LAX', date })
    expect(await legOf('QF12')).toMatchObject({ from: 'LAX', to: 'SYD' })
    const through = await sampleProvider.legs({ flight: 'QF1', date })
    expect(through.map(({ from, to }) => from + to).sort()).toEqual(['SINLHR', 'SYDSIN'])
  })

  it('knows the non-stop flights that the finders show', async () => {
    const flights = listJourneys('qantas', 'SYD', 'SIN').filter((journey) => journey.flights.length === 1)
    for (const {
      flights: [flight],
    } of flights.slice(0, 5)) {
      const day = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13']
      const found = await Promise.allSettled(
        day.map((one) => sampleProvider.legs({ flight: flight.number, date: one })),
      )
      expect(
        found.some(({ status }) => status === 'fulfilled'),
        flight.number,
      ).toBe(true)
    }
  })

  it('rejects an unknown flight and an unknown leg', async () => {
    await expect(sampleProvider.legs({ flight: 'QF9999', date })).rejects.toMatchObject({ kind: 'unknown-flight' })
    const stranger = { flight: 'QF11', date, from: 'SYD', to: 'MEL', departs: null }
    await expect(sampleProvider.loads(stranger, now)).rejects.toBeInstanceOf(FlightFault)
  })

  it('lists departures by time, and none for a pair without flights', async () => {
    const board = await sampleProvider.departures({ from: 'SYD', to: 'MEL', date })
    expect(board.length).toBeGreaterThan(3)
    expect(board.map(({ departs }) => departs)).toEqual(board.map(({ departs }) => departs).toSorted())
    expect(await sampleProvider.departures({ from: 'SYD', to: 'CDG', date })).toEqual([])
  })
})

describe('a sample load', () => {
  it('fulfils the contract of a source, and is the same on a second request', async () => {
    const leg = await legOf('QF11')
    const snapshots = await sampleProvider.loads(leg, now)
    for (const snapshot of snapshots) expect(LoadSnapshot.safeParse(snapshot).error?.message).toBeUndefined()
    expect(await sampleProvider.loads(leg, now)).toEqual(snapshots)
    expect(snapshots.length).toBeGreaterThan(4)
  })

  it('is never in the future, and is sorted newest first', async () => {
    const snapshots = await sampleProvider.loads(await legOf('QF11'), now)
    expect(snapshots[0] && snapshots[0].seenAt < now).toBe(true)
    expect(snapshots.map(({ seenAt }) => seenAt)).toEqual(
      snapshots
        .map(({ seenAt }) => seenAt)
        .toSorted()
        .toReversed(),
    )
  })

  it('never sells more in a class than the seats left, nor books more than the capacity', async () => {
    for (const flight of ['QF11', 'QF741', 'QF9', 'VA1']) {
      for (const snapshot of await sampleProvider.loads(await legOf(flight), now)) {
        for (const { cabin, capacity, booked } of snapshot.cabins) {
          if (capacity === null || booked === null) continue
          expect(booked).toBeLessThanOrEqual(capacity)
          const most = Math.max(0, ...snapshot.classes.filter((one) => one.cabin === cabin).map(({ seats }) => seats))
          expect(most, `${flight} ${cabin}`).toBeLessThanOrEqual(Math.max(0, capacity - booked))
        }
      }
    }
  })

  it('only fills up between checks of the same aircraft', async () => {
    const snapshots = await sampleProvider.loads(await legOf('QF741'), now)
    const booked = snapshots.map((snapshot) => snapshot.cabins.find(({ cabin }) => cabin === 'Y')?.booked ?? 0)
    expect(booked).toEqual(booked.toSorted((a, b) => b - a))
  })
})

describe('sample seats', () => {
  it('are exactly those of the layout, with free, taken and blocked ones', async () => {
    const [snapshot] = await sampleProvider.seats(await legOf('QF741'), now)
    expect(SeatSnapshot.safeParse(snapshot).success).toBe(true)
    const variant = findVariantById(snapshot?.aircraft.variant ?? '')
    const names = variant?.cabins.flatMap(listSeats).flatMap(({ name }) => name ?? [])
    expect(snapshot?.seats.map(({ name }) => name)).toEqual(names)
    expect(new Set(snapshot?.seats.map(({ state }) => state))).toEqual(new Set(['free', 'taken', 'blocked']))
  })

  it('that are taken stay taken while the flight fills', async () => {
    const snapshots = await sampleProvider.seats(await legOf('QF741'), now)
    const taken = snapshots.map(
      (snapshot) => new Set(snapshot.seats.filter(({ state }) => state === 'taken').map(({ name }) => name)),
    )
    for (const [at, set] of taken.entries())
      for (const name of taken[at + 1] ?? []) expect(set.has(name), name).toBe(true)
  })

  it('are only counted in cabins that the layout does not number', async () => {
    const [snapshot] = await sampleProvider.seats(await legOf('QF11'), now)
    expect(snapshot?.counts.map(({ cabin }) => cabin).sort()).toEqual(['J', 'W', 'Y'])
    expect(new Set(snapshot?.seats.map(({ cabin }) => cabin))).toEqual(new Set(['F']))
  })
})

describe('a seat the layout lacks', () => {
  const variant = findVariantById('QF-738-174')

  it('is named, except in a cabin without seat numbers', () => {
    const seat = (name: string, cabin: 'Y' | 'J') => ({ name, cabin, state: 'free' as const })
    expect(
      variant && listUnknownSeats(variant, { seats: [seat('4A', 'Y'), seat('31A', 'Y'), seat('1B', 'J')] }),
    ).toEqual(['31A', '1B'])
    const open = findVariantById('QF-332-271')
    expect(open && listUnknownSeats(open, { seats: [seat('50C', 'Y')] })).toEqual([])
  })
})
