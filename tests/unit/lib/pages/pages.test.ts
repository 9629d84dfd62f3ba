import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adminSections } from '../../../../lib/admin/sections.ts'
import { slugLists } from '../../../../lib/content/sitemap/sitemap.ts'
import { findPage, pageAt, pages } from '../../../../lib/pages/pages.ts'

const app = join(import.meta.dirname, '../../../../app')

/** The routes of `app/`, folders in brackets as they stand there. */
const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'page.tsx')
  .map((file) => `/${dirname(file)}`.replace('/.', '/'))
/** Named apart, so that nothing of them comes with every page. */
const isOperators = (route: string) => route.startsWith('/admin/')
const isSlug = (route: string) => route.includes('[')
const familyOf = (route: string) => route.slice(0, route.indexOf('/['))

describe('the page registry', () => {
  it('names only pages that exist, each once', () => {
    expect(pages.filter(({ path }) => !existsSync(join(app, path, 'page.tsx')))).toEqual([])
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })

  it('names every page that exists', () => {
    expect(routes.length).toBeGreaterThan(4)
    expect(routes.filter((route) => !isSlug(route) && !isOperators(route) && !findPage(route))).toEqual([])
    expect(routes.filter(isOperators).sort()).toEqual(adminSections.map(({ path }) => path as string).sort())
  })

  it('knows an example and the list of every slug family, and of nothing else', async () => {
    const families = routes.filter(isSlug).map(familyOf).sort()
    expect(Object.keys(slugLists).sort()).toEqual(families)
    for (const family of families) {
      const example = findPage(family)?.exampleSlug
      expect(await slugLists[family]?.(), `slugs of ${family}`).toContain(example)
    }
  })

  it('offers at the end of a page only pages that exist, and never itself', () => {
    const lost = pages.flatMap(({ path, related }) => related.filter((to) => to === path || !findPage(to)))
    expect(lost).toEqual([])
  })

  it('keeps what search engines may not see out of the menus', () => {
    expect(pages.filter(({ index, menu }) => !index && menu !== null)).toEqual([])
  })

  it('says of each page in one sentence what it is', () => {
    expect(pages.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary)).map(({ path }) => path)).toEqual([])
  })

  it('throws for a path it does not know', () => {
    expect(pageAt('/').title).toBe('Home')
    expect(() => pageAt('/nowhere' as '/')).toThrow(RangeError)
  })
})
