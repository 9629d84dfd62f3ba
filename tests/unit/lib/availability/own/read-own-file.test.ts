import { describe, expect, it } from 'vitest'
import { MAX_SEATS } from '../../../../../lib/availability/own/own-limits.ts'
import { OwnSeatsBody, splitIntoBatches } from '../../../../../lib/availability/own/own-seats.ts'
import { readOwnFile } from '../../../../../lib/availability/own/read-own-file.ts'
import { finderFlight, poison, poisonedHar } from './poisoned-har.ts'

const now = '2026-07-14T02:00:00.000Z'

async function read(text: string) {
  async function* chunks() {
    yield new TextEncoder().encode(text)
  }
  return readOwnFile(chunks(), now)
}

describe('a file dropped in the browser', () => {
  it('becomes seats, and a summary of each route', async () => {
    const { seats, routes, refused } = await read(poisonedHar())
    expect(seats).toHaveLength(2)
    expect(routes).toEqual([
      {
        ...{ program: 'qantas', from: 'SYD', to: 'SIN', seats: 2, days: 1, first: '2027-06-01', last: '2027-06-01' },
        ...{ cabins: ['Y', 'J'], maxSeats: 6, minPoints: 29_000 },
      },
    ])
    expect(refused).toEqual([])
  })

  it('reveals nothing else that it contains', async () => {
    const har = poisonedHar()
    expect(har.split(poison).length).toBeGreaterThan(12)
    const { seats, routes } = await read(har)
    expect(JSON.stringify({ seats, routes })).not.toContain(poison)
    expect(seats[0]?.sectors?.[0]?.aircraft).toBeNull()
  })

  it('reports why rows are left out, and how many', async () => {
    const past = finderFlight({ departsAt: '2026-06-01T16:10:00' })
    const broken = finderFlight({ legs: [] })
    const { seats, refused } = await read(JSON.stringify({ flights: [finderFlight(), past, past, broken] }))
    expect(seats).toHaveLength(2)
    expect(refused.map(({ rows }) => rows).sort()).toEqual([1, 2])
    expect(refused.map(({ reason }) => reason)).toContain('That date has passed.')
  })

  it('gives at most MOST_SEATS seats, and counts those beyond', async () => {
    const flights = Array.from({ length: MAX_SEATS / 2 + 3 }, (_, at) =>
      finderFlight({ lastSeenAt: `2026-07-13 06:${String(at % 60).padStart(2, '0')}:05.${at}+00` }),
    )
    const { seats, beyond } = await read(JSON.stringify({ flights }))
    expect([seats.length, beyond]).toEqual([MAX_SEATS, 6])
  })

  it.each([['{"log": {"entries": []}}'], ['{"log":'], ['']])('without seats is reported: %s', async (text) => {
    const { seats, refused } = await read(text)
    expect(seats).toEqual([])
    expect(refused).toHaveLength(1)
  })

  it('is sent in parcels that fit into a request and that the server accepts', async () => {
    const { seats } = await read(poisonedHar())
    const many = Array.from({ length: 450 }, () => seats[0]).flatMap((seat) => seat ?? [])
    const parcels = [...splitIntoBatches(many)]
    expect(parcels.flat()).toEqual(many)
    for (const parcel of parcels) {
      expect(JSON.stringify({ seats: parcel }).length).toBeLessThan(65_536)
      expect(OwnSeatsBody.safeParse({ seats: parcel }).success).toBe(true)
    }
  })
})

describe('OwnSeatsBody', () => {
  it.each([
    ['a name', { name: 'Ann' }],
    ['a source', { source: { kind: 'file', name: 'my flights of Ann' } }],
    ['words for an aircraft', { sectors: [{ aircraft: 'Ann Example, 1234567' }] }],
  ])('refuses %s', async (_, more) => {
    const { seats } = await read(poisonedHar())
    const [seat] = seats
    const [sector] = seat?.sectors ?? []
    const change = 'sectors' in more ? { sectors: [{ ...sector, ...more.sectors?.[0] }] } : more
    expect(OwnSeatsBody.safeParse({ seats: [seat] }).success).toBe(true)
    expect(OwnSeatsBody.safeParse({ seats: [{ ...seat, ...change }] }).success).toBe(false)
  })
})
