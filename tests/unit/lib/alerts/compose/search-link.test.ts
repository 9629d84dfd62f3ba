import { describe, expect, it } from 'vitest'
import { buildSearchHref } from '../../../../../lib/alerts/compose/search-link.ts'
import { findBadValues } from '../../../../../lib/core/address-state.ts'
import { codecs } from '../../../../../lib/search/finder-state.ts'
import { settingsWith } from '../settings.ts'

describe('buildSearchHref', () => {
  it('links to the finder with everything the alert waits for', () => {
    const settings = settingsWith({
      programs: ['velocity', 'qantas'],
      cabins: ['F', 'J'],
      seats: 2,
      direct: true,
      carriers: ['SQ'],
      maxPoints: 120_000,
      maxCharges: 0,
      stay: { min: 7, max: 10 },
    })
    const address = new URL(buildSearchHref(settings, '2026-12-24'), 'https://x')
    expect(address.pathname).toBe('/virgin-australia/reward-seat-finder')
    expect(findBadValues(codecs, address.searchParams)).toEqual([])
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ from: 'SYD', to: 'SIN', when: '2026-12-01..2027-11-01', seats: '2', direct: '1', carriers: 'SQ' },
      ...{ points: '120000', charges: '1', trip: 'return', stay: '7-10', day: '2026-12-24' },
    })
  })

  it('asks for one seat where the party may split', () => {
    expect(buildSearchHref(settingsWith({ seats: 3, split: true }))).not.toContain('seats=')
  })
})
