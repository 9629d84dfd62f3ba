import { expect, test } from 'vitest'
import { searchGains } from '../../../../lib/search/search-gains.ts'

const plans = { from: 'free', to: 'gold', today: '2026-11-20' } as const
const search = (href: string) => ({ href, title: 'SYD to SIN', results: 3, dateAdded: '2026-11-20T00:00:00Z' })
const qantas = '/qantas/reward-seat-finder?from=SYD&to=SIN'

function gainOf(href: string) {
  const [gain] = searchGains([search(href)], plans)
  return gain && [gain.moreDays, gain.moreSeats]
}

test('a search over the whole window gains what lies between the windows', () => {
  expect(gainOf(qantas)).toEqual([361 - 120, 0])
  expect(gainOf('/virgin-australia/reward-seat-finder?from=SYD&to=LAX')).toEqual([331 - 120, 0])
})

test('a search of some dates gains those of them beyond the window', () => {
  // The free window ends on 20 March 2027.
  expect(gainOf(`${qantas}&when=2027-03`)).toEqual([11, 0])
  expect(gainOf(`${qantas}&when=2027-05-01..2027-05-10`)).toEqual([10, 0])
  expect(gainOf(`${qantas}&when=2026-12`)).toBeUndefined()
  expect(gainOf(`${qantas}&when=2029-01`)).toBeUndefined()
})

test('a search for more people gains seats, up to what the other plan searches', () => {
  expect(gainOf(`${qantas}&when=2026-12&seats=3`)).toEqual([0, 2])
  expect(gainOf(`${qantas}&when=2026-12&seats=9`)).toEqual([0, 3])
  expect(gainOf('/virgin-australia/reward-seat-finder?from=SYD&to=LAX&when=2026-12&seats=9')).toEqual([0, 8])
})

test('an address that can’t be read is a search over the window', () => {
  expect(gainOf(`${qantas}&when=soon&seats=many`)).toEqual([241, 0])
})

test('the plan that sees most gains nothing', () => {
  expect(searchGains([search(qantas)], { ...plans, from: 'gold' })).toEqual([])
})
