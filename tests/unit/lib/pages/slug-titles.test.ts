import { describe, expect, it } from 'vitest'
import { isListed } from '../../../../lib/calculators/slug.ts'
import { slugPages } from '../../../../lib/content/sitemap/sitemap.ts'
import { pages } from '../../../../lib/pages/pages.ts'

const all = async () =>
  (
    await Promise.all(
      Object.entries(slugPages)
        .filter(([family]) => family !== '/test/design')
        .map(([, read]) => read()),
    )
  ).flat()

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

describe('slug pages across the site', () => {
  it('are at least 600, each with its own path, a title and a summary', async () => {
    const words = await all()
    expect(words.length).toBeGreaterThanOrEqual(600)
    expect(new Set(words.map(({ path }) => path)).size).toBe(words.length)
    expect(words.filter(({ title, summary }) => title === '' || summary.length < 20)).toEqual([])
  })

  it('share no title or summary with each other or with other pages, if listed', async () => {
    const words = [...(await all()).filter(isListed), ...pages]
    expect(repeated(words.map(({ title }) => title))).toEqual([])
    expect(repeated(words.map(({ summary }) => summary))).toEqual([])
  })

  it('have only listed pages as canonical addresses', async () => {
    const words = await all()
    const listed = new Set([...words.filter(isListed), ...pages.filter(({ index }) => index)].map(({ path }) => path))
    const lost = words.filter(({ canonical }) => canonical !== undefined && !listed.has(canonical))
    expect(lost.map(({ path }) => path)).toEqual([])
  })
})
