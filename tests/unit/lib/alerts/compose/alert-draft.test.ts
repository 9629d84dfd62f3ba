import { describe, expect, it } from 'vitest'
import { copyName, emptyDraft, toDraft, toSettings } from '../../../../../lib/alerts/compose/alert-draft.ts'
import { emptySeatDraft, toSeatDraft, toSeatSettings } from '../../../../../lib/alerts/compose/seat-alert-draft.ts'

const draft = { ...emptyDraft, from: ['SYD'], to: ['SIN'] }

describe('the settings of a draft', () => {
  it('turn “any day” into the days the plan reaches', () => {
    expect(toSettings(draft, 'free', '2026-11-20').dates).toEqual({ start: '2026-11-20', end: '2027-03-20' })
    expect(toSettings(draft, 'gold', '2026-11-20').dates.end).toBe('2028-01-14')
  })

  it('reach 60 days ahead for a guest, as the composer offers them', () => {
    expect(toSettings(draft, 'guest', '2026-11-20').dates).toEqual({ start: '2026-11-20', end: '2027-01-19' })
  })

  it('convert back to the same draft, and keep the pause', () => {
    const named = { ...draft, name: 'Tokyo', dates: { start: '2026-12-01', end: '2026-12-24' } }
    const settings = toSettings(named, 'free', '2026-11-20', true)
    expect(settings.paused).toBe(true)
    expect(toDraft(settings)).toEqual(named)
    const seat = { ...emptySeatDraft, flight: 'QF1', date: '2026-12-01', name: 'Row four' }
    expect(toSeatDraft(toSeatSettings(seat))).toEqual(seat)
  })

  it('have the nights in order, whichever was typed first', () => {
    expect(toSettings({ ...draft, stay: { min: 7, max: 2 } }, 'free', '2026-11-20').stay).toEqual({ min: 2, max: 7 })
  })

  it('have no name rather than an empty one', () => {
    expect('name' in toSettings({ ...draft, name: '  ' }, 'free', '2026-11-20')).toBe(false)
  })

  it('are refused where the draft is incomplete', () => {
    expect(() => toSettings(emptyDraft, 'free', '2026-11-20')).toThrow()
    expect(() => toSeatSettings(emptySeatDraft)).toThrow()
  })
})

describe('the name of a copy', () => {
  it('marks the copy within 80 characters, and stays empty without a name', () => {
    expect(copyName('Tokyo')).toBe('Tokyo (copy)')
    expect(copyName('x'.repeat(80))).toHaveLength(80)
    expect(copyName('')).toBe('')
  })
})
