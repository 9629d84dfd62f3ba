import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filledMenus } from '../../../lib/pages/navigation.ts'
import { linkTitle, menuLabels, menus } from '../../../lib/pages/page.ts'
import { pages } from '../../../lib/pages/pages.ts'
import { statements } from './statements.ts'

const root = join(import.meta.dirname, '../../..')
const paths = statements().flatMap(({ statement }) => /^Route (\/[^ ,]*)/.exec(statement)?.[1] ?? [])
const pageAt = (path: string) => pages.find((page) => page.path === path)

describe('every route of the specification', () => {
  it('is in the table: 76 in all', () => {
    expect(paths).toHaveLength(76)
  })

  it.each(paths)('%s is a page', (path) => {
    expect(existsSync(join(root, 'app', path, 'page.tsx'))).toBe(true)
    // The operators' pages are not in the registry of pages.
    if (!path.startsWith('/admin')) expect(pageAt(path)?.path).toBe(path)
  })
})

describe('the titles in the specification', () => {
  it('stand on the menus, in their order', () => {
    expect(menus.map((menu) => menuLabels[menu])).toEqual(['Find Seats', 'Alerts', 'Tools', 'Pricing', 'Learn'])
  })

  it('has a group of finders for each airline', () => {
    const [find] = filledMenus()
    const airlines = find?.groups.map(({ group, pages }) => [group, pages[0]?.path])
    expect(airlines?.slice(0, 2)).toEqual([
      ['Qantas', '/qantas/reward-seat-finder'],
      ['Virgin Australia', '/virgin-australia/reward-seat-finder'],
    ])
  })

  it.each([
    ['/seatmaps', 'Seat Maps By Route'],
    ['/amex', 'AMEX Australia'],
    ['/flight-load-checker', 'Flight Loads'],
    ['/flight-seat-availability-checker', 'Seat Maps'],
  ])('name the link to %s %s', (path, title) => {
    const page = pageAt(path)
    expect(page && linkTitle(page)).toBe(title)
  })

  it('title /privacy-policy', () => {
    expect(pageAt('/privacy-policy')?.title).toBe('Privacy Policy + T&Cs')
  })
})
