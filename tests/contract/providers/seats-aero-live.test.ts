import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveDay } from '../../../lib/availability/providers/provider.ts'
import type { SeatsAeroClient } from '../../../lib/availability/providers/seats-aero/client.ts'
import { type LiveMode, seatsAeroLive } from '../../../lib/availability/providers/seats-aero/live.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { clientOf, liveRequest, now, subjectsOf } from './subjects.ts'

let standIn: StandIn
let client: SeatsAeroClient
beforeEach(async () => {
  standIn = await startStandIn()
  subjectsOf(standIn)
  client = clientOf(standIn)
})
afterEach(() => standIn.stop())

async function liveDays(mode: LiveMode): Promise<LiveDay[]> {
  const days: LiveDay[] = []
  for await (const day of seatsAeroLive(client, mode, () => now).search(liveRequest, new AbortController().signal))
    days.push(day)
  return days
}

/** The days in short: how many observations, or which fault. */
const short = (days: readonly LiveDay[]) =>
  days.map((day) => (day.ok ? `${day.date} ${day.items.length}` : `${day.date} ${day.error.fault}`))

describe('a live search at seats.aero', () => {
  it('gives the days it could read, and names the fault of the others', async () => {
    standIn.pageSize = 1
    standIn.overlap = 0
    standIn.faults = [null, { status: 401 }]
    expect(short(await liveDays('stored'))).toEqual([
      '2027-02-03 not-allowed',
      '2027-02-01 2',
      '2027-02-02 not-allowed',
    ])
  })

  it('at the airline requests each day separately, and reads a cabin without a trip as no seats', async () => {
    standIn.faults = [{ status: 500 }]
    const days = await liveDays('airline')
    expect(short(days)).toEqual(['2027-02-03 provider-down', '2027-02-01 2', '2027-02-02 2'])
    const seats = days.flatMap((day) => (day.ok ? day.items : [])).flatMap((i) => (i.ok ? [i.observation] : []))
    expect(seats.map(({ date, cabin, seats: left }) => `${date} ${cabin} ${left}`)).toEqual([
      '2027-02-01 Y null',
      '2027-02-01 J 0',
      '2027-02-02 J 2',
      '2027-02-02 Y 0',
    ])
    expect(seats.every(({ seenAt }) => seenAt === now)).toBe(true)
    expect(standIn.requests[1]).toMatchObject({
      method: 'POST',
      path: '/live',
      body: { origin_airport: 'SYD', departure_date: '2027-02-01', source: 'qantas', seat_count: 2 },
    })
  })

  it('at the airline says nothing about the other cabins if a trip cannot be read', async () => {
    standIn.live = new Map([['2027-02-01', [{ Cabin: 7 }]]])
    const [, day] = await liveDays('airline')
    expect(day?.ok ? day.items.map(({ ok }) => ok) : null).toEqual([false])
  })

  it('refreshes the stored rows first in the "refreshed" mode', async () => {
    standIn.refreshPolls = 2
    await liveDays('refreshed')
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/search', '/refresh', '/refresh', '/refresh', '/search'])
    expect(standIn.requests[1]?.body).toEqual({ availability_ids: ['r1', 'r2', 'r3'] })
  })

  it('gives the stored rows if the refresh fails or takes too long', async () => {
    standIn.refreshPolls = 50
    expect(short(await liveDays('refreshed'))).toEqual(['2027-02-03 2', '2027-02-01 2', '2027-02-02 2'])
    standIn.faults = [null, { status: 403 }]
    expect(short(await liveDays('refreshed'))).toEqual(['2027-02-03 2', '2027-02-01 2', '2027-02-02 2'])
  })

  it('stops when the reader aborts part-way', async () => {
    const gone = new AbortController()
    const days: LiveDay[] = []
    for await (const day of seatsAeroLive(client, 'airline', () => now).search(liveRequest, gone.signal)) {
      days.push(day)
      gone.abort()
    }
    expect(days).toHaveLength(1)
    expect(standIn.requests).toHaveLength(1)
  })
})
