import { describe, expect, it } from 'vitest'
import { qantasFlyWords } from '../../../../lib/calculators/fly/qantas-pages.ts'
import { findQantasFlySlug } from '../../../../lib/calculators/fly/qantas-slugs.ts'
import { velocityFlyWords } from '../../../../lib/calculators/fly/velocity-pages.ts'
import { velocityBook } from '../../../../lib/calculators/fly/velocity-slugs.ts'
import { amountWords } from '../../../../lib/calculators/points-to-dollars.ts'
import { velocityAmountWords } from '../../../../lib/calculators/velocity-worth.ts'
import { slugLists } from '../../../../lib/content/sitemap/sitemap.ts'
import { findSeatMapPage, wordsOf } from '../../../../lib/network/aircraft/seat-map-pages.ts'
import { pages } from '../../../../lib/pages/pages.ts'

type Words = { path: string; title: string; summary: string }

/** What each family's pages say of themselves. */
const words: Record<string, (slug: string[]) => Words | undefined> = {
  '/qantas/how-many-points-to-fly-to': (slug) => told(findQantasFlySlug(slug), qantasFlyWords),
  '/qantas/points-to-dollars': ([amount]) => amountWords(Number(amount)),
  '/virgin-australia/how-many-velocity-points-to-fly-to': (slug) => told(velocityBook.findSlug(slug), velocityFlyWords),
  '/virgin-australia/how-much-are-velocity-points-worth': ([amount]) => velocityAmountWords(Number(amount)),
  '/seatmaps': (slug) => told(findSeatMapPage(slug), wordsOf),
}

function told<Asked>(asked: Asked | undefined, tell: (asked: Asked) => Words): Words | undefined {
  return asked === undefined ? undefined : tell(asked)
}

async function slugWords(): Promise<Words[]> {
  const families = Object.entries(words).map(async ([family, tell]) => {
    const slugs = (await slugLists[family]?.()) ?? []
    return slugs.map((slug) => tell(slug.split('/')) ?? { path: `${family}/${slug}`, title: '', summary: '' })
  })
  return (await Promise.all(families)).flat()
}

describe('slug pages over the site', () => {
  it('are six hundred at least, each at its address', async () => {
    const all = await slugWords()
    expect(all.length).toBeGreaterThanOrEqual(600)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    expect(all.filter(({ title, summary }) => title === '' || summary.length < 20)).toEqual([])
  })

  it('share no title with one another or with any other page', async () => {
    const titles = [...(await slugWords()), ...pages].map(({ title }) => title)
    const seen = new Set<string>()
    expect(titles.filter((title) => seen.size === seen.add(title).size)).toEqual([])
  })
})
