import { describe, expect, it } from 'vitest'
import { alertHrefOfSearch, buildSearchHref } from '../../../../../lib/alerts/compose/search-link.ts'
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

it('turns a seat search into the address of a new alert', () => {
  expect(
    alertHrefOfSearch(
      '/virgin-australia/reward-seat-finder?from=SYD&to=region:europe&when=2027-03&seats=2&cabins=J&direct=1',
    ),
  ).toBe(
    '/alerts?new&program=velocity&from=SYD&to=region%3Aeurope&cabins=J&seats=2&direct=1&start=2027-03-01&end=2027-03-31',
  )
  expect(alertHrefOfSearch('/qantas/business-class-finder?from=SYD&to=LAX')).toBe(
    '/alerts?new&program=qantas&from=SYD&to=LAX&cabins=J',
  )
})

it('keeps both programs, the carriers and the most points of a search', () => {
  const query = 'from=SYD&to=SIN&cabins=J&programs=qantas%2Cvelocity&carriers=QF%2CSQ&points=90000'
  expect(alertHrefOfSearch(`/qantas/reward-seat-finder?${query}`)).toBe(
    '/alerts?new&program=qantas%2Cvelocity&from=SYD&to=SIN&cabins=J&carriers=QF%2CSQ&points=90000',
  )
})

it.each([
  ['a calculator', '/carrier-charges?from=SYD&to=LAX'],
  ['a search without an end', '/qantas/reward-seat-finder?from=SYD'],
  ['a search of everywhere', '/qantas/reward-seat-finder?from=SYD&to=anywhere'],
])('returns null for %s', (_, href) => {
  expect(alertHrefOfSearch(href)).toBeNull()
})
