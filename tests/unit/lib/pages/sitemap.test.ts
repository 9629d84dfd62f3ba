import { describe, expect, it } from 'vitest'
import { sitemapEntries } from '../../../../lib/pages/sitemap.ts'
import { slugLists } from '../../../../lib/pages/slug-lists.ts'
import { pages } from '../../../../lib/pages.ts'

describe('the sitemap', () => {
  it('lists every page search engines may see and none they may not', async () => {
    const paths = (await sitemapEntries()).map(({ path }) => path)
    expect(pages.filter(({ index, path }) => index !== paths.includes(path))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/test'))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('lists the slugs of a family below it, lighter than the family', async () => {
    const [family] = pages.filter(({ index, path }) => index && path !== '/')
    if (!family) throw new Error('the registry is empty')
    slugLists[family.path] = async () => ['sydney', 'sydney/100000-points']
    const found = (await sitemapEntries()).filter(({ path }) => path.startsWith(`${family.path}/`))
    delete slugLists[family.path]
    expect(found.map(({ path }) => path)).toEqual([`${family.path}/sydney`, `${family.path}/sydney/100000-points`])
    expect(found.every(({ priority }) => priority < family.priority)).toBe(true)
  })
})
