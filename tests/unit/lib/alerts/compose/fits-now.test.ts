import { expect, it } from 'vitest'
import { emptyDraft } from '../../../../../lib/alerts/compose/alert-draft.ts'
import { fitDays, fitRows, fitsNowAddress } from '../../../../../lib/alerts/compose/fits-now.ts'
import type { DayCell, Row } from '../../../../../lib/availability/search-contract.ts'

const draft = { ...emptyDraft, from: ['SYD'], to: ['SIN'] }
const paramsOf = (address: string | null) => Object.fromEntries(new URL(address ?? '', 'http://site').searchParams)

it('returns null until both ends are named', () => {
  expect(fitsNowAddress(emptyDraft)).toBeNull()
  expect(fitsNowAddress({ ...emptyDraft, from: ['SYD'] })).toBeNull()
})

it('sends charges in cents and one seat for a party that may split, and keeps no history', () => {
  expect(paramsOf(fitsNowAddress(draft))).toMatchObject({ program: 'qantas', cabins: 'J', seats: '1', keep: '0' })
  const wide = { ...draft, seats: 4, maxCharges: 500, maxPoints: 90_000, carriers: ['QF', 'EK'] }
  expect(paramsOf(fitsNowAddress(wide))).toMatchObject({
    seats: '4',
    maxCharges: '50000',
    maxPoints: '90000',
    carriers: 'QF,EK',
  })
  expect(paramsOf(fitsNowAddress({ ...wide, split: true })).seats).toBe('1')
})

it('counts a day once, whatever its cabins, and only wanted weekdays', () => {
  const days = ['2026-12-04', '2026-12-04', '2026-12-05'].map((date) => ({ date }) as DayCell)
  expect(fitDays(days, [])).toBe(2)
  expect(fitDays(days, [5])).toBe(1)
  const rows = ['2026-12-04', '2026-12-05', '2026-12-11'].map((date) => ({ date }) as Row)
  expect(fitRows(rows, [5], 9).map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-11'])
  expect(fitRows(rows, [], 1)).toHaveLength(1)
})
