import { describe, expect, it } from 'vitest'
import { daysBetween, getWeekday } from '../../../../lib/core/dates.ts'
import { schoolHolidays, states } from '../../../../lib/search/data/school-holidays.ts'
import { lengthPresets, stateOfZone, upcomingBreaks } from '../../../../lib/search/trip-presets.ts'

describe('the table of school holidays', () => {
  it('has a source and date for every state, and breaks in order and of plausible length', () => {
    for (const state of states) {
      const { source, asOf, breaks } = schoolHolidays[state]
      expect(source).toMatch(/^https:\/\/[\w.]+\.(gov|wa\.edu)\.au\//)
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/)
      for (const [at, { season, start, end }] of breaks.entries()) {
        const days = daysBetween(start, end) + 1
        expect([state, season, start, days >= 10 && days <= (season === 'summer' ? 55 : 25)]).toEqual([
          state,
          season,
          start,
          true,
        ])
        const before = breaks[at - 1]
        if (before) expect(before.end < start).toBe(true)
      }
    }
  })
})

describe('upcomingBreaks', () => {
  it('starts with the current or next break', () => {
    expect(upcomingBreaks('NSW', '2027-01-05').map(({ label }) => label)).toEqual([
      'Summer 2026',
      'Autumn 2027',
      'Winter 2027',
      'Spring 2027',
      'Summer 2027',
      'Autumn 2028',
    ])
    expect(upcomingBreaks('NSW', '2027-01-28')[0]?.label).toBe('Autumn 2027')
  })

  it('includes the weekends at both ends', () => {
    const [winter] = upcomingBreaks('NSW', '2027-06-01', 1)
    expect(winter?.leave).toEqual({ start: '2027-07-03', end: '2027-07-18' })
    expect([getWeekday('2027-07-03'), getWeekday('2027-07-18')]).toEqual([5, 6])
    const [queensland] = upcomingBreaks('QLD', '2027-06-01', 1)
    expect(queensland?.leave).toEqual({ start: '2027-06-26', end: '2027-07-11' })
  })

  it('never offers a day that has passed', () => {
    expect(upcomingBreaks('VIC', '2027-07-01', 1)[0]?.leave.start).toBe('2027-07-01')
  })
})

describe('the length presets', () => {
  it('have valid stays, and none only if one way', () => {
    for (const { trip, stay } of lengthPresets) {
      expect(trip === 'one-way').toBe(stay === null)
      if (stay) expect(stay.min <= stay.max && stay.max <= 180).toBe(true)
    }
  })
})

describe('stateOfZone', () => {
  it('depends on the device’s time zone, and is New South Wales outside Australia', () => {
    expect(stateOfZone('Australia/Perth')).toBe('WA')
    expect(stateOfZone('Europe/London')).toBe('NSW')
  })
})
