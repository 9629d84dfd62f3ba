import { describe, expect, it } from 'vitest'
import { findQantasFlySlug } from '../../../../lib/calculators/fly/slugs.ts'
import { questionTopics } from '../../../../lib/content/data/questions.ts'
import { emptyReasons, goodReasons } from '../../../../lib/content/data/reasons.ts'
import { allRivals, listClaims, rivalAt } from '../../../../lib/content/data/rivals.ts'
import { changes, writeFeed } from '../../../../lib/content/feed.ts'
import { writeLlms } from '../../../../lib/content/sitemap/sitemap.ts'
import { findPage, pages } from '../../../../lib/pages/pages.ts'
import bookingClasses from '../../../../lib/programs/qantas/data/booking-classes.json' with { type: 'json' }
import cashPart from '../../../../lib/programs/qantas/data/cash-part.json' with { type: 'json' }

const questions = questionTopics.flatMap((topic) => topic.questions)
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && /^\d{4}-\d\d-\d\d$/.test(text)

/** Returns whether one of our links leads to a page of the registry or to a page of a slug family. */
function leadsSomewhere(href: string): boolean {
  const fly = '/qantas/how-many-points-to-fly-to/'
  if (href.startsWith(fly)) return findQantasFlySlug(href.slice(fly.length).split('/')) !== undefined
  return findPage(href) !== undefined
}

describe('the questions', () => {
  it('are at least thirty, each with its own id and answered in full sentences', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].*\?$/)
      expect(answer).toMatch(/^[A-Z\d].*[.]$/)
      expect(answer).not.toMatch(/undefined|NaN|null/)
    }
  })

  it('state when every program figure was read, and its source unless it is recalled', () => {
    const about = questionTopics.filter(({ id }) => id !== 'pointsward').flatMap((topic) => topic.questions)
    expect(about.filter(({ from }) => from.length === 0)).toEqual([])
    for (const { asOf, sources, confidence } of about.flatMap(({ from }) => from)) {
      expect(isDay(asOf)).toBe(true)
      if (confidence !== 'recalled') expect(sources.length).toBeGreaterThan(0)
    }
  })

  it('take each letter of a reward from the table of booking classes', () => {
    const letters = questions.find(({ question }) => question.includes('letters'))
    expect(letters?.answer).toContain('P in first, U in business, Z in premium economy and X in economy')
    expect(letters?.from).toMatchObject([{ id: bookingClasses.id, asOf: bookingClasses.asOf }])
  })

  it('name the airlines without a carrier charge that the page on charges names', () => {
    const answer = questions.find(({ question }) => question === 'Which partners have the lowest charges?')?.answer
    const free = /Fiji Airways, .* LATAM/
    expect(answer?.match(free)?.[0]).toBe(cashPart.facts.join(' ').match(free)?.[0])
    expect(cashPart.facts.join(' ')).not.toMatch(/Finnair|Japan Airlines/)
  })

  it('link, like the reasons, only to existing pages', () => {
    const links = [...questions, ...goodReasons, ...emptyReasons].flatMap((one) =>
      'goOn' in one && one.goOn ? [one.goOn.href] : [],
    )
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((href) => !leadsSomewhere(href))).toEqual([])
  })

  it('state release windows of 353 days for Qantas and 330 days for Velocity', () => {
    expect(questions.find(({ id }) => id === 'qantas-window')?.answer).toContain('353 days')
    expect(questions.find(({ id }) => id === 'velocity-window')?.answer).toContain('330 days')
  })
})

describe('the reasons', () => {
  it('have no missing value in their texts', () => {
    for (const { text } of [...goodReasons, ...emptyReasons]) expect(text).not.toMatch(/undefined|NaN|null/)
  })
})

describe('a comparison', () => {
  it('dates every claim, and names at least one thing the other tool does better', () => {
    for (const rival of allRivals) {
      for (const { asOf, sources, confidence } of listClaims(rival)) {
        expect(isDay(asOf)).toBe(true)
        // A claim without a source is shown as recalled.
        expect(confidence).toBe(sources.length > 0 ? 'confirmed' : 'recalled')
      }
      if (rival.slug !== 'gyoza-flights') expect(rival.better.length, rival.slug).toBeGreaterThan(0)
    }
  })

  it('makes no claim about gyoza-flights', () => {
    expect(listClaims(rivalAt('gyoza-flights'))).toEqual([])
  })

  it('has an indexed page for each tool', () => {
    expect(allRivals.map(({ slug }) => findPage(`/alternatives/${slug}`)?.index)).toEqual(allRivals.map(() => true))
  })
})

describe('the feed', () => {
  const list = changes()

  it('lists tables and routes once each, newest first, none after 21 November 2026', () => {
    expect(list.some(({ id }) => id.startsWith('table-'))).toBe(true)
    expect(list.some(({ id }) => id.startsWith('route-'))).toBe(true)
    expect(list.map(({ on }) => on)).toEqual(
      list
        .map(({ on }) => on)
        .sort()
        .reverse(),
    )
    expect(list[0]?.on.localeCompare('2026-11-21')).toBeLessThanOrEqual(0)
    expect(list.filter(({ path }) => !findPage(path))).toEqual([])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })

  it('is written as Atom, with an entry for each change', () => {
    const xml = writeFeed(list, 'https://example.org')
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">')
    expect(xml.match(/<entry>/g)?.length).toBe(list.length)
    expect(xml).toContain(`<updated>${list[0]?.on}T00:00:00Z</updated>`)
  })
})

it('the list for language models names every indexed page and no other', () => {
  const text = writeLlms('https://example.org')
  for (const { path, title, index } of pages) {
    expect(text.includes(`[${title}](https://example.org${path})`), path).toBe(index)
  }
})
