import { expect, it } from 'vitest'
import { alertHrefOfSearch } from '../../../../../lib/alerts/compose/from-search.ts'

it('turns a seat search into the address of a new alert', () => {
  expect(
    alertHrefOfSearch(
      '/virgin-australia/reward-seat-finder?from=SYD&to=region:europe&when=2027-03&seats=2&cabins=J&direct=1',
    ),
  ).toBe('/alerts?new&program=velocity&from=SYD&to=region%3Aeurope&seats=2&direct=1&start=2027-03-01&end=2027-03-31')
  expect(alertHrefOfSearch('/qantas/business-class-finder?from=SYD&to=LAX')).toBe(
    '/alerts?new&from=SYD&to=LAX&cabins=Y%2CW%2CJ%2CF',
  )
})

it.each([
  ['a calculator', '/carrier-charges?from=SYD&to=LAX'],
  ['a search without an end', '/qantas/reward-seat-finder?from=SYD'],
  ['a search of everywhere', '/qantas/reward-seat-finder?from=SYD&to=anywhere'],
])('returns null for %s', (_, href) => {
  expect(alertHrefOfSearch(href)).toBeNull()
})
