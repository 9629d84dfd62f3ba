import { describe, expect, it } from 'vitest'
import { AlertSlots } from '../../../../lib/alerts/alert-slots.ts'
import { filedAlert } from '../../../../lib/alerts/filed-alert.ts'
import { settingsWith } from './settings.ts'

describe('AlertSlots', () => {
  it('keeps the whole of every alert while it grows', () => {
    const slots = new AlertSlots()
    const many = 120_000
    const settings = settingsWith({ seats: 3, maxPoints: 90_000, maxCharges: 400 })
    for (let slot = 0; slot < many; slot += 1) slots.put(slot, settings)
    const numbers = Array.from({ length: many }, (_, slot) => slot)
    const broken = numbers.filter(
      (slot) => slots.seats(slot) !== 3 || slots.maxPoints(slot) !== 90_000 || slots.maxCharges(slot) !== 40_000,
    )
    expect(broken).toEqual([])
    const filed = Uint32Array.from(numbers, (slot) => filedAlert(slot, false, 1, 31))
    const question = { dayOfMonth: 9, weekday: 2, direct: true, back: false }
    const taken = new Uint32Array(many)
    expect(slots.take(filed, question, 1, taken)).toBe(many)
    expect(slots.take(filed, question, 1, taken)).toBe(0)
    expect(slots.take(filed, question, 2, taken)).toBe(many)
  })
})
