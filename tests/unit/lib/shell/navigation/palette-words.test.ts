import { describe, expect, it } from 'vitest'
import { sentenceGroups } from '@/lib/shell/navigation/palette-words.ts'

const today = '2026-11-24'
const items = (text: string) => sentenceGroups(text, today).flatMap(({ items: all }) => all)

describe('a sentence in the palette', () => {
  it('becomes a search in the finder of its program', () => {
    expect(items('2 business seats Sydney to Bali in March under 60k velocity')).toEqual([
      {
        href: '/virgin-australia/reward-seat-finder?from=SYD&to=DPS&when=2027-03&seats=2&cabins=J&points=60000',
        title:
          '2 seats · Business · From Sydney · To Bali (Denpasar) · March 2027 · Up to 60,000 points each · Velocity Points',
        detail: 'Search these seats',
      },
    ])
  })

  it('names the words it leaves out', () => {
    expect(items('business to Bali with a parrot')[0]?.detail).toBe('Without “parrot”')
    expect(items('business to Bali in March in July')[0]?.detail).toBe('Without “March”, “July”')
  })

  it('gives no search if it only names places or pages, which have their own lists', () => {
    for (const text of ['Sydney to London', 'business class finder', 'points to dollars', 'velocity', 'a b']) {
      expect(items(text)).toEqual([])
    }
  })
})
