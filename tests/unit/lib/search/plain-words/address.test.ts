import { expect, it } from 'vitest'
import { searchAddress } from '../../../../../lib/search/plain-words/address.ts'

const today = '2026-11-20'

it.each([
  ['business Sydney to Tokyo in March', '/qantas/reward-seat-finder?from=SYD&to=TYO&when=2027-03&cabins=J'],
  ['velocity melbourne to bali', '/virgin-australia/reward-seat-finder?from=MEL&to=DPS'],
  ['qantas or velocity, Perth to Singapore', '/qantas/reward-seat-finder?from=PER&to=SIN&programs=qantas%2Cvelocity'],
  ['a parrot', '/qantas/reward-seat-finder'],
  ['', '/qantas/reward-seat-finder'],
])('“%s” leads to %s', (words, address) => expect(searchAddress(words, today)).toBe(address))

it.each(['//evil.example', 'https://evil.example/', '\r\nset-cookie: a=b', 'a'.repeat(9_000)])(
  '“%s” never leads to another site',
  (words) =>
    expect(searchAddress(words, today)).toMatch(/^\/(qantas|virgin-australia)\/reward-seat-finder(\?[\w=&.:%-]*)?$/),
)
