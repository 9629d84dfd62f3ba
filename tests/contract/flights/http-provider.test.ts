import { afterEach, describe, expect, it } from 'vitest'
import { FlightFault } from '../../../lib/flights/provider.ts'
import { type Answer, key, leg, type Source, startSource } from './source-stage.ts'

const now = '2026-11-20T01:00:00Z'
const seenAt = '2026-11-20T00:30:00Z'
const aircraft = { iata: '738', name: 'Boeing 737-800', seats: { J: 12, Y: 162 } }
const load = {
  seenAt,
  aircraft,
  classes: [{ code: 'Y', cabin: 'Y', seats: 9 }],
  cabins: [{ cabin: 'Y', capacity: 162, booked: null }],
}
const paths = {
  legs: '/flights/QF741/2026-12-11/legs',
  load: '/flights/QF741/2026-12-11/SYD-ADL/load',
  seats: '/flights/QF741/2026-12-11/SYD-ADL/seats',
  departures: '/departures?from=SYD&to=ADL&date=2026-12-11',
}

let source: Source | undefined
const start = async (answers: Record<string, Answer>) => {
  source = await startSource(answers)
  return source
}
afterEach(() => source?.close())

describe('a contracted source over HTTP', () => {
  it('gets its key with every request, and its answers are read into our shapes', async () => {
    const { provider, requests } = await start({
      [paths.legs]: { body: { legs: [leg] } },
      [paths.load]: { body: load },
      [paths.seats]: { body: { seenAt, aircraft, seats: [{ name: '4A', cabin: 'Y', state: 'taken' }] } },
      [paths.departures]: { body: { legs: [{ ...leg, flight: 'QF745', departs: '2026-12-11T12:00' }, leg] } },
    })
    expect(await provider.legs(leg)).toEqual([leg])
    expect(await provider.loads(leg, now)).toEqual([
      { ...load, aircraft: { name: 'Boeing 737-800', variant: 'QF-738-174' } },
    ])
    const [seats] = await provider.seats(leg, now)
    expect(seats).toMatchObject({ counts: [], seats: [{ name: '4A', state: 'taken' }] })
    expect((await provider.departures(leg)).map(({ flight }) => flight)).toEqual(['QF741', 'QF745'])
    expect(requests.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true)
  })

  it('gives no aircraft variant if the seat counts match none', async () => {
    const odd = { ...load, aircraft: { iata: '738', name: 'Boeing 737-800', seats: { J: 8, Y: 168 } } }
    const { provider } = await start({ [paths.load]: { body: odd } })
    expect((await provider.loads(leg, now))[0]?.aircraft.variant).toBeNull()
  })

  it.each([
    [{ status: 404 }, 'unknown-flight', null],
    [{ status: 400 }, 'out-of-range', null],
    [{ status: 422 }, 'out-of-range', null],
    [{ status: 401 }, 'refused', null],
    [{ status: 403 }, 'refused', null],
    [{ status: 429, headers: { 'retry-after': '20' } }, 'refused', 20],
    [{ status: 500 }, 'unavailable', null],
    [{ status: 503, headers: { 'retry-after': '99999' } }, 'unavailable', 3600],
    [{ status: 301, headers: { location: 'http://127.0.0.1:1/' } }, 'unavailable', null],
    [{ text: '<html>' }, 'garbled', null],
    [{ body: { ...load, classes: [{ code: 'Y', cabin: 'Y', seats: 12 }] } }, 'garbled', null],
    [{ body: { ...load, classes: [{ code: 'yy', cabin: 'Y', seats: 1 }] } }, 'garbled', null],
    [{ body: { ...load, cabins: [{ cabin: 'Q', capacity: 1, booked: 1 }] } }, 'garbled', null],
    [{ body: { ...load, seenAt: 'yesterday' } }, 'garbled', null],
    [{ body: null, text: 'null' }, 'garbled', null],
  ] as const)('that answers %j gives the fault %s', async (answer, kind, retryAfter) => {
    const { provider } = await start({ [paths.load]: answer as Answer })
    const fault = await provider.loads(leg, now).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(FlightFault)
    expect(fault).toMatchObject({ kind, retryAfter })
    expect(String((fault as FlightFault).message)).not.toContain(key)
  })

  it('that does not answer is unavailable', async () => {
    const { provider } = await start({ [paths.load]: { silent: true } })
    await expect(provider.loads(leg, now)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('that cannot be reached is unavailable', async () => {
    const stopped = await start({})
    await stopped.close()
    await expect(stopped.provider.seats(leg, now)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('with no leg gives unknown-flight, and with those of another flight garbled', async () => {
    const { provider } = await start({ [paths.legs]: { body: { legs: [] } } })
    await expect(provider.legs(leg)).rejects.toMatchObject({ kind: 'unknown-flight' })
    await source?.close()
    const other = await start({ [paths.legs]: { body: { legs: [{ ...leg, flight: 'QF1' }] } } })
    await expect(other.provider.legs(leg)).rejects.toMatchObject({ kind: 'garbled' })
  })
})
