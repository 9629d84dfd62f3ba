import { describe, expect, it } from 'vitest'
import { findGateways } from '../../../../../lib/availability/journeys/gateways.ts'
import { type GatewayQuery, GatewaySeats } from '../../../../../lib/availability/journeys-contract.ts'
import { priceClassicReward } from '../../../../../lib/programs/qantas/classic-reward.ts'
import { worldOf } from '../reference.ts'
import { flight, march } from './scene.ts'

const today = '2026-02-01'
const query: GatewayQuery = {
  ...march,
  kind: 'gateway',
  programs: ['qantas', 'velocity'],
  from: ['ADL'],
  to: ['SIN'],
  gateways: ['SYD', 'ADL', 'MEL'],
  feederCabin: 'Y',
  take: 2,
}
const { index } = worldOf([
  flight('SYD-SIN', '2026-03-02', '09:00 14:00', { points: 68_400 }),
  flight('SYD-SIN', '2026-03-03', '09:00 14:00', { points: 70_000 }),
  flight('SYD-SIN', '2026-03-04', '09:00 14:00', { points: 90_000 }),
  flight('MEL-SIN', '2026-03-02', '09:00 14:00', { points: 62_000, program: 'velocity', carriers: ['SQ'] }),
  flight('ADL-SYD', '2026-03-02', '06:00 08:30', { cabin: 'Y', points: 10_000 }),
  flight('ADL-SYD', '2026-03-03', '06:00 08:30', { cabin: 'J', points: 20_000 }),
])

describe('findGateways', () => {
  const { rungs } = findGateways(index, query, today)
  const rung = (gateway: string) => rungs.find((one) => one.gateway === gateway)

  it('starts at the home airport, then lists the gateways in the given order', () => {
    expect(rungs.map((one) => [one.gateway, one.isHome, one.rows, one.days])).toEqual([
      ['ADL', true, 0, 0],
      ['SYD', false, 3, 3],
      ['MEL', false, 1, 1],
    ])
    for (const one of rungs) GatewaySeats.parse(one)
  })

  it('adds the published points of the feeder flight in the same program', () => {
    const price = priceClassicReward({ from: 'ADL', to: 'SYD', carrier: 'QF', cabin: 'Y', bookedOn: today })
    const feeder = price.status === 'published' ? price.points : Number.NaN
    expect(rung('SYD')?.feeders[0]).toMatchObject({
      program: 'qantas',
      carrier: 'QF',
      points: { low: feeder, high: feeder },
    })
    expect(rung('SYD')?.legs.map(({ points, withFeeder }) => [points, withFeeder])).toEqual([
      [68_400, 68_400 + feeder],
      [70_000, 70_000 + feeder],
    ])
    const velocity = rung('MEL')?.feeders.find(({ program }) => program === 'velocity')
    expect(rung('MEL')?.legs[0]?.withFeeder).toBe(62_000 + (velocity?.points.low ?? Number.NaN))
    expect(rung('ADL')?.feeders).toEqual([])
  })

  it('reports whether the feeder flight was seen on the same day in its cabin', () => {
    expect(rung('SYD')?.legs.map(({ feederSeen }) => feederSeen)).toEqual([true, false])
  })

  it('looks for the feeder flight among all flights, wherever the journey must stop', () => {
    const through = flight('SYD-SIN', '2026-03-02', '09:00 14:00', { direct: false })
    const [sector] = through.sectors ?? []
    if (sector === undefined) throw new Error('the flight has no sector')
    const sectors = [
      { ...sector, to: 'DPS', arrives: '2026-03-02T11:00' },
      { ...sector, from: 'DPS', departs: '2026-03-02T12:00' },
    ]
    const feeder = flight('ADL-SYD', '2026-03-02', '06:00 08:30', { cabin: 'Y' })
    const world = worldOf([{ ...through, sectors }, feeder])
    const [, viaBali] = findGateways(world.index, { ...query, via: ['DPS'] }, today).rungs
    expect(viaBali?.legs.map(({ feederSeen }) => feederSeen)).toEqual([true])
  })

  it('returns no feeder and no sum for a date before any price table', () => {
    const [, sydney] = findGateways(index, query, '1990-01-01').rungs
    expect(sydney?.feeders).toEqual([])
    expect(sydney?.legs[0]?.withFeeder).toBeNull()
  })
})
