import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, readState, spellQuery, writeState } from '../../../../lib/core/address-state.ts'
import { codecs, defaults } from '../../../../lib/search/finder-state.ts'

type State = { name: string; seats: number; day: string | null }
const wholeNumber = { read: (text: string) => (/^\d+$/.test(text) ? Number(text) : null), write: String }
const parts = { name: anyText, seats: wholeNumber, day: anyText }
const usual: State = { name: 'any', seats: 1, day: null }

describe('a state in an address', () => {
  it('falls back to defaults where the address has no value or an invalid one', () => {
    expect(readState<State>('?name=&seats=two&other=1', parts, usual)).toEqual({ name: '', seats: 1, day: null })
  })

  it('leaves out defaults and removed values, and keeps other parameters', () => {
    const change = { seats: 1, day: null, name: 'x' }
    expect(writeState<State>('seats=3&other=1&day=today', change, parts, usual)).toBe('other=1&name=x')
    expect(writeState<State>('seats=3', {}, parts, usual)).toBe('seats=3')
    expect(writeState<State>('seats=3', { day: 'today' }, parts, usual)).toBe('seats=3&day=today')
  })

  it('is read back as it was written', () => {
    const state = fc.record({ name: fc.string(), seats: fc.nat(), day: fc.option(fc.string()) })
    fc.assert(
      fc.property(state, state, (before, after) => {
        const query = writeState<State>(writeState<State>('', before, parts, usual), after, parts, usual)
        expect(readState<State>(spellQuery(query), parts, usual)).toEqual(after)
      }),
    )
  })

  it('is spelled with readable commas, colons and slashes', () => {
    const change = { from: ['SYD', 'country:NZ'], cabins: ['J' as const, 'F' as const] }
    expect(spellQuery(writeState('', change, codecs, defaults))).toBe('?from=SYD,country:NZ&cabins=J,F')
    expect(spellQuery(writeState('', { name: 'a/b' }, { name: anyText }, { name: '' }))).toBe('?name=a/b')
    expect(spellQuery('')).toBe('')
  })
})
