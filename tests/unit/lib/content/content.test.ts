import { describe, expect, it } from 'vitest'
import { findQantasFlySlug } from '../../../../lib/calculators/fly/qantas-slugs.ts'
import { writeFeed } from '../../../../lib/content/atom.ts'
import { changes } from '../../../../lib/content/changes.ts'
import { emptyReasons, goodReasons } from '../../../../lib/content/data/reasons.ts'
import { questionTopics } from '../../../../lib/content/question.ts'
import { allRivals, listClaims, rivalAt } from '../../../../lib/content/rival.ts'
import { writeLlms } from '../../../../lib/content/sitemap/llms.ts'
import { findPage, pages } from '../../../../lib/pages/pages.ts'

const questions = questionTopics.flatMap((topic) => topic.questions)
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && /^\d{4}-\d\d-\d\d$/.test(text)

/** A link of ours leads to a page of the registry, or to a page of a slug family. */
function leadsSomewhere(href: string): boolean {
  const fly = '/qantas/how-many-points-to-fly-to/'
  if (href.startsWith(fly)) return findQantasFlySlug(href.slice(fly.length).split('/')) !== undefined
  return findPage(href) !== undefined
}

describe('the questions', () => {
  it('are thirty or more, each asked once and answered in a sentence', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].*\?$/)
      expect(answer).toMatch(/^[A-Z\d].*[.]$/)
      expect(answer).not.toMatch(/undefined|NaN|null/)
    }
  })

  it('say of every program figure when and where it was read', () => {
    const about = questionTopics.filter(({ id }) => id !== 'pointsward').flatMap((topic) => topic.questions)
    expect(about.filter(({ from }) => from.length === 0)).toEqual([])
    for (const { asOf, sources, confidence } of about.flatMap(({ from }) => from)) {
      expect(isDay(asOf)).toBe(true)
      if (confidence !== 'recalled') expect(sources.length).toBeGreaterThan(0)
    }
  })

  it('and reasons lead only to pages there are', () => {
    const links = [...questions, ...goodReasons, ...emptyReasons].flatMap((one) =>
      'goOn' in one && one.goOn ? [one.goOn.href] : [],
    )
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((href) => !leadsSomewhere(href))).toEqual([])
  })

  it('count the days of the tables, not days of their own', () => {
    expect(questions.find(({ id }) => id === 'qantas-window')?.answer).toContain('353 days')
    expect(questions.find(({ id }) => id === 'velocity-window')?.answer).toContain('330 days')
  })
})

describe('the reasons', () => {
  it('have no hole where a figure should stand', () => {
    for (const { text } of [...goodReasons, ...emptyReasons]) expect(text).not.toMatch(/undefined|NaN|null/)
  })
})

describe('a comparison', () => {
  it('says only what is dated and sourced, and more than one thing the other does better', () => {
    for (const rival of allRivals) {
      for (const { asOf, sources, confidence } of listClaims(rival)) {
        expect(isDay(asOf)).toBe(true)
        // What nobody can be named for is shown as recalled.
        expect(confidence).toBe(sources.length > 0 ? 'confirmed' : 'recalled')
      }
      if (rival.slug !== 'gyoza-flights') expect(rival.better.length, rival.slug).toBeGreaterThan(0)
    }
  })

  it('makes no claim about the one nobody confirmed', () => {
    expect(listClaims(rivalAt('gyoza-flights'))).toEqual([])
  })

  it('has a page each', () => {
    expect(allRivals.map(({ slug }) => findPage(`/alternatives/${slug}`)?.index)).toEqual(allRivals.map(() => true))
  })
})

describe('the feed', () => {
  const list = changes()

  it('has tables and routes, newest first, none from a day to come', () => {
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

  it('is Atom', () => {
    const xml = writeFeed(list, 'https://example.org')
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">')
    expect(xml.match(/<entry>/g)?.length).toBe(list.length)
    expect(xml).toContain(`<updated>${list[0]?.on}T00:00:00Z</updated>`)
  })
})

it('the list for language models names every open page and no other', () => {
  const text = writeLlms('https://example.org')
  for (const { path, title, index } of pages) {
    expect(text.includes(`[${title}](https://example.org${path})`), path).toBe(index)
  }
})
