import { expect, it } from 'vitest'
import { emptyDraft } from '../../../../../lib/alerts/compose/alert-draft.ts'
import { fitDays, fitRows, fitsNowAddress, leftOutWords } from '../../../../../lib/alerts/compose/fits-now.ts'
import type { DayCell, Row } from '../../../../../lib/availability/search-contract.ts'

const draft = { ...emptyDraft, from: ['SYD'], to: ['SIN'] }
const paramsOf = (address: string | null) => Object.fromEntries(new URL(address ?? '', 'http://site').searchParams)

it('returns null until both ends are named', () => {
  expect(fitsNowAddress(emptyDraft, 'gold')).toBeNull()
  expect(fitsNowAddress({ ...emptyDraft, from: ['SYD'] }, 'gold')).toBeNull()
})

it('sends charges in cents and one seat for a party that may split, and keeps no history', () => {
  expect(paramsOf(fitsNowAddress(draft, 'free'))).toMatchObject({
    program: 'qantas',
    cabins: 'J',
    seats: '1',
    keep: '0',
  })
  const wide = { ...draft, seats: 4, maxCharges: 500, maxPoints: 90_000, carriers: ['QF', 'EK'] }
  expect(paramsOf(fitsNowAddress(wide, 'silver'))).toMatchObject({
    seats: '4',
    maxCharges: '50000',
    maxPoints: '90000',
    carriers: 'QF,EK',
  })
  expect(paramsOf(fitsNowAddress({ ...wide, split: true }, 'silver')).seats).toBe('1')
})

it('asks only for programs whose searches cover the party, and for nothing if none does', () => {
  const both = { ...draft, programs: ['qantas' as const, 'velocity' as const], seats: 6 }
  expect(paramsOf(fitsNowAddress(both, 'gold'))).toMatchObject({ program: 'velocity', seats: '6' })
  expect(fitsNowAddress({ ...both, seats: 2 }, 'free')).toBeNull()
})

it('says what of an alert the search leaves out', () => {
  expect(leftOutWords(draft)).toBe('')
  const holding = { date: '2027-03-08', cabin: 'J' as const, points: 68_400 }
  const all = { ...draft, split: true, stay: { min: 7, max: 21 }, holding }
  expect(leftOutWords(all)).toBe(
    'Doesn’t yet take separate flights, your return and your existing booking into account.',
  )
})

it('counts a day once, whatever its cabins, and only wanted weekdays', () => {
  const days = ['2026-12-04', '2026-12-04', '2026-12-05'].map((date) => ({ date }) as DayCell)
  expect(fitDays(days, [])).toBe(2)
  expect(fitDays(days, [5])).toBe(1)
  const rows = ['2026-12-04', '2026-12-05', '2026-12-11'].map((date) => ({ date }) as Row)
  expect(fitRows(rows, [5], 9).map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-11'])
  expect(fitRows(rows, [], 1)).toHaveLength(1)
})
