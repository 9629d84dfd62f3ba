import { describe, expect, it } from 'vitest'
import { listStripCells } from '../../../../../lib/alerts/compose/day-strip.ts'
import type { DayCell } from '../../../../../lib/availability/search-contract.ts'
import { addDays } from '../../../../../lib/core/dates.ts'
import { settingsWith } from '../settings.ts'

const today = '2026-11-24'
const calm = { opened: new Set<string>(), closed: new Set<string>() }
const cell = (date: string, seats: number | null, points = 82_000): DayCell =>
  ({ date, cabin: 'J', seats, points, moreSeats: false, direct: true }) as DayCell
const answer = (days: DayCell[], notSearched: string[] = [], openUntil = '2027-11-20') => ({
  days,
  notSearched,
  openUntil,
})
const over = (start: string, end: string, change = {}) => settingsWith({ dates: { start, end }, ...change })

describe('listStripCells', () => {
  it('has one cell a day from today, with the most seats of any cabin', () => {
    const days = [cell('2026-11-25', 1), cell('2026-11-25', 4, 90_000), cell('2026-11-26', null)]
    const cells = listStripCells(over('2026-11-20', '2026-11-27'), answer(days, ['2026-11-27']), calm, today)
    expect(cells.map(({ date, state, seats }) => [date, state, seats])).toEqual([
      ['2026-11-24', 'none', null],
      ['2026-11-25', 'seats', 4],
      ['2026-11-26', 'seats', null],
      ['2026-11-27', 'unsearched', null],
    ])
  })

  it('marks what opened and what closed', () => {
    const changes = { opened: new Set(['2026-11-25']), closed: new Set(['2026-11-26']) }
    const cells = listStripCells(over(today, '2026-11-26'), answer([cell('2026-11-25', 1)]), changes, today)
    expect(cells.map(({ mark }) => mark)).toEqual([null, 'opened', 'closed'])
  })

  it('locks days that are not on sale, or beyond the plan', () => {
    const late = addDays(today, 360)
    const [onSale] = listStripCells(over(late, late), answer([], [], late), calm, today)
    expect(onSale?.state).toBe('locked')
    const [beyond] = listStripCells(over('2027-06-01', '2027-06-01'), answer([], [], '2027-03-24'), calm, today)
    expect(beyond?.state).toBe('locked')
  })

  it('shows seats only on the weekdays asked for', () => {
    // 28 November 2026 is a Saturday.
    const days = [cell('2026-11-27', 2), cell('2026-11-28', 2)]
    const cells = listStripCells(over('2026-11-27', '2026-11-28', { weekdays: [6] }), answer(days), calm, today)
    expect(cells.map(({ state }) => state)).toEqual(['none', 'seats'])
  })

  it('groups days where there are too many, and shows each group by its best day', () => {
    const settings = over(today, addDays(today, 299))
    const changes = { opened: new Set([addDays(today, 4)]), closed: new Set([addDays(today, 3)]) }
    const cells = listStripCells(settings, answer([cell(addDays(today, 4), 2)]), changes, today)
    expect(cells).toHaveLength(100)
    expect(cells[1]).toMatchObject({ start: addDays(today, 3), end: addDays(today, 5), state: 'seats', mark: 'opened' })
    expect(cells[1]?.date).toBe(addDays(today, 4))
  })

  it('is empty once the period is over, and unsearched before the answer arrives', () => {
    expect(listStripCells(over('2026-11-01', '2026-11-20'), null, calm, today)).toEqual([])
    expect(listStripCells(over(today, today), null, calm, today)[0]?.state).toBe('unsearched')
  })
})
