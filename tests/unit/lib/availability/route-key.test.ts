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

it('numbers airports uniquely in alphabetical order, from 0 to AIRPORT_CODES - 1', () => {
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

it('ranks routes uniquely by origin, destination and program, exactly even when multiplied by a cell', () => {
  fc.assert(
    fc.property(key, key, (a, b) => {
      const order = wordOf(a) < wordOf(b) ? -1 : wordOf(a) > wordOf(b) ? 1 : 0
      expect(Math.sign(rankOfRoute(a) - rankOfRoute(b))).toBe(order)
      expect(rankOfRoute(a)).toBeLessThan(ROUTE_RANKS)
    }),
  )
  // A cursor multiplies it by a cell, here one of the year 2100: the number must not lose its last digit.
  const cell = 48_000 * 4 * 2
  expect(Number.isSafeInteger(cell * ROUTE_RANKS)).toBe(true)
})

it('gives each route its own document id, which names the route', () => {
  expect(routeId({ program: 'velocity', from: 'SYD', to: 'LHR' })).toBe('velocity_SYD-LHR')
  fc.assert(fc.property(key, key, (a, b) => (routeId(a) === routeId(b)) === (wordOf(a) === wordOf(b))))
})
