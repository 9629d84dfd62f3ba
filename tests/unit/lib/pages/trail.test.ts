import { describe, expect, it } from 'vitest'
import { linkTitle } from '../../../../lib/pages/link-titles.ts'
import { trailTo } from '../../../../lib/pages/trail.ts'

describe('the way to a page', () => {
  it('is empty at home and for what no page stands above', () => {
    expect(trailTo('/')).toEqual([])
    expect(trailTo('/no/such')).toEqual([])
  })

  it('leads by the heading of the footer, which is no link', () => {
    expect(trailTo('/qantas/reward-seat-finder')).toEqual([
      { title: 'Home', path: '/' },
      { title: 'Qantas', path: null },
    ])
  })

  it('leaves out the heading of the house itself', () => {
    expect(trailTo('/pricing')).toEqual([{ title: 'Home', path: '/' }])
  })

  it('leads to a slug page through its family', () => {
    expect(trailTo('/pricing/yearly').at(-1)).toEqual({ title: 'Pricing', path: '/pricing' })
    expect(trailTo('/pricing-of-old')).toEqual([])
  })
})

describe('what links call a page', () => {
  it('is what the specification says, else its title', () => {
    expect(linkTitle({ path: '/seatmaps', title: 'Seat maps by route and aircraft' })).toBe('Seat Maps By Route')
    expect(linkTitle({ path: '/pricing', title: 'Pricing' })).toBe('Pricing')
  })
})
