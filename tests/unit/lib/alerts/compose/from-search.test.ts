import { expect, it } from 'vitest'
import { alertHrefOfSearch } from '../../../../../lib/alerts/compose/from-search.ts'

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
