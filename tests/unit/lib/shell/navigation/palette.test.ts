import { describe, expect, it } from 'vitest'
import { pages } from '../../../../../lib/pages/pages.ts'
import { type PaletteItem, paletteGroups } from '../../../../../lib/shell/navigation/palette.ts'

const find = (text: string, label: string, past: Parameters<typeof paletteGroups>[1] = []): PaletteItem[] =>
  paletteGroups(text, past).find((group) => group.label === label)?.items ?? []

describe('the palette', () => {
  it('offers only pages, the home page first, before anything is typed', () => {
    const [first] = find('', 'Pages and tools')
    expect(first?.href).toBe('/')
    expect(paletteGroups('', []).map(({ label }) => label)).toEqual(['Pages and tools'])
  })

  it('finds a page by the starts of its words, in any order', () => {
    expect(find('plan', 'Pages and tools')[0]?.href).toBe('/pricing')
    expect(find('seat qantas', 'Pages and tools')[0]?.href).toBe('/qantas/reward-seat-finder')
    expect(find('lan', 'Pages and tools').map(({ href }) => href)).not.toContain('/pricing')
  })

  it('leads to no page hidden from search engines except the dashboard', () => {
    const hidden = pages.filter(({ index, path }) => !index && path !== '/dashboard')
    expect(hidden.length).toBeGreaterThan(0)
    for (const page of hidden) {
      expect(find(page.title.toLowerCase(), 'Pages and tools').map(({ href }) => href)).not.toContain(page.path)
    }
    expect(find('dashboard', 'Pages and tools')[0]?.href).toBe('/dashboard')
  })

  it('parses a route from codes or names, for both programs', () => {
    for (const text of ['syd lax', 'SYD-LAX', 'sydney to los angeles', 'Sydney → Los Angeles']) {
      expect(find(text, 'Routes').map(({ href }) => href)).toEqual([
        '/qantas/reward-seat-finder?from=SYD&to=LAX',
        '/virgin-australia/reward-seat-finder?from=SYD&to=LAX',
      ])
    }
    expect(find('syd lax', 'Routes')[0]?.route).toEqual({ from: 'SYD', to: 'LAX' })
  })

  it('finds no route if an end is unknown or missing, or both are the same', () => {
    for (const text of ['syd qqqqq', 'sydney to', 'syd syd', 'to', '-', 'syd']) expect(find(text, 'Routes')).toEqual([])
  })

  it('gives no route to draw for a country', () => {
    const [item] = find('sydney to japan', 'Routes')
    expect(item?.href).toBe('/qantas/reward-seat-finder?from=SYD&to=country%3AJP')
    expect(item?.route).toBeUndefined()
  })

  it('links from a place to its seats', () => {
    expect(find('auckland', 'Airports')[0]).toMatchObject({ title: 'Qantas seats to Auckland' })
  })

  it('offers past searches: all at first, then those that match', () => {
    const past = ['Sydney to Tokyo', 'Perth to Rome'].map((title, at) => ({ href: `/s${at}`, title }))
    expect(find('', 'Recent searches', past)).toHaveLength(2)
    expect(find('rome', 'Recent searches', past).map(({ href }) => href)).toEqual(['/s1'])
  })

  it('gives every item a unique address, whatever is typed', () => {
    for (const text of ['', 'syd', 'sin', 'qantas', '  ', '%', '('.repeat(500), 'ß', '🛫']) {
      const hrefs = paletteGroups(text, []).flatMap(({ items }) => items.map(({ href }) => href))
      expect(new Set(hrefs).size).toBe(hrefs.length)
    }
  })
})
