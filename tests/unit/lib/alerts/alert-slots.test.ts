import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../../lib/alerts/alert.ts'
import {
  AlertSlots,
  CLOSED,
  FOUND_AT,
  filedAlert,
  MAX_SLOTS,
  mayTake,
  OPENED,
  PreparedChange,
  slotOf,
} from '../../../../lib/alerts/alert-slots.ts'
import type { SeatChange } from '../../../../lib/availability/compare-cells.ts'
import { change, offer, rowState } from './changes.ts'
import { settingsWith } from './settings.ts'

describe('AlertSlots', () => {
  it('keeps every alert complete while it grows', () => {
    const slots = new AlertSlots()
    const many = 120_000
    const settings = settingsWith({ seats: 3, maxPoints: 90_000, maxCharges: 400 })
    for (let slot = 0; slot < many; slot += 1) slots.put(slot, settings)
    const filed = Uint32Array.from({ length: many }, (_, slot) => filedAlert(slot, false, 1, 31))
    const found = new Uint32Array(many)
    const crossedBy = (points: number, charges: number, turn: number) => {
      const question = new PreparedChange(
        change({ before: rowState(), after: rowState({ ...offer(3), points, charges }) }),
      )
      return slots.findAffected(filed, question, false, turn, found)
    }
    expect(crossedBy(90_000, 40_000, 1)).toBe(many)
    expect(found.every((one, slot) => one === ((slot << FOUND_AT) | OPENED))).toBe(true)
    expect(crossedBy(90_000, 40_000, 1)).toBe(0)
    expect(crossedBy(90_001, 40_000, 2)).toBe(0)
    expect(crossedBy(90_000, 40_001, 3)).toBe(0)
  })
})

describe('how a change crosses an alert', () => {
  /** How a change crosses an alert (opened, closed or both), or null where the alert is not found. */
  function crossed(settings: Partial<AlertSettings>, more: Partial<SeatChange>, back = false): number | null {
    const slots = new AlertSlots()
    slots.put(7, settingsWith(settings))
    const found = new Uint32Array(1)
    const filed = Uint32Array.of(filedAlert(7, false, 1, 31))
    const count = slots.findAffected(filed, new PreparedChange(change(more)), back, 1, found)
    return count === 0 ? null : (found[0] ?? 0) - (7 << FOUND_AT)
  }

  const none = rowState()
  const two = rowState(offer(2))
  const dear = rowState(offer(2, { charges: 90_000 }))

  it.each([
    ['opened', {}, none, two, OPENED],
    ['closed', {}, two, none, CLOSED],
    ['not by more of the same', {}, two, rowState(offer(4)), null],
    ['not by what it does not want', { seats: 3 }, none, two, null],
    ['opened by charges that fall', { maxCharges: 200 }, dear, two, OPENED],
    ['closed by charges that rise', { maxCharges: 200 }, two, dear, CLOSED],
    ['not by charges that nobody named', { maxCharges: 200 }, none, rowState(offer(2, { charges: null })), null],
    ['opened where points are not known and do not matter', {}, none, rowState(offer(2, { points: null })), OPENED],
    [
      'not where points are not known and matter',
      { maxPoints: 99_000 },
      none,
      rowState(offer(2, { points: null })),
      null,
    ],
    [
      'not where seats, points and charges are of different offers',
      { seats: 2, maxPoints: 80_000, maxCharges: 250 },
      none,
      rowState(offer(1), offer(2, { charges: 30_000 })),
      null,
    ],
  ] satisfies [string, Partial<AlertSettings>, SeatChange['after'], SeatChange['after'], number | null][])(
    '%s',
    (_, settings, before, after, wanted) => {
      expect(crossed(settings, { before, after })).toBe(wanted)
    },
  )

  it.each([
    ['a party that may split', { split: true, seats: 4 }],
    ['a return trip', { stay: { min: 7, max: 14 } }],
    ['certain carriers', { carriers: ['QF'] }],
    ['a booking in hand', { holding: { date: '2027-03-02', cabin: 'J', points: 90_000 } }],
  ] satisfies [string, Partial<AlertSettings>][])(
    'may be both for %s, where more than this lane decides',
    (_, settings) => {
      expect(crossed(settings, { before: two, after: two })).toBe(OPENED | CLOSED)
      expect(crossed(settings, { before: none, after: two })).toBe(OPENED)
      expect(crossed(settings, { before: two, after: none })).toBe(CLOSED)
      expect(crossed(settings, { before: none, after: none })).toBeNull()
    },
  )

  it('checks the days of the week only on the way out', () => {
    // The change is on a Tuesday.
    expect(crossed({ weekdays: [2] }, { before: none })).toBe(OPENED)
    expect(crossed({ weekdays: [1, 3] }, { before: none })).toBeNull()
    expect(crossed({ weekdays: [1, 3] }, { before: none }, true)).toBe(OPENED)
  })

  it('finds no alert in a slot that was buried', () => {
    const slots = new AlertSlots()
    slots.put(0, settingsWith())
    expect(slots.isAlive(0)).toBe(true)
    slots.markDeleted(0)
    expect(slots.isAlive(0)).toBe(false)
    const question = new PreparedChange(change({ before: none }))
    expect(
      slots.findAffected(Uint32Array.of(filedAlert(0, false, 1, 31)), question, false, 1, new Uint32Array(1)),
    ).toBe(0)
  })
})

it('filedAlert packs slot, days and flight kind into one number that reads back unchanged', () => {
  const day = fc.integer({ min: 1, max: 31 })
  const slots = fc.integer({ min: 0, max: MAX_SLOTS - 1 })
  fc.assert(
    fc.property(slots, fc.boolean(), day, day, day, fc.boolean(), (slot, directOnly, first, last, wanted, direct) => {
      const filed = filedAlert(slot, directOnly, first, last)
      expect(filed).toBe(filed >>> 0)
      expect(slotOf(filed)).toBe(slot)
      expect(mayTake(filed, wanted, direct)).toBe(wanted >= first && wanted <= last && (direct || !directOnly))
    }),
  )
})
