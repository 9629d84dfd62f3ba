import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adminSections } from '../../../../lib/admin/sections.ts'
import { slugLists } from '../../../../lib/content/sitemap/sitemap.ts'
import { findPage, pageAt, pages } from '../../../../lib/pages/pages.ts'

const app = join(import.meta.dirname, '../../../../app')

/** The routes of `app/`; slug folders keep their brackets. */
const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'page.tsx')
  .map((file) => `/${dirname(file)}`.replace('/.', '/'))
/** Operators' pages have a separate registry, so that ordinary pages don't load any of it. */
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

  it('has an example and a slug list for every slug family, and for nothing else', async () => {
    const families = routes.filter(isSlug).map(familyOf).sort()
    expect(Object.keys(slugLists).sort()).toEqual(families)
    for (const family of families) {
      const example = findPage(family)?.exampleSlug
      expect(await slugLists[family]?.(), `slugs of ${family}`).toContain(example)
    }
  })

  it('lists as related only pages that exist, and never the page itself', () => {
    const lost = pages.flatMap(({ path, related }) => related.filter((to) => to === path || !findPage(to)))
    expect(lost).toEqual([])
  })

  it('keeps pages that search engines may not see out of the menus', () => {
    expect(pages.filter(({ index, menu }) => !index && menu !== null)).toEqual([])
  })

  it('has a summary sentence for each page', () => {
    expect(pages.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary)).map(({ path }) => path)).toEqual([])
  })

  it('throws for a path it does not know', () => {
    expect(pageAt('/').title).toBe('Home')
    expect(() => pageAt('/nowhere' as '/')).toThrow(RangeError)
  })
})
