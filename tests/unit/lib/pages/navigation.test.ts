import { describe, expect, it } from 'vitest'
import { filledMenus, footerGroups, otherArticles } from '../../../../lib/pages/navigation.ts'
import { groups, type Menu, menus, type PageRecord } from '../../../../lib/pages/page.ts'
import { type Page, pages } from '../../../../lib/pages/pages.ts'

const made = (path: string, more: Partial<Omit<PageRecord, 'path'>>): Page => ({
  path: path as Page['path'],
  title: path,
  summary: 'A page.',
  group: 'Qantas',
  menu: null,
  index: true,
  priority: 0.5,
  related: [],
  ...more,
})

describe('the menus', () => {
  it('are in the defined order, none of them empty', () => {
    const filled = filledMenus()
    expect(filled.length).toBeGreaterThan(0)
    expect(filled.every(({ groups: own }) => own.length > 0 && own.every((group) => group.pages.length > 0))).toBe(true)
    const order = filled.map(({ menu }) => menus.indexOf(menu))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('group their pages under the headings, in the order of the headings', () => {
    const list = [
      made('/b', { menu: 'Tools', group: 'Virgin Australia' }),
      made('/a', { menu: 'Tools', group: 'Qantas' }),
      made('/c', { menu: 'Tools', group: 'Virgin Australia' }),
    ]
    const [tools] = filledMenus(list)
    expect(tools?.groups.map(({ group, pages: own }) => [group, own.map(({ path }) => path)])).toEqual([
      ['Qantas', ['/a']],
      ['Virgin Australia', ['/b', '/c']],
    ])
    expect(tools?.only).toBeNull()
  })

  it('are a plain link when they have one page', () => {
    const [menu] = filledMenus([made('/p', { menu: 'Pricing' satisfies Menu })])
    expect(menu?.only?.path).toBe('/p')
  })
})

describe('the footer', () => {
  const list = [
    made('/tool', { menu: 'Tools' }),
    made('/article', {}),
    made('/about', { group: 'Pointsward' }),
    made('/hidden', { group: 'Pointsward', index: false }),
    made('/secret', { index: false }),
  ]
  const paths = (entries: { pages: Page[] }[]) => entries.flatMap((entry) => entry.pages.map(({ path }) => path))

  it('has the menus’ pages and those about Pointsward; the rest are other articles', () => {
    expect(paths(footerGroups(list))).toEqual(['/tool', '/about'])
    expect(paths(otherArticles(list))).toEqual(['/article'])
  })

  it('leads to every page search engines may see, once', () => {
    const linked = [...paths(footerGroups()), ...paths(otherArticles())]
    const open = pages.filter(({ index }) => index).map(({ path }) => path)
    expect([...linked].sort()).toEqual([...open].sort())
  })

  it('has only known headings', () => {
    expect(footerGroups().every(({ group }) => groups.includes(group))).toBe(true)
  })
})
