import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  AIRPORT_CODES,
  codeNumber,
  ROUTE_RANKS,
  type RouteKey,
  rankOfRoute,
  routeId,
} from '../../../../lib/availability/route-key.ts'
import { programs } from '../../../../lib/core/program.ts'

const letter = fc.integer({ min: 65, max: 90 }).map((code) => String.fromCharCode(code))
const code = fc.tuple(letter, letter, letter).map((letters) => letters.join(''))
const key: fc.Arbitrary<RouteKey> = fc.record({ program: fc.constantFrom(...programs), from: code, to: code })

const wordOf = ({ program, from, to }: RouteKey) => `${from} ${to} ${programs.indexOf(program)}`

it('numbers airports in the order of the alphabet, each its own, below all there can be', () => {
  expect([codeNumber('AAA'), codeNumber('AAB'), codeNumber('ABA'), codeNumber('ZZZ')]).toEqual([
    0,
    1,
    26,
    AIRPORT_CODES - 1,
  ])
  fc.assert(
    fc.property(code, code, (a, b) => Math.sign(codeNumber(a) - codeNumber(b)) === (a < b ? -1 : a > b ? 1 : 0)),
  )
})

it('ranks routes by origin, destination and program, each its own, exactly even beside a day and cabin', () => {
  fc.assert(
    fc.property(key, key, (a, b) => {
      const order = wordOf(a) < wordOf(b) ? -1 : wordOf(a) > wordOf(b) ? 1 : 0
      expect(Math.sign(rankOfRoute(a) - rankOfRoute(b))).toBe(order)
      expect(rankOfRoute(a)).toBeLessThan(ROUTE_RANKS)
    }),
  )
  // A cursor multiplies a cell of the year 2100 with it: the number must not lose its last digit.
  const cell = 48_000 * 4 * 2
  expect(Number.isSafeInteger(cell * ROUTE_RANKS)).toBe(true)
})

it('gives a document’s id that says which route it is', () => {
  expect(routeId({ program: 'velocity', from: 'SYD', to: 'LHR' })).toBe('velocity_SYD-LHR')
  fc.assert(fc.property(key, key, (a, b) => (routeId(a) === routeId(b)) === (wordOf(a) === wordOf(b))))
})
