import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../extension/src/request.ts'
import { search } from '../../../extension/src/search.ts'
import { coverageBody, journey, row, searchBody } from './answers.ts'

const origin = 'https://example.org'
const answered = (body: unknown): Outcome => ({ kind: 'answered', body })

/** A site that gives the outcomes of its two addresses, and remembers what it was asked. */
function siteWith(outcomes: {
  search: (url: URL, token: string | null) => Outcome
  coverage?: () => Outcome
  token?: string
}) {
  const asked: { url: URL; token: string | null }[] = []
  const ask = async (address: string, token: string | null): Promise<Outcome> => {
    const url = new URL(address)
    asked.push({ url, token })
    if (url.pathname === '/api/search') return outcomes.search(url, token)
    return outcomes.coverage?.() ?? { kind: 'failed' }
  }
  return { asked, site: { origin, token: outcomes.token ?? null, ask } }
}

describe('a search for a booking page', () => {
  it('asks for every cabin at once where the page names none, and for nothing more when there are seats', async () => {
    const { asked, site } = siteWith({ search: () => answered(searchBody) })
    const reply = await search(journey, site)
    expect(reply).toMatchObject({ kind: 'answered', answer: { plan: 'guest', ended: false, notices: [], others: [] } })
    expect(asked.map(({ url }) => [url.pathname, url.searchParams.get('cabins')])).toEqual([['/api/search', 'Y,W,J,F']])
  })

  it('puts the cabin that is looked at first, and the others after it', async () => {
    const { asked, site } = siteWith({
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
    expect(asked.map(({ url }) => url.searchParams.get('cabins'))).toEqual(['J', 'Y,W,F'])
  })

  it('puts seats of the asked day before cheaper ones beside it', async () => {
    const rows = [
      { ...row, date: '2027-01-12', points: 10_000 },
      { ...row, date: '2027-01-14', points: 20_000 },
    ]
    const { site } = siteWith({ search: () => answered({ ...searchBody, rows }) })
    const reply = await search(journey, site)
    if (reply.kind !== 'answered') throw new Error(reply.kind)
    expect(reply.answer.seats.map(({ points }) => points)).toEqual([20_000, 10_000])
  })

  it('asks why the asked day shows nothing, and never calls a day empty when that fails', async () => {
    const empty = { ...searchBody, rows: [], days: [{ date: '2027-01-12' }], total: 0 }
    const known = siteWith({ search: () => answered(empty), coverage: () => answered(coverageBody('not-searched')) })
    expect(await search(journey, known.site)).toMatchObject({ answer: { notices: [{ kind: 'not-searched' }] } })
    expect(known.asked[1]?.url.searchParams.get('start')).toBe('2027-01-14')
    const unknown = siteWith({ search: () => answered(empty) })
    expect(await search(journey, unknown.site)).toEqual({ kind: 'failed' })
  })

  it('sends the member’s token with each question', async () => {
    const { asked, site } = siteWith({ search: () => answered({ ...searchBody, plan: 'gold' }), token: 'pw_x' })
    await search({ ...journey, cabin: 'J' }, site)
    expect(asked.map(({ token }) => token)).toEqual(['pw_x', 'pw_x'])
  })

  it('goes on as a guest when the token is no longer taken, and says so', async () => {
    for (const kind of ['refused', 'forbidden'] as const) {
      const { site } = siteWith({
        search: (_, token) => (token === null ? answered(searchBody) : { kind }),
        token: 'pw_x',
      })
      expect(await search(journey, site)).toMatchObject({ answer: { ended: true, plan: 'guest' } })
    }
  })

  it('tells a busy site, an unknown airport and no answer apart', async () => {
    const end = (outcome: Outcome) => search(journey, siteWith({ search: () => outcome }).site)
    expect(await end({ kind: 'busy', seconds: 7 })).toEqual({ kind: 'busy', seconds: 7 })
    expect(await end({ kind: 'unknown' })).toEqual({ kind: 'unknown' })
    expect(await end({ kind: 'failed' })).toEqual({ kind: 'failed' })
    for (const wrong of [null, 'x', {}, { ...searchBody, rows: 'x' }, { ...searchBody, rows: [{}] }]) {
      expect(await end(answered(wrong))).toEqual({ kind: 'failed' })
    }
  })
})
