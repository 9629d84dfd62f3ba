import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amount,
  calendarDate,
  choice,
  type Fields,
  listOf,
  wholeNumber,
  writeFields,
  yesOrNo,
} from '../../../../lib/calculators/fields.ts'
import { findBadValues } from '../../../../lib/core/address-state.ts'

describe('a whole number', () => {
  const points = wholeNumber(1, 1_000_000)

  it('is read as people write it', () => {
    expect(['100000', '100,000', ' 100 000 ', '$100_000'].map(points.read)).toEqual([
      100_000, 100_000, 100_000, 100_000,
    ])
  })

  it.each(['-5', '0', '1e309', '1e3', 'NaN', 'Infinity', '', '1.5', '1000001', '0x10', 'ten', '9'.repeat(10_240)])(
    'is not read from %j',
    (text) => expect(points.read(text)).toBeNull(),
  )

  it('stays within its bounds whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = points.read(text)
        expect(value === null || (Number.isInteger(value) && value >= 1 && value <= 1_000_000)).toBe(true)
      }),
    )
  })
})

describe('other fields', () => {
  it('an amount keeps two decimals and refuses three', () => {
    const dollars = amount(0, 9_999)
    expect([dollars.read('1,234.50'), dollars.read('12.345'), dollars.read('-1'), dollars.read('10000')]).toEqual([
      1234.5,
      null,
      null,
      null,
    ])
  })

  it('a date exists in the calendar', () => {
    expect([calendarDate.read('2028-02-29'), calendarDate.read('2027-02-29'), calendarDate.read('1 May')]).toEqual([
      '2028-02-29',
      null,
      null,
    ])
  })

  it('a choice is one of its words, which its hint lists while they are few', () => {
    const tier = choice(['Bronze', 'Silver'])
    expect([tier.read('Silver'), tier.read('silver'), tier.read('constructor')]).toEqual(['Silver', null, null])
    expect(tier.expected).toBe('one of Bronze, Silver')
    expect(choice('abcdefghijklmnop'.split('')).expected).toBe('one of the list')
  })

  it('yes is 1, no is 0', () =>
    expect([yesOrNo.read('1'), yesOrNo.read('0'), yesOrNo.read('yes')]).toEqual([true, false, null]))

  it('a list is bounded, and rejected when one of its items is', () => {
    const list = listOf(wholeNumber(1, 9), 3)
    expect([list.read('1,2,3'), list.read(''), list.read('1,2,3,4'), list.read('1,x')]).toEqual([
      [1, 2, 3],
      [],
      null,
      null,
    ])
    expect(list.write([4, 5])).toBe('4,5')
  })
})

describe('an address', () => {
  type State = { points: number; tier: string }
  const fields: Fields<State> = { points: wholeNumber(1, 100), tier: choice(['Bronze', 'Silver']) }
  const defaults = { points: 50, tier: 'Bronze' }

  it('names every value it could not read, and ignores parameters that are not its own', () => {
    const bad = findBadValues(fields, new URLSearchParams('points=1e309&tier=Silver&utm_source=x'))
    expect(bad).toEqual([{ name: 'points', given: '1e309', expected: 'a whole number from 1 to 100' }])
  })

  it('leaves defaults out', () => {
    expect(writeFields(fields, defaults, { points: 60, tier: 'Bronze' }).toString()).toBe('points=60')
  })
})
