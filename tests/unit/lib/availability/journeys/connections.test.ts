import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findConnections, getMinConnectionMinutes } from '../../../../../lib/availability/journeys/connections.ts'
import { Connection, type ConnectionQuery } from '../../../../../lib/availability/journeys-contract.ts'
import { epochDay } from '../../../../../lib/core/dates.ts'
import { sameCity } from '../../../../../lib/network/cities.ts'
import { flownMiles } from '../../../../../lib/network/distance.ts'
import { criteria } from '../criteria-arbitrary.ts'
import { compareKeys, fittingOptions, isLeaving, type World, worldOf } from '../reference.ts'
import { wideObservation, wideObservations } from '../wide-arbitrary.ts'
import { flight, march } from './scene.ts'

const query: fc.Arbitrary<ConnectionQuery> = fc
  .record({
    criteria,
    maxWait: fc.constantFrom(60, 300, 1440, 2880),
    overnight: fc.boolean(),
  })
  .map(({ criteria: request, ...rest }) => ({ ...request, ...rest, kind: 'connection', take: 200 }))

type Found = {
  from: string
  to: string
  via: string
  date: string
  cabin: string
  points: number
  minutes: number | null
}

const minute = (local: string) => Date.parse(`${local}Z`) / 60_000

/** The cheapest, then shortest, of each pair, hub, date and cabin, by trying every pair of direct options. */
function bruteConnections(world: World, request: ConnectionQuery): Found[] {
  const direct = { ...request, directOnly: true, from: [], to: [], via: undefined, notVia: undefined }
  const best = new Map<string, Found>()
  const options = fittingOptions(world, direct)
  for (const one of options) {
    if (
      !request.from.includes(one.from) ||
      one.date < request.start ||
      one.date > request.end ||
      !isLeaving(request, one.date)
    )
      continue
    for (const two of options) {
      if (one.to !== two.from || one.cabin !== two.cabin || !request.to.includes(two.to)) continue
      if ((request.via && !request.via.includes(one.to)) || request.notVia?.includes(one.to)) continue
      const found = { from: one.from, to: two.to, via: one.to, date: one.date, cabin: one.cabin }
      if (!isOnTheWay(found) || one.arrives === null || two.departs === null) continue
      const wait = minute(two.departs) - minute(one.arrives)
      if (wait < getMinConnectionMinutes(found.from, found.via, found.to) || wait > request.maxWait) continue
      if (!request.overnight && two.departs.slice(0, 10) > one.arrives.slice(0, 10)) continue
      const minutes = one.minutes === null || two.minutes === null ? null : one.minutes + wait + two.minutes
      const points = one.points + two.points
      const charges = one.aud + two.aud
      if (points > (request.maxPoints ?? Infinity) || charges > (request.maxCharges ?? Infinity)) continue
      if (request.maxMinutes !== null && (minutes ?? Infinity) > request.maxMinutes) continue
      const name = JSON.stringify(found)
      const known = best.get(name)
      const key = (it: Pick<Found, 'points' | 'minutes'>) => [it.points, it.minutes ?? Infinity]
      if (known === undefined || compareKeys(key({ points, minutes }), key(known)) < 0)
        best.set(name, { ...found, points, minutes })
    }
  }
  return [...best.values()]
}

function isOnTheWay({ from, via, to }: Pick<Found, 'from' | 'via' | 'to'>): boolean {
  if (sameCity(from, to) || sameCity(via, to) || sameCity(from, via)) return false
  return flownMiles(from, via) + flownMiles(via, to) <= flownMiles(from, to) * 1.5
}

