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
  it('tells a reward seat by its booking class, whatever it costs', () => {
    expect(flown({})).toBe('reward')
    expect(flown({}, { points: 1 })).toBe('reward')
  })

  it('tells a cash fare priced in points by its class: recorded searches list Qatar business at 812,500', () => {
    expect(flown({ bookingClass: 'D' }, { points: 812_500 })).toBe('dynamic')
    expect(flown({ bookingClass: 'C' })).toBe('dynamic')
  })

  it('needs every flight of a connection in a reward class', () => {
    const home: Sector = { ...sector, from: 'DOH', to: 'LHR', flight: 'QR1' }
    expect(classifyFare({ ...seen, to: 'LHR', direct: false, sectors: [sector, home] })).toBe('reward')
    const paid = { ...home, bookingClass: 'Y' }
    expect(classifyFare({ ...seen, to: 'LHR', direct: false, sectors: [sector, paid] })).toBe('dynamic')
  })

  it('tells Classic Plus from a Classic Flight Reward on Qantas’s own flights', () => {
    const qantas: Partial<Observation> = { program: 'qantas', to: 'MEL', carriers: ['QF'], cabin: 'Y' }
    const domestic = (bookingClass: string | null, points: number) =>
      flown(
        { to: 'MEL', carrier: 'QF', flight: 'QF401', cabin: 'Y', bookingClass },
        { ...qantas, points, seenAt: '2026-09-06T00:00:00Z' },
      )
    expect(domestic('X', 9_200)).toBe('reward')
    expect(domestic('Q', 18_000)).toBe('dynamic')
    // Without a class only the exact price of the table is proof.
    expect(domestic(null, 9_200)).toBe('reward')
    expect(domestic(null, 18_000)).toBe('unknown')
    expect(domestic('L', 18_000)).toBe('unknown')
  })

  it('goes by the price where no flights are named, and by nothing where neither is known', () => {
    const summed: Observation = { ...seen, program: 'qantas', to: 'SIN', carriers: ['QF'], cabin: 'Y', sectors: null }
    expect(classifyFare({ ...summed, points: 25_200 })).toBe('reward')
    expect(classifyFare({ ...summed, points: 25_300 })).toBe('unknown')
    expect(classifyFare({ ...summed, points: null })).toBe('unknown')
    // Of a connection whose stops nobody names: a price of the zones it could fall in, and no other.
    const connection = { ...summed, direct: false, carriers: ['MH'] }
    expect(classifyFare({ ...connection, points: 30_200 })).toBe('reward')
    expect(classifyFare({ ...connection, points: 37_800 })).toBe('reward')
    expect(classifyFare({ ...connection, points: 31_000 })).toBe('unknown')
    expect(classifyFare({ ...connection, points: 10_000 })).toBe('unknown')
    expect(classifyFare({ ...connection, points: 30_200, carriers: ['MH', 'BA'] })).toBe('unknown')
    expect(classifyFare({ ...summed, points: 25_200, from: 'QQQ' })).toBe('unknown')
  })

  it('believes a source that says so itself', () => {
    expect(withFare({ ...seen, fare: 'dynamic' }).fare).toBe('dynamic')
    expect(withFare({ ...seen, sectors: null, points: 1, fare: 'reward' }).fare).toBe('reward')
    expect(withFare({ ...seen }).fare).toBe('reward')
  })
})
