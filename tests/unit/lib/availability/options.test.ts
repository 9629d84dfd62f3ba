import { describe, expect, it } from 'vitest'
import type { Observation, Sector } from '../../../../lib/availability/observation.ts'
import { FlightOption, type OptionsQuery, readOptions } from '../../../../lib/availability/options.ts'
import { encodeParts } from '../../../../lib/availability/options-codec.ts'
import { mergeSnapshot } from '../../../../lib/availability/snapshot.ts'

const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const

function sector(flight: string, departs: string): Sector {
  return {
    from: 'SYD',
    to: 'SIN',
    carrier: 'QF',
    flight,
    departs,
    arrives: '2026-03-01T23:00',
    aircraft: null,
    cabin: 'Y',
    bookingClass: 'X',
  }
}

function option(more: Partial<Observation>): Observation {
  return {
    ...key,
    date: '2026-03-01',
    cabin: 'Y',
    seats: 2,
    points: 25_200,
    charges: null,
    fare: 'reward',
    carriers: ['QF'],
    direct: true,
    sectors: [sector('QF1', '2026-03-01T16:00')],
    source: { kind: 'file', name: 'x' },
    seenAt: '2026-02-01T00:00:00Z',
    ...more,
  }
}

const economy = [
  option({}),
  option({ sectors: [sector('QF81', '2026-03-01T09:00')] }),
  option({ points: null, sectors: null, carriers: ['BA'] }),
  option({ points: 20_000, direct: false, seats: null, sectors: [sector('QF5', '2026-03-01T06:00')] }),
  option({ points: 30_200, seats: 9, sectors: [sector('BA16', '2026-03-01T16:30')] }),
]
const snapshots = [
  mergeSnapshot(undefined, economy),
  mergeSnapshot(undefined, [option({ cabin: 'J', points: 75_000 })]),
  mergeSnapshot(undefined, [
    option({ date: '2026-03-02' }),
    option({ date: '2026-03-02', sectors: [sector('QF81', '2026-03-02T09:00')], seenAt: '2026-02-01T06:00:00Z' }),
  ]),
]

async function read(more: Partial<OptionsQuery> = {}) {
  const reads: string[] = []
  const repository = {
    readParts: async (_: unknown, month: string) => {
      reads.push(month)
      return encodeParts(snapshots)
    },
  }
  const options = await readOptions(repository, {
    ...key,
    date: '2026-03-01',
    cabins: ['Y'],
    seats: 1,
    directOnly: false,
    fares: 'reward',
    ...more,
  })
  expect(reads).toEqual(['2026-03'])
  return options
}

const flights = (options: FlightOption[]) => options.map(({ sectors }) => sectors?.[0]?.flight ?? null)

describe('readOptions', () => {
  it('sorts direct options first, then by points and departure, with unknown points last', async () => {
    const options = await read()
    expect(flights(options)).toEqual(['QF81', 'QF1', 'BA16', null, 'QF5'])
    for (const one of options) FlightOption.parse(one)
  })

  it('returns only the requested date and cabins', async () => {
    expect((await read({ cabins: ['J'] })).map(({ cabin, points }) => [cabin, points])).toEqual([['J', 75_000]])
    expect(await read({ cabins: ['Y', 'J'] })).toHaveLength(6)
    expect(await read({ date: '2026-03-03' })).toEqual([])
  })

  it('leaves out options with too few seats or an unknown number for a party, and connections on request', async () => {
    expect(flights(await read({ seats: 2 }))).toEqual(['QF81', 'QF1', 'BA16', null])
    expect(flights(await read({ seats: 3 }))).toEqual(['BA16'])
    expect(flights(await read({ directOnly: true }))).not.toContain('QF5')
  })

  it('marks options that the newest check did not find', async () => {
    const options = await read({ date: '2026-03-02' })
    expect(options.map(({ missed }) => missed).sort()).toEqual([false, true])
    expect(options.find(({ missed }) => missed)?.seenAt).toBe('2026-02-01T00:00:00.000Z')
    expect((await read()).some(({ missed }) => missed)).toBe(false)
  })
})