describe('findConnections', () => {
  it('finds the same connections as trying every pair of flights', () => {
    let joined = 0
    fc.assert(
      fc.property(wideObservations, query, (seen, request) => {
        const world = worldOf(seen)
        const { total, connections } = findConnections(world.index, request)
        const expected = bruteConnections(world, request)
        joined += expected.length
        expect(total).toBe(expected.length)
        const order = ({ from, to, via, date, cabin, points, minutes }: Found) => [
          points,
          minutes ?? -1,
          date,
          from,
          via,
          to,
          cabin,
        ]
        const found = connections.map(({ legs: [one, two], via, minutes, total: { points } }) => {
          return { from: one.from, to: two.to, via, date: one.date, cabin: one.cabin, points, minutes }
        })
        const sorted = (all: Found[]) => [...all].sort((a, b) => compareKeys(order(a), order(b)))
        expect(sorted(found)).toEqual(sorted(expected))
        const ranks = connections.map(({ total: { points } }) => points)
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
      }),
      { numRuns: 100, endOnFailure: true },
    )
    expect(joined).toBeGreaterThan(0)
  })

  it('changes planes only where the query allows a stop', () => {
    const { index } = worldOf([
      ...['SIN', 'KUL'].map((hub) => flight(`SYD-${hub}`, '2026-03-02', '08:00 14:00')),
      ...['SIN', 'KUL'].map((hub) => flight(`${hub}-LHR`, '2026-03-02', '20:00 23:00')),
    ])
    const whole = { kind: 'connection', maxWait: 1440, overnight: true, take: 50 } as const
    const hubs = (more: Pick<ConnectionQuery, 'via' | 'notVia'>) =>
      findConnections(index, {
        ...march,
        from: ['SYD'],
        to: ['LHR'],
        cabins: ['J'],
        ...whole,
        ...more,
      }).connections.map(({ via }) => via)
    expect(hubs({}).sort()).toEqual(['KUL', 'SIN'])
    expect(hubs({ via: ['SIN'] })).toEqual(['SIN'])
    expect(hubs({ notVia: ['SIN'] })).toEqual(['KUL'])
  })

  it('reports the wait between the flights, and whether it is overnight', () => {
    const { index } = worldOf(fc.sample(wideObservation, { numRuns: 400, seed: 3 }))
    const [request] = fc.sample(query, { numRuns: 1, seed: 3 })
    if (request === undefined) throw new Error('no sample')
    const open = {
      carriers: null,
      notCarriers: [],
      aircraft: null,
      sources: null,
      maxPoints: null,
      maxCharges: null,
      maxMinutes: null,
    }
    const wide = {
      ...request,
      ...open,
      programs: ['qantas' as const, 'velocity' as const],
      cabins: ['W' as const, 'J' as const],
    }
    const all = {
      ...wide,
      within: {},
      seats: 1,
      from: ['SYD', 'MEL'],
      to: ['LHR'],
      start: '2026-01-20',
      end: '2026-02-02',
    }
    const { connections } = findConnections(index, { ...all, overnight: true, maxWait: 2880 })
    for (const { legs, via, waitMinutes, overnight } of connections.map((one) => Connection.parse(one))) {
      const [one, two] = legs
      expect([one.to, two.from]).toEqual([via, via])
      expect(overnight).toBe((two.departs ?? '').slice(0, 10) > (one.arrives ?? '').slice(0, 10))
      expect(waitMinutes).toBe(minute(two.departs ?? '') - minute(one.arrives ?? ''))
      expect(epochDay(two.date)).toBeGreaterThanOrEqual(epochDay(one.date))
    }
    expect(new Set(connections.map(({ overnight }) => overnight))).toEqual(new Set([true, false]))
    const sameDay = findConnections(index, { ...all, overnight: false, maxWait: 2880 })
    expect(sameDay.connections.every(({ overnight }) => !overnight)).toBe(true)
    expect(sameDay.total).toBeGreaterThan(0)
  })
})

describe('leastWait', () => {
  it('requires more time if a border is crossed', () => {
    expect(getMinConnectionMinutes('SYD', 'MEL', 'PER')).toBeLessThan(getMinConnectionMinutes('SYD', 'MEL', 'SIN'))
    expect(getMinConnectionMinutes('SYD', 'SIN', 'LHR')).toBe(getMinConnectionMinutes('SYD', 'MEL', 'SIN'))
  })
})
