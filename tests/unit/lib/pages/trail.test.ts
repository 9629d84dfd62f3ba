import { describe, expect, it } from 'vitest'
import { linkTitle } from '../../../../lib/pages/page.ts'
import { pageAt } from '../../../../lib/pages/pages.ts'
import { trailTo } from '../../../../lib/pages/trail.ts'

describe('the breadcrumb trail to a page', () => {
  it('is empty for the home page and for an unknown path', () => {
    expect(trailTo('/')).toEqual([])
    expect(trailTo('/no/such')).toEqual([])
  })

  it('includes the footer heading, without a link', () => {
    expect(trailTo('/qantas/reward-seat-finder')).toEqual([
      { title: 'Home', path: '/' },
      { title: 'Qantas', path: null },
    ])
  })

  it('leaves out the heading Pointsward', () => {
    expect(trailTo('/pricing')).toEqual([{ title: 'Home', path: '/' }])
  })

  it('leads to a slug page through its family’s page', () => {
    expect(trailTo('/pricing/yearly').at(-1)).toEqual({ title: 'Pricing', path: '/pricing' })
    expect(trailTo('/pricing-of-old')).toEqual([])
  })
})

describe('the link title of a page', () => {
  it('is the specified one, else the page’s own title', () => {
    expect(linkTitle(pageAt('/seatmaps'))).toBe('Seat Maps By Route')
    expect(linkTitle(pageAt('/pricing'))).toBe('Pricing')
  })
})
