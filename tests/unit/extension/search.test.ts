import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../extension/src/connection.ts'
import { search } from '../../../extension/src/search.ts'
import { coverageBody, journey, row, searchBody } from './answers.ts'

const origin = 'https://example.org'
const answered = (body: unknown): Outcome => ({ kind: 'answered', body })

/** A site that answers its two addresses with the given outcomes, and records the requests. */
function siteWith(outcomes: {
  search: (url: URL, token: string | null) => Outcome
  coverage?: () => Outcome
  token?: string
}) {
  const requests: { url: URL; token: string | null }[] = []
  const fetchAnswer = async (address: string, token: string | null): Promise<Outcome> => {
    const url = new URL(address)
    requests.push({ url, token })
    if (url.pathname === '/api/search') return outcomes.search(url, token)
    return outcomes.coverage?.() ?? { kind: 'failed' }
  }
  return { requests, site: { origin, token: outcomes.token ?? null, fetchAnswer } }
}

describe('a search for a booking page', () => {
  it('requests all cabins at once if the page names none, and nothing more if there are seats', async () => {
    const { requests, site } = siteWith({ search: () => answered(searchBody) })
    const reply = await search(journey, site)
    expect(reply).toMatchObject({ kind: 'answered', answer: { plan: 'guest', ended: false, notices: [], others: [] } })
    expect(requests.map(({ url }) => [url.pathname, url.searchParams.get('cabins')])).toEqual([
      ['/api/search', 'Y,W,J,F'],
    ])
  })

  it('lists the page’s cabin first, and the other cabins separately', async () => {
    const { requests, site } = siteWith({
      search: ({ searchParams }) =>
        answered({
          ...searchBody,
          rows: [{ ...row, cabin: searchParams.get('cabins') === 'J' ? 'J' : 'Y' }],
        }),
    })
    const reply = await search({ ...journey, cabin: 'J' }, site)
    if (reply.kind !== 'answered') throw new Error(reply.kind)
    expect(reply.answer.seats.map(({ cabin }) => cabin)).toEqual(['J'])
    expect(reply.answer.others.map(({ cabin }) => cabin)).toEqual(['Y'])
    expect(requests.map(({ url }) => url.searchParams.get('cabins'))).toEqual(['J', 'Y,W,F'])
  })

  it('sorts seats of the requested day before cheaper ones of other days', async () => {
    const rows = [
      { ...row, date: '2027-01-12', points: 10_000 },
      { ...row, date: '2027-01-14', points: 20_000 },
    ]
    const { site } = siteWith({ search: () => answered({ ...searchBody, rows }) })
    const reply = await search(journey, site)
    if (reply.kind !== 'answered') throw new Error(reply.kind)
    expect(reply.answer.seats.map(({ points }) => points)).toEqual([20_000, 10_000])
  })

  it('requests the coverage of a day without seats, and fails rather than call it empty without it', async () => {
    const empty = { ...searchBody, rows: [], days: [{ date: '2027-01-12' }], total: 0 }
    const known = siteWith({ search: () => answered(empty), coverage: () => answered(coverageBody('not-searched')) })
    expect(await search(journey, known.site)).toMatchObject({ answer: { notices: [{ kind: 'not-searched' }] } })
    expect(known.requests[1]?.url.searchParams.get('start')).toBe('2027-01-14')
    const unknown = siteWith({ search: () => answered(empty) })
    expect(await search(journey, unknown.site)).toEqual({ kind: 'failed' })
  })

  it('says that the site is busy if it is by the second request', async () => {
    const busy: Outcome = { kind: 'busy', seconds: 7 }
    const { site } = siteWith({
      search: ({ searchParams }) => (searchParams.get('cabins') === 'J' ? answered(searchBody) : busy),
    })
    expect(await search({ ...journey, cabin: 'J' }, site)).toEqual(busy)
    const empty = { ...searchBody, rows: [], days: [], total: 0 }
    expect(await search(journey, siteWith({ search: () => answered(empty), coverage: () => busy }).site)).toEqual(busy)
  })

  it('sends the member’s token with each request', async () => {
    const { requests, site } = siteWith({ search: () => answered({ ...searchBody, plan: 'gold' }), token: 'pw_x' })
    await search({ ...journey, cabin: 'J' }, site)
    expect(requests.map(({ token }) => token)).toEqual(['pw_x', 'pw_x'])
  })

  it('continues as a guest if the token is no longer accepted, and says so', async () => {
    for (const kind of ['refused', 'forbidden'] as const) {
      const { site } = siteWith({
        search: (_, token) => (token === null ? answered(searchBody) : { kind }),
        token: 'pw_x',
      })
      expect(await search(journey, site)).toMatchObject({ answer: { ended: true, plan: 'guest' } })
    }
  })

  it('distinguishes a busy site, an unknown airport and a failed or invalid answer', async () => {
    const end = (outcome: Outcome) => search(journey, siteWith({ search: () => outcome }).site)
    expect(await end({ kind: 'busy', seconds: 7 })).toEqual({ kind: 'busy', seconds: 7 })
    expect(await end({ kind: 'unknown' })).toEqual({ kind: 'unknown' })
    expect(await end({ kind: 'failed' })).toEqual({ kind: 'failed' })
    for (const wrong of [null, 'x', {}, { ...searchBody, rows: 'x' }, { ...searchBody, rows: [{}] }]) {
      expect(await end(answered(wrong))).toEqual({ kind: 'failed' })
    }
  })
})
