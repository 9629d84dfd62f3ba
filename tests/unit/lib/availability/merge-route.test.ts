import { describe, expect, it } from 'vitest'
import { decodeRoute, listCells } from '../../../../lib/availability/codec.ts'
import { decodeLives } from '../../../../lib/availability/history.ts'
import { listMonths, mergeRoute } from '../../../../lib/availability/merge-route.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import type { RouteWrite, StoredRoute } from '../../../../lib/availability/repository.ts'
import { dateOf } from '../../../../lib/core/dates.ts'

const key = { program: 'velocity', from: 'SYD', to: 'LHR' } as const
const nothing: StoredRoute = { route: null, parts: [], history: null }

function seen(date: string, more: Partial<Observation> = {}): Observation {
  return {
    ...key,
    date,
    cabin: 'Y',
    seats: 4,
    points: 59_800,
    charges: null,
    fare: 'reward',
    carriers: ['UA'],
    direct: false,
    sectors: null,
    source: { kind: 'file', name: 'x' },
    seenAt: '2026-01-10T00:00:00Z',
    ...more,
  }
}

function merged(stored: StoredRoute, ...observations: Observation[]): RouteWrite {
  const write = mergeRoute(key, stored, observations)
  if (write === null) throw new Error('nothing changed')
  return write
}

function fail(): never {
  throw new Error('there is no history')
}

const january = merged(nothing, seen('2026-01-20'))
const both = merged({ route: january.route, parts: [], history: null }, seen('2026-02-03'))

describe('mergeRoute', () => {
  it('writes the months that changed, and keeps the days of the others', () => {
    expect(both.setParts.map(({ id }) => id)).toEqual(['2026-02'])
    expect(both.deleteParts).toEqual([])
    expect(both.route.parts.map(({ id }) => id)).toEqual(['2026-01', '2026-02'])
    expect(listCells(decodeRoute(both.route)).map(({ day }) => dateOf(day))).toEqual(['2026-01-20', '2026-02-03'])
  })

  it('returns null for observations it already has', () => {
    const stored = { route: both.route, parts: both.setParts, history: both.history }
    expect(mergeRoute(key, stored, [seen('2026-02-03')])).toBeNull()
    expect(mergeRoute(key, stored, [])).toBeNull()
  })

  it('takes only the time it was first seen from an older check', () => {
    const stored = { route: both.route, parts: both.setParts, history: both.history }
    const older = merged(stored, seen('2026-02-03', { points: 1, seenAt: '2026-01-09T00:00:00Z' }))
    expect(listCells(decodeRoute(older.route))).toEqual(listCells(decodeRoute(both.route)))
    expect(older.delta).toEqual([])
    const lives = decodeLives(older.history ?? fail())
    expect(lives.at(-1)?.firstCheck).toBe(Date.parse('2026-01-09T00:00:00Z') / 1000)
    expect(lives.at(-1)?.seen?.last).toBe(Date.parse('2026-01-10T00:00:00Z') / 1000)
  })

  it('distinguishes a newer check with the same seats from the old one', () => {
    const stored = { route: both.route, parts: both.setParts, history: both.history }
    const later = merged(stored, seen('2026-02-03', { seenAt: '2026-01-12T00:00:00Z' }))
    expect(later.route.revision).not.toBe(both.route.revision)
    expect(listCells(decodeRoute(later.route))[1]?.seenAt).toBe(Date.parse('2026-01-12T00:00:00Z') / 1000)
  })

  it('keeps a day that was checked and had no seats', () => {
    const none = merged(nothing, seen('2026-01-20', { seats: 0, points: null, carriers: [] }))
    expect(listCells(decodeRoute(none.route))).toMatchObject([{ cabin: 'Y', offers: [] }])
    expect(none.route).toMatchObject({ offers: 0, days: 1, sample: false })
  })

  it('marks a route as a sample even without seats, until a real check replaces it', () => {
    const sample = { kind: 'sample', name: 'sample data' } as const
    const invented = merged(nothing, seen('2026-01-20', { seats: 0, points: null, carriers: [], source: sample }))
    expect(invented.route.sample).toBe(true)
    const real = merged({ route: invented.route, parts: invented.setParts, history: null }, seen('2026-02-03'))
    expect(real.route.sample).toBe(false)
    expect(real.deleteParts).toEqual(['2026-01'])
    expect(
      mergeRoute(key, { route: real.route, parts: real.setParts, history: null }, [
        seen('2026-03-01', { source: sample }),
      ]),
    ).toBeNull()
  })

  it('refuses a stored part that is damaged, instead of losing its options', () => {
    const [part] = january.setParts
    if (part === undefined) throw new Error('no part')
    const broken = { ...part, payload: Uint8Array.of(1, 2, 3) }
    expect(() =>
      mergeRoute(key, { route: january.route, parts: [broken], history: null }, [seen('2026-01-21')]),
    ).toThrow(RangeError)
  })

  it('lists each month of a batch once, in order', () => {
    expect(listMonths([seen('2026-02-03'), seen('2026-01-20'), seen('2026-02-04')])).toEqual(['2026-01', '2026-02'])
  })
})
