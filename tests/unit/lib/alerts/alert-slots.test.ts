import { describe, expect, it } from 'vitest'
import { AlertSlots, FOUND_AT, OPENED, SlotQuestion } from '../../../../lib/alerts/alert-slots.ts'
import { filedAlert } from '../../../../lib/alerts/filed-alert.ts'
import { change, lane, offer } from './changes.ts'
import { settingsWith } from './settings.ts'

describe('AlertSlots', () => {
  it('keeps the whole of every alert while it grows', () => {
    const slots = new AlertSlots()
    const many = 120_000
    const settings = settingsWith({ seats: 3, maxPoints: 90_000, maxCharges: 400 })
    for (let slot = 0; slot < many; slot += 1) slots.put(slot, settings)
    const filed = Uint32Array.from({ length: many }, (_, slot) => filedAlert(slot, false, 1, 31))
    const found = new Uint32Array(many)
    const crossedBy = (points: number, charges: number, turn: number) => {
      const question = new SlotQuestion(change({ before: lane(), after: lane({ ...offer(3), points, charges }) }))
      return slots.cross(filed, question, false, turn, found)
    }
    expect(crossedBy(90_000, 40_000, 1)).toBe(many)
    expect(found.every((one, slot) => one === ((slot << FOUND_AT) | OPENED))).toBe(true)
    expect(crossedBy(90_000, 40_000, 1)).toBe(0)
    expect(crossedBy(90_001, 40_000, 2)).toBe(0)
    expect(crossedBy(90_000, 40_001, 3)).toBe(0)
  })
})
