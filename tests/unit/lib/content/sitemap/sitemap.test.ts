import { describe, expect, it } from 'vitest'
import { isListed } from '../../../../../lib/calculators/slug.ts'
import {
  findNewest,
  sitemapFiles,
  slugPages,
  writeSitemap,
  writeSitemapIndex,
} from '../../../../../lib/content/sitemap/sitemap.ts'
import { pages } from '../../../../../lib/pages/pages.ts'

const entries = async () => (await sitemapFiles()).flatMap((file) => file.entries)

describe('the sitemap', () => {
  it('lists every page search engines may see and none they may not, each once', async () => {
    const paths = (await entries()).map(({ path }) => path)
    expect(pages.filter(({ index, path }) => index !== paths.includes(path))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/test'))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('gives a slug family its own file, with lower priorities than the family’s page', async () => {
    const family = pages.find(({ path }) => path === '/qantas/points-to-dollars')
    const file = (await sitemapFiles()).find(({ name }) => name === 'qantas-points-to-dollars')
    expect(file?.entries.map(({ path }) => path)).toContain('/qantas/points-to-dollars/100000')
    expect(file?.entries.every(({ priority }) => priority < (family?.priority ?? 0))).toBe(true)
  })

  it('leaves out slug pages with a canonical address elsewhere or without an answer', async () => {
    const paths = new Set((await entries()).map(({ path }) => path))
    for (const [family, read] of Object.entries(slugPages)) {
      const wrong = (await read()).filter((page) => isListed(page) !== paths.has(page.path))
      expect(family === '/test/design' ? [] : wrong.map(({ path }) => path), family).toEqual([])
    }
    expect(paths.has('/qantas/points-to-dollars/5000')).toBe(false)
    expect(paths.has('/virgin-australia/how-many-velocity-points-to-fly-to/sydney/singapore')).toBe(false)
    expect(paths.has('/qantas/where-can-i-go-points/sydney/100000-points')).toBe(false)
  })

  it('dates a page by its facts, and gives no date where none is known', async () => {
    const found = new Map((await entries()).map(({ path, lastChanged }) => [path, lastChanged]))
    for (const path of [
      '/privacy-policy',
      '/faq',
      '/alternatives/seats-aero',
      '/qantas/points-to-dollars/100000',
      '/amex',
    ]) {
      expect(found.get(path), path).toMatch(/^2026-\d\d-\d\d$/)
    }
    expect(found.get('/contact')).toBeNull()
    expect(found.get('/alternatives/gyoza-flights')).toBeNull()
  })

  it('writes an index of the files with their newest dates, and the files themselves', async () => {
    const files = await sitemapFiles()
    const index = writeSitemapIndex(files, 'https://example.org')
    expect(index.match(/<sitemap>/g)?.length).toBe(files.length)
    expect(index).toContain('<loc>https://example.org/sitemaps/pages.xml</loc><lastmod>')
    const file = {
      name: 'x',
      entries: [
        { path: '/a?b&c', priority: 0.5, lastChanged: '2026-01-02' },
        { path: '/d', priority: 1, lastChanged: null },
      ],
    }
    expect(findNewest(file)).toBe('2026-01-02')
    const xml = writeSitemap(file, 'https://example.org')
    expect(xml).toContain(
      '<url><loc>https://example.org/a?b&amp;c</loc><lastmod>2026-01-02</lastmod><priority>0.5</priority></url>',
    )
    expect(xml).toContain('<url><loc>https://example.org/d</loc><priority>1</priority></url>')
  })
})
