import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { menus } from '../../../lib/pages/page.ts'
import { filledGroups, filledMenus, pageAt, pages } from '../../../lib/pages.ts'

const root = join(import.meta.dirname, '../../..')

describe('the page registry', () => {
  it('names only pages that exist, each once', () => {
    expect(pages.filter(({ path }) => !existsSync(join(root, 'app', path, 'page.tsx')))).toEqual([])
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })

  it('gives menus in their order, and none that is empty', () => {
    const filled = filledMenus()
    expect(filled.every((entry) => entry.pages.length > 0)).toBe(true)
    const order = filled.map(({ menu }) => menus.indexOf(menu))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('offers at the end of a page only pages that exist, and never itself', () => {
    const paths = new Set<string>(pages.map(({ path }) => path))
    const lost = pages.flatMap(({ path, related }) => related.filter((to) => to === path || !paths.has(to)))
    expect(lost).toEqual([])
  })

  it('sends nobody from the footer to a page kept from search engines', () => {
    expect(
      filledGroups()
        .flatMap((entry) => entry.pages)
        .every((page) => page.index),
    ).toBe(true)
  })

  it('throws for a path it does not know', () => {
    expect(pageAt('/').title).toBe('Home')
    expect(() => pageAt('/nowhere' as '/')).toThrow(RangeError)
  })
})
