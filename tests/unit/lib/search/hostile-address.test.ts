import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../../../../lib/calculators/fields.ts'
import { readStatsPage } from '../../../../lib/content/stats/stats-page.ts'
import { findBadValues } from '../../../../lib/core/address-state.ts'
import { itineraryAddress, itineraryDefaults, itineraryFields } from '../../../../lib/journeys/oneworld-state.ts'
import { runDefaults, runFields } from '../../../../lib/journeys/status-run-state.ts'
import { placesDefaults, placesFields } from '../../../../lib/journeys/where-can-i-go/places-state.ts'
import { codecs, type FinderState, writeFinder } from '../../../../lib/search/finder-state.ts'

/** Values as in addresses that people cut, paste, translate and attack. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom('', ' ', '0', '-0', '1e9', 'NaN', 'null', 'true', '2027-02-30', '2027-13', '10-7', '999-999'),
  fc.constantFrom('__proto__', 'constructor', 'toString', '<script>', '%00', '\u0000', '١٢', '１', 'ＳＹＤ', ',,,'),
  fc.constantFrom('SYD', 'syd,mel', 'anywhere', 'anywhere,SYD', 'country:', 'region:mars', 'J,J', 'QF,qf', '1', 'list'),
  fc.array(fc.constantFrom('SYD', 'country:JP', 'x', ''), { maxLength: 40 }).map((tokens) => tokens.join(',')),
)
const names = Object.keys(codecs) as (keyof FinderState)[]

/** Checks that a value a field can read stays the same when written and read again. */
function expectSteady<State>(fields: Fields<State>, name: keyof State, text: string): void {
  const field = fields[name]
  const value = field.read(text)
  if (value === null) return
  const written = field.write(value)
  expect(field.read(written)).toEqual(value)
}

describe('an invalid address', () => {
  it('is read by the finder without an error, and exactly the invalid parameters are reported', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), hostile, { noNullPrototype: true }), (given) => {
        const params = new URLSearchParams(given)
        const bad = new Set(findBadValues(codecs, params).map(({ name }) => name))
        for (const [name, text] of params) {
          const codec = codecs[name as keyof FinderState]
          const value = codec.read(text)
          expect(bad.has(name as keyof FinderState)).toBe(value === null)
          if (value === null) continue
          // What was read means the same when written into an address again.
          const written = writeFinder({ [name]: value }).get(name)
          expect(written === null ? value : codec.read(written)).toEqual(value)
        }
      }),
    )
  })

  it('is read by the builders, the map of places and the statistics without an error', () => {
    const run = runFields(['sydney', 'perth'])
    const places = placesFields(['sydney', 'perth'])
    const keys = <State extends object>(state: State) => Object.keys(state) as (keyof State)[]
    fc.assert(
      fc.property(hostile, (text) => {
        for (const name of keys(itineraryDefaults)) expectSteady(itineraryFields, name, text)
        for (const name of keys(runDefaults)) expectSteady(run, name, text)
        for (const name of keys(placesDefaults)) expectSteady(places, name, text)
        const legs = itineraryFields.legs.read(text)
        if (legs) itineraryAddress({ ...itineraryDefaults, legs })
        const { state, bad } = readStatsPage({ program: text, cabin: text, from: text, to: [text, text] })
        expect(bad.length).toBeGreaterThanOrEqual(text === '' ? 0 : 3)
        for (const value of Object.values(state)) expect(typeof value).toBe('string')
      }),
    )
  })
})
