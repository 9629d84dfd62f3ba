import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { answerSearch } from '../../../../../lib/server/availability/answers.ts'
import { readFinderAddress, readFirstAnswer } from '../../../../../lib/server/availability/first-answer.ts'
import { guest } from '../../../../../lib/server/caller.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const now = '2023-11-19T02:00:00.000Z'
const finder = '/qantas/reward-seat-finder'

function read(address: string) {
  const parsedAddress = readFinderAddress(address)
  if (parsedAddress === null || 'redirect' in parsedAddress) throw new Error(`${address} asks nothing`)
  return parsedAddress
}

async function contextOf(ready = true) {
  const repository = memoryRepository()
  const seat = (day: number): Observation => ({
    program: 'qantas',
    from: 'SYD',
    to: 'SIN',
    date: `2023-12-${String(day).padStart(2, '0')}`,
    cabin: 'Y',
    seats: null,
    points: 25_200,
    charges: { minor: 13_716, currency: 'AUD' },
    carriers: ['QF'],
    direct: true,
    sectors: null,
    source: { kind: 'file', name: 'recording.csv' },
    seenAt: '2023-11-19T00:34:46Z',
  })
  async function* items() {
    for (let day = 1; day <= 28; day++)
      yield { ok: true as const, observation: seat(day), where: { file: 'x', line: day } }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  return { now: () => now, index, ready: async () => ready, repository, onAnswered: () => {} }
}

describe('readFinderAddress', () => {
  it('parses a finder’s address, and nothing else', () => {
    expect(read(`${finder}?from=SYD&to=SIN&seats=2`)).toMatchObject({
      program: 'qantas',
      state: { from: ['SYD'], to: ['SIN'], seats: 2 },
    })
    expect(read('/virgin-australia/first-class-finder?from=SYD&to=SIN').state.cabins).toEqual(['F'])
    for (const address of [
      finder,
      `${finder}?`,
      `${finder}?from=SYD`,
      `${finder}?from=SYD&to=%00`,
      '/pricing?from=SYD&to=SIN',
    ])
      expect(readFinderAddress(address)).toBeNull()
  })

  it.each([
    ['from=sydney&to=Singapore', 'from=SYD&to=SIN'],
    ['from=syd&to=sin', 'from=SYD&to=SIN'],
    ['from=SYD,melbourne&to=london', 'from=SYD%2CMEL&to=LON'],
    ['from=SYD&to=SIN&when=&cabins=', 'from=SYD&to=SIN'],
    ['from=SYD&to=Nowhereville&seats=', 'from=SYD&to=Nowhereville'],
  ])('redirects %s to %s', (given, plain) => {
    expect(readFinderAddress(`${finder}?${given}`)).toEqual({ redirect: `${finder}?${plain}` })
    // The plain address redirects no further.
    expect(readFinderAddress(`${finder}?${plain}`) ?? {}).not.toHaveProperty('redirect')
  })

  it('ignores a list of thousands of places', () => {
    const list = Array.from({ length: 3_000 }, () => 'nowhere').join()
    expect(readFinderAddress(`${finder}?from=${list}&to=SIN`)).toBeNull()
  })
})

describe('readFirstAnswer', () => {
  it('returns the first twenty rows that the search gives a signed-out visitor', async () => {
    const context = await contextOf()
    const first = await readFirstAnswer(read(`${finder}?from=SYD&to=SIN&sort=points&cabins=Y,J`), context)
    const request = new Request(
      'http://localhost/api/search?program=qantas&from=SYD&to=SIN&cabins=Y,J&seats=1&sort=points&take=20',
    )
    const api = await (await answerSearch(request, guest, context)).json()
    expect(first?.answer.rows).toHaveLength(20)
    expect(first?.answer).toEqual(api)
  })

  it('returns null for other views, unknown places and while the index is loading', async () => {
    const context = await contextOf()
    for (const more of ['trip=return', 'day=2023-12-01', 'view=map', 'view=export'])
      expect(await readFirstAnswer(read(`${finder}?from=SYD&to=SIN&${more}`), context)).toBeNull()
    expect(await readFirstAnswer(read(`${finder}?from=SYD&to=SIN`), await contextOf(false))).toBeNull()
    expect(await readFirstAnswer(read(`${finder}?from=ZZZ&to=SIN`), context)).toBeNull()
  })
})
