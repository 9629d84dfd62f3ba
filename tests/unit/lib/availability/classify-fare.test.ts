import { describe, expect, it } from 'vitest'
import { classifyFare, withFare } from '../../../../lib/availability/classify-fare.ts'
import type { Observation, Sector } from '../../../../lib/availability/observation.ts'

const sector: Sector = {
  ...{
    from: 'SYD',
    to: 'DOH',
    carrier: 'QR',
    flight: 'QR909',
    departs: '2023-09-01T21:00',
    arrives: '2023-09-02T05:00',
  },
  ...{ aircraft: null, cabin: 'J', bookingClass: 'U' },
}
const seen: Observation = {
  ...{ program: 'velocity', from: 'SYD', to: 'DOH', date: '2023-09-01', cabin: 'J', seats: 2, points: 139_000 },
  ...{ charges: null, carriers: ['QR'], direct: true, sectors: [sector] },
  ...{ source: { kind: 'file', name: 'x' }, seenAt: '2023-08-17T00:00:00Z' },
}
const flown = (change: Partial<Sector>, more: Partial<Observation> = {}) =>
  classifyFare({ ...seen, sectors: [{ ...sector, ...change }], ...more })

describe('classifyFare', () => {
  it('recognises a reward seat by its booking class, whatever it costs', () => {
    expect(flown({})).toBe('reward')
    expect(flown({}, { points: 1 })).toBe('reward')
  })

  it('recognises a points-only fare by its class: recorded searches list Qatar business at 812,500', () => {
    expect(flown({ bookingClass: 'D' }, { points: 812_500 })).toBe('dynamic')
    expect(flown({ bookingClass: 'C' })).toBe('dynamic')
  })

  it('requires a reward class on every flight of a connection', () => {
    const home: Sector = { ...sector, from: 'DOH', to: 'LHR', flight: 'QR1' }
    expect(classifyFare({ ...seen, to: 'LHR', direct: false, sectors: [sector, home] })).toBe('reward')
    const paid = { ...home, bookingClass: 'Y' }
    expect(classifyFare({ ...seen, to: 'LHR', direct: false, sectors: [sector, paid] })).toBe('dynamic')
  })

  it('distinguishes Classic Plus from a Classic Flight Reward on Qantas’s own flights', () => {
    const qantas: Partial<Observation> = { program: 'qantas', to: 'MEL', carriers: ['QF'], cabin: 'Y' }
    const domestic = (bookingClass: string | null, points: number) =>
      flown(
        { to: 'MEL', carrier: 'QF', flight: 'QF401', cabin: 'Y', bookingClass },
        { ...qantas, points, seenAt: '2026-09-06T00:00:00Z' },
      )
    expect(domestic('X', 9_200)).toBe('reward')
    expect(domestic('Q', 18_000)).toBe('dynamic')
    // Without a class, only the exact table price proves a reward seat.
    expect(domestic(null, 9_200)).toBe('reward')
    expect(domestic(null, 18_000)).toBe('unknown')
    expect(domestic('L', 18_000)).toBe('unknown')
  })

  it('goes by the price if no flights are named, and is unknown if no table price matches', () => {
    const summed: Observation = { ...seen, program: 'qantas', to: 'SIN', carriers: ['QF'], cabin: 'Y', sectors: null }
    expect(classifyFare({ ...summed, points: 25_200 })).toBe('reward')
    expect(classifyFare({ ...summed, points: 25_300 })).toBe('unknown')
    expect(classifyFare({ ...summed, points: null })).toBe('unknown')
    // A connection with unnamed stops may have the price of any zone it could fall in, and no other.
    const connection = { ...summed, direct: false, carriers: ['MH'] }
    expect(classifyFare({ ...connection, points: 30_200 })).toBe('reward')
    expect(classifyFare({ ...connection, points: 37_800 })).toBe('reward')
    expect(classifyFare({ ...connection, points: 31_000 })).toBe('unknown')
    expect(classifyFare({ ...connection, points: 10_000 })).toBe('unknown')
    expect(classifyFare({ ...connection, points: 30_200, carriers: ['MH', 'BA'] })).toBe('unknown')
    expect(classifyFare({ ...summed, points: 25_200, from: 'QQQ' })).toBe('unknown')
  })

  it('keeps the fare stated by the source, and classifies it otherwise', () => {
    expect(withFare({ ...seen, fare: 'dynamic' }).fare).toBe('dynamic')
    expect(withFare({ ...seen, sectors: null, points: 1, fare: 'reward' }).fare).toBe('reward')
    expect(withFare({ ...seen }).fare).toBe('reward')
  })
})
