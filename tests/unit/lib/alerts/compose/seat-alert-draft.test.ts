import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptySeatDraft,
  readSeatAlertDraft,
  readSeatNames,
  type SeatAlertDraft,
  seatAlertHref,
  writeSeatAlertDraft,
} from '../../../../../lib/alerts/compose/seat-alert-draft.ts'

const read = (query: string) => readSeatAlertDraft(new URLSearchParams(query))

const draft: fc.Arbitrary<SeatAlertDraft> = fc.record({
  name: fc.stringMatching(/^[\w <>&]{0,80}$/).map((text) => text.trim()),
  flight: fc.option(fc.constantFrom('QF1', 'VA308', '3K201')),
  date: fc.option(fc.constantFrom('2026-12-01', '2027-02-28')),
  cabin: fc.constantFrom('Y', 'W', 'J', 'F'),
  wanted: fc.oneof(
    fc.constantFrom('window' as const, 'aisle' as const, 'exit' as const).map((kind) => ({ kind })),
    fc.integer({ min: 2, max: 9 }).map((together) => ({ kind: 'pair' as const, together })),
    fc.shuffledSubarray(['1A', '12C', '45K'], { minLength: 1 }).map((seats) => ({ kind: 'named' as const, seats })),
  ),
  quiet: fc.constantFrom(null, { start: '22:00', end: '07:00', timeZone: 'Australia/Perth' }),
  channels: fc.shuffledSubarray(['email', 'push', 'feed'] as const, { minLength: 1 }),
})

describe('the address of a seat alert being composed', () => {
  it('reads back every draft it was written from, without faults', () => {
    fc.assert(
      fc.property(draft, (wanted) => {
        expect(readSeatAlertDraft(writeSeatAlertDraft(wanted))).toEqual({ draft: wanted, bad: [] })
      }),
    )
  })

  it('carries a flight and what is wanted on it', () => {
    const href = seatAlertHref({ flight: 'QF1', date: '2026-12-01', cabin: 'J', wanted: { kind: 'pair', together: 2 } })
    expect(href).toBe('/seat-alerts?new&flight=QF1&date=2026-12-01&cabin=J&wanted=together%3A2')
    expect(seatAlertHref({})).toBe('/seat-alerts?new')
  })

  it('accepts a flight number as people write it', () => {
    expect(read('flight=qf%20001').draft.flight).toBe('QF1')
  })

  it.each([
    ['flight=Boeing', 'flight'],
    ['date=tomorrow', 'date'],
    ['cabin=X', 'cabin'],
    ['wanted=together:1', 'wanted'],
    ['wanted=100A', 'wanted'],
    [`name=${'n'.repeat(81)}`, 'name'],
  ])('says that %s could not be read', (query, name) => {
    const { draft: answer, bad } = read(query)
    expect(answer).toEqual(emptySeatDraft)
    expect(bad.map((one) => one.name)).toEqual([name])
  })
})

describe('a list of seats', () => {
  it.each([
    ['12a, 12C 14F', ['12A', '12C', '14F']],
    ['1A;1A', ['1A']],
    ['', null],
    ['12A, window', null],
    ['012A', null],
  ])('%j', (text, seats) => {
    expect(readSeatNames(text)).toEqual(seats)
  })

  it('has at most twenty', () => {
    const seats = Array.from({ length: 21 }, (_, row) => `${row + 1}A`)
    expect(readSeatNames(seats.slice(1).join(','))).toHaveLength(20)
    expect(readSeatNames(seats.join(','))).toBeNull()
  })
})
