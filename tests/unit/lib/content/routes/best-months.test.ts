import { describe, expect, it } from 'vitest'
import { bestMonths, MonthsAnswer } from '../../../../../lib/content/routes/best-months.ts'

const month = (key: string, looks: number, found: number) => ({ key, looks, found })
const best = (...byMonth: ReturnType<typeof month>[]) =>
  bestMonths({ byMonth })
    .filter(({ isBest }) => isBest)
    .map((one) => one.month)

describe('bestMonths', () => {
  it('marks the three months that most often have seats, and ties with the third', () => {
    const months = [
      month('2026-12', 100, 10),
      month('2027-01', 100, 40),
      month('2027-02', 100, 30),
      month('2027-03', 100, 20),
      month('2027-04', 100, 20),
    ]
    expect(best(...months)).toEqual(['2027-01', '2027-02', '2027-03', '2027-04'])
  })

  it('marks no month without seats or with few checks', () => {
    expect(best(month('2026-12', 100, 0), month('2027-01', 100, 0))).toEqual([])
    expect(best(month('2026-12', 19, 19), month('2027-01', 30, 5))).toEqual(['2027-01'])
    expect(best(month('2026-12', 49, 49), month('2027-01', 100, 5))).toEqual(['2027-01'])
    expect(best()).toEqual([])
    const marks = bestMonths({ byMonth: [month('2026-12', 49, 49), month('2027-01', 100, 5)] })
    expect(marks.map(({ isThin }) => isThin)).toEqual([true, false])
  })

  it('parses a statistics answer, and returns null for an incomplete one', () => {
    expect(MonthsAnswer.safeParse({ sample: true, byMonth: [month('2026-12', 1, 1)], more: 1 }).success).toBe(true)
    expect(MonthsAnswer.safeParse({ sample: true }).success).toBe(false)
  })
})
