import { expect, test } from 'vitest'
import { searchGains } from '../../../../lib/search/search-gains.ts'

const plans = { from: 'free', to: 'gold', today: '2026-11-20' } as const
const search = (href: string) => ({ href, title: 'SYD to SIN', results: 3, dateAdded: '2026-11-20T00:00:00Z' })
const qantas = '/qantas/reward-seat-finder?from=SYD&to=SIN'

function gainOf(href: string) {
  const [gain] = searchGains([search(href)], plans)
  return gain && [gain.moreDays, gain.moreSeats]
}

test('a search without dates gains the days between the two plans’ windows', () => {
  expect(gainOf(qantas)).toEqual([361 - 120, 0])
  expect(gainOf('/virgin-australia/reward-seat-finder?from=SYD&to=LAX')).toEqual([331 - 120, 0])
})

test('a search in both programs gains what the one that opens further ahead adds', () => {
  const velocity = '/virgin-australia/reward-seat-finder?from=SYD&to=LAX'
  expect(gainOf(`${velocity}&programs=qantas%2Cvelocity`)).toEqual([361 - 120, 0])
  expect(gainOf(`${velocity}&programs=qantas`)).toEqual([361 - 120, 0])
})

test('a search for certain dates gains those beyond the window', () => {
  // The free window ends on 20 March 2027.
  expect(gainOf(`${qantas}&when=2027-03`)).toEqual([11, 0])
  expect(gainOf(`${qantas}&when=2027-05-01..2027-05-10`)).toEqual([10, 0])
  expect(gainOf(`${qantas}&when=2026-12`)).toBeUndefined()
  expect(gainOf(`${qantas}&when=2029-01`)).toBeUndefined()
})

test('a search for more people gains seats, up to the other plan’s limit', () => {
  expect(gainOf(`${qantas}&when=2026-12&seats=3`)).toEqual([0, 2])
  expect(gainOf(`${qantas}&when=2026-12&seats=9`)).toEqual([0, 3])
  expect(gainOf('/virgin-australia/reward-seat-finder?from=SYD&to=LAX&when=2026-12&seats=9')).toEqual([0, 8])
})

test('an address that can’t be parsed counts as a search without dates', () => {
  expect(gainOf(`${qantas}&when=soon&seats=many`)).toEqual([241, 0])
})

test('a search gains nothing when the plan is already gold', () => {
  expect(searchGains([search(qantas)], { ...plans, from: 'gold' })).toEqual([])
})
