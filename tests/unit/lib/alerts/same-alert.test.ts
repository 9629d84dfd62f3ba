import { describe, expect, it } from 'vitest'
import { findSameAlert } from '../../../../lib/alerts/same-alert.ts'
import type { SeatAlertSettings } from '../../../../lib/alerts/seat-alert.ts'
import { settingsWith } from './settings.ts'

const held = { date: '2027-02-03', cabin: 'W' as const, points: 50_000 }
const one = settingsWith({ cabins: ['J', 'F'], from: ['SYD', 'MEL'] })

describe('an alert that already exists', () => {
  it('is recognised by what it waits for, whatever its name and channels', () => {
    const present = [{ id: '07', settings: one }]
    const same = { ...one, name: 'Another', channels: ['push' as const], paused: true, from: ['MEL', 'SYD'] }
    expect(findSameAlert(same, present)?.id).toBe('07')
    expect(findSameAlert({ ...one, cabins: ['F', 'J'] }, present)?.id).toBe('07')
    // The alert being edited is not a duplicate of itself.
    expect(findSameAlert(same, present, '07')).toBeNull()
  })

  it('is a different one as soon as it may find something else', () => {
    const present = [{ id: '07', settings: one }]
    for (const change of [
      { seats: one.seats + 1 },
      { cabins: ['J' as const] },
      { dates: { start: one.dates.start, end: '2027-12-31' } },
      { maxPoints: 1 },
      { maxCharges: 1 },
      { direct: !one.direct },
      { split: !one.split },
      { weekdays: [1] },
      { carriers: ['ZZ'] },
      { stay: { min: 3, max: 9 } },
      { holding: held },
      { to: ['ZZZ'] },
    ]) {
      expect(findSameAlert({ ...one, ...change }, present), JSON.stringify(change)).toBeNull()
    }
    const better = { ...one, holding: held }
    expect(findSameAlert({ ...better, cabins: ['F', 'J'] }, [{ id: '01', settings: better }])).toBeNull()
  })

  it('for seats is recognised by its flight, day, cabin and seats, in any order', () => {
    const wanted = { kind: 'named', seats: ['4A', '4B'] } as const
    const seat: SeatAlertSettings = {
      ...{ flight: 'QF1', date: '2027-02-03', cabin: 'J', quiet: null, channels: ['email'], paused: false },
      wanted: { ...wanted, seats: [...wanted.seats] },
    }
    const present = [{ id: '00', settings: seat }]
    expect(findSameAlert({ ...seat, wanted: { kind: 'named', seats: ['4B', '4A'] } }, present)?.id).toBe('00')
    for (const change of [
      { wanted: { kind: 'named' as const, seats: ['4A'] } },
      { date: '2027-02-04' },
      { flight: 'QF2' },
      { cabin: 'F' as const },
    ]) {
      expect(findSameAlert({ ...seat, ...change }, present), JSON.stringify(change)).toBeNull()
    }
  })
})
