import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { Oembed } from '../../../../../lib/content/embed/oembed.ts'
import type { AnswerContext } from '../../../../../lib/server/availability/answers.ts'
import { answerEmbed, answerOembed } from '../../../../../lib/server/embeds/answer-embed.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const now = '2026-11-20T02:00:00.000Z'
const slug = 'sydney-to-singapore'

const seat = (date: string, change: Partial<Observation> = {}): Observation => ({
  ...{ program: 'qantas', from: 'SYD', to: 'SIN', date, cabin: 'J', seats: 5, points: 82_000, charges: null },
  ...{ carriers: ['QF'], direct: true, sectors: null, fare: 'reward', seenAt: '2026-11-19T23:00:00.000Z' },
  source: { kind: 'sample', name: 'Sample data' },
  ...change,
})

async function contextOf(seats: Observation[], ready = true): Promise<AnswerContext> {
  const repository = memoryRepository()
  async function* items() {
    for (const observation of seats) yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  return { now: () => now, index, ready: async () => ready, repository, onAnswered: () => {} }
}

const get = async (card: string, seats: Observation[] = [seat('2026-12-03'), seat('2027-10-01')], ready = true) => {
  const request = new Request(`http://localhost/embed/${card}`, { headers: { host: 'localhost:3000' } })
  const response = await answerEmbed(request, card, await contextOf(seats, ready))
  return { response, text: await response.text() }
}

/** Counts the squares with a class, without the one in the legend. */
const drawn = (text: string, className: string) => text.split(`class="${className}"`).length - 2

describe('a card', () => {
  it('is a page without scripts that any site may frame, with a strict policy', async () => {
    const { response, text } = await get(slug)
    expect(response.status).toBe(200)
    expect(text).toContain('Sydney to Singapore reward seats')
    expect(text).toContain('Sample data, checked')
    expect(text).not.toMatch(/<script|javascript:|\son\w+=/)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'/)
    expect(policy).toContain('frame-ancestors *')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toContain('s-maxage=3600')
  })

  it('shows only the days a guest may see, and no seat numbers', async () => {
    const { text } = await get(slug)
    expect(drawn(text, 'best')).toBe(1)
    expect(drawn(text, 'locked')).toBeGreaterThan(250)
    expect(text).toContain('Reward seats on 1 day until')
    expect(text).not.toMatch(/\b5\b seats/)
  })

  it('marks a day by its best cabin, and says when nothing has been checked', async () => {
    const economy = await get(slug, [seat('2026-12-03', { cabin: 'Y', points: 25_200 })])
    expect([drawn(economy.text, 'some'), drawn(economy.text, 'best')]).toEqual([1, 0])
    const none = await get(slug, [])
    expect(none.text).toContain('not checked yet')
    expect(drawn(none.text, 'unknown')).toBeGreaterThan(50)
  })

  it('names a source other than the sample', async () => {
    const { text } = await get(slug, [seat('2026-12-03', { source: { kind: 'seats-aero', name: 'seats.aero' } })])
    expect(text).toContain('seats.aero, checked')
    expect(text).not.toContain('Sample data')
  })

  it('answers 404 for an unknown route, and 503 while the index loads', async () => {
    expect((await get('sydney-to-nowhere')).response.status).toBe(404)
    expect((await get('sydney-to-nowhere.svg')).response.status).toBe(404)
    expect((await get(slug, [], false)).response.status).toBe(503)
  })
})

describe('a picture', () => {
  it('is an SVG with its title inside, which other sites may show', async () => {
    const { response, text } = await get(`${slug}.svg`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(text).toMatch(/^<svg [^>]*role="img"/)
    expect(text).toContain('<title id="title">Sydney to Singapore reward seats</title>')
    expect(text).not.toMatch(/<script|<a |<image|<foreignObject/)
  })
})

describe('oEmbed', () => {
  const page = `http://localhost:3000/popular-routes/${slug}`
  const embed = (query: Record<string, string>) => {
    const url = `http://localhost:3000/api/oembed?${new URLSearchParams(query)}`
    return answerOembed(new Request(url, { headers: { host: 'localhost:3000' } }))
  }

  it('returns a frame for a route page and for its card', async () => {
    for (const url of [page, `${page}/`, `http://localhost:3000/embed/${slug}`]) {
      const answer = Oembed.parse(await embed({ url }).json())
      expect(answer.html).toContain(`src="http://localhost:3000/embed/${slug}"`)
      expect(answer).toMatchObject({ width: 720, height: 290, provider_name: 'Pointsward' })
    }
  })

  it('keeps within the given width and height', async () => {
    expect(Oembed.parse(await embed({ url: page, maxwidth: '400', maxheight: '200' }).json())).toMatchObject({
      width: 400,
      height: 200,
    })
  })

  it('answers in escaped XML on request', async () => {
    const response = embed({ url: page, format: 'xml' })
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1\.0<\/version>/)
    expect(text).toContain('&lt;iframe src=&quot;http://localhost:3000/embed/')
  })

  it.each([
    [{ url: 'https://example.com/popular-routes/sydney-to-singapore' }, 404],
    [{ url: 'http://localhost:3000/pricing' }, 404],
    [{ url: 'http://localhost:3000/popular-routes/sydney-to-nowhere' }, 404],
    [{ url: 'javascript:alert(1)' }, 400],
    [{}, 400],
    [{ url: page, maxwidth: '-1' }, 400],
    [{ url: page, format: 'yaml' }, 501],
  ] as [Record<string, string>, number][])('answers %j with %i', (query, status) => {
    expect(embed(query).status).toBe(status)
  })
})
