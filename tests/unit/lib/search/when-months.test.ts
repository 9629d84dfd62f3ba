import { describe, expect, it } from 'vitest'
import { getMonths, monthsAhead, pickMonth, toWhen } from '../../../../lib/search/when-months.ts'

const september = { kind: 'month', month: '2027-09' } as const
const both = { kind: 'range', start: '2027-09-01', end: '2027-10-31' } as const

describe('pickMonth', () => {
  it('picks a month, then a range to a second one, and starts again with a third', () => {
    expect(pickMonth({ kind: 'any' }, '2027-09')).toEqual(september)
    expect(pickMonth(september, '2027-10')).toEqual(both)
    expect(pickMonth({ kind: 'month', month: '2027-10' }, '2027-09')).toEqual(both)
    expect(pickMonth(both, '2027-12')).toEqual({ kind: 'month', month: '2027-12' })
    expect(pickMonth(september, '2027-09')).toEqual(september)
    expect(pickMonth({ kind: 'range', start: '2027-09-03', end: '2027-09-20' }, '2027-10').kind).toBe('month')
  })
})

describe('getMonths', () => {
  it('returns complete months, and null for other dates', () => {
    expect(getMonths(both)).toEqual({ first: '2027-09', last: '2027-10' })
    expect(getMonths({ ...both, end: '2027-10-30' })).toBeNull()
    expect(getMonths({ kind: 'any' })).toBeNull()
  })
})

it('toWhen keeps a complete month as a month', () => {
  expect(toWhen({ start: '2027-09-01', end: '2027-09-30' })).toEqual(september)
  expect(toWhen({ start: '2027-09-01', end: '2027-10-31' })).toEqual(both)
})

it('months are offered from this one on, past the end of the year', () => {
  const months = monthsAhead('2026-11-24')
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2028-01', 15])
})
