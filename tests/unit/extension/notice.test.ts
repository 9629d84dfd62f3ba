import { describe, expect, it } from 'vitest'
import { parseCoverage, parseSearch } from '../../../extension/src/answer.ts'
import { findOpening, needsCoverage, noticeOfCoverage, noticesOfSearch } from '../../../extension/src/messages.ts'
import { noticeWords } from '../../../extension/src/words.ts'
import { coverageBody, journey, searchBody } from './answers.ts'

const found = parseSearch(searchBody)
const why = (...statuses: Parameters<typeof coverageBody>) => noticeOfCoverage(parseCoverage(coverageBody(...statuses)))

describe('the reason why days show no seats', () => {
  it('is “none” only if every day was checked', () => {
    expect(why('none', 'none')).toEqual({ kind: 'none', seenAt: '2026-11-19T00:00:00Z' })
    expect(why('none', 'not-searched')).toMatchObject({ kind: 'partly' })
    expect(why('none', 'failed')).toMatchObject({ kind: 'partly' })
  })

  it('is never “none” if no day was checked', () => {
    expect(why('not-searched')).toEqual({ kind: 'not-searched' })
    expect(why('not-covered', 'not-searched')).toEqual({ kind: 'not-searched' })
    expect(why('not-covered')).toEqual({ kind: 'not-covered' })
    expect(why('failed', 'not-searched')).toEqual({ kind: 'failed', at: '2026-11-19T00:00:00Z' })
  })

  it('is null if there are seats, and is only requested if the search shows none in the plan’s window', () => {
    expect(why('seats')).toBeNull()
    expect(needsCoverage(journey, found)).toBe(false)
    expect(needsCoverage(journey, { ...found, days: [{ date: '2027-01-13' }] })).toBe(true)
    expect(needsCoverage({ ...journey, start: '2027-06-01', end: '2027-06-01' }, { ...found, days: [] })).toBe(false)
  })
})

describe('days past the plan', () => {
  const far = { ...journey, start: '2027-03-01', end: '2027-03-01' }

  it('are reported with the last day and the plan that opens them', () => {
    expect(noticesOfSearch(journey, found)).toEqual([])
    expect(noticesOfSearch(far, found)).toEqual([
      { kind: 'past-window', until: '2027-01-19', whole: true, opening: { plan: 'free', until: '2027-03-20' } },
    ])
    expect(noticesOfSearch({ ...far, start: '2027-01-10' }, found)).toMatchObject([{ whole: false }])
  })

  it('open with the smallest plan that reaches them, or on a later day', () => {
    const today = '2026-11-20'
    expect(findOpening('qantas', '2027-06-01', today, 'guest')).toEqual({ plan: 'silver', until: '2027-11-16' })
    expect(findOpening('velocity', '2027-11-16', today, 'free')).toEqual({ plan: 'silver', from: '2026-12-20' })
    expect(findOpening('velocity', '2027-11-16', today, 'gold')).toEqual({ plan: 'gold', from: '2026-12-20' })
  })

  it('are reported as passed if they are in the past', () => {
    const past = { ...journey, start: '2026-11-01', end: '2026-11-02' }
    expect(noticesOfSearch(past, found)).toEqual([{ kind: 'passed' }])
    expect(needsCoverage(past, { ...found, days: [] })).toBe(false)
  })
})

describe('the words', () => {
  const say = (notice: Parameters<typeof noticeWords>[0], plan: 'guest' | 'free' | 'gold' = 'guest', query = journey) =>
    noticeWords(notice, query, { now: searchBody.now, plan })

  it('say “no seats” only for checked days, with the cabin and the age of the check', () => {
    expect(say({ kind: 'none', seenAt: '2026-11-20T00:00:00Z' }, 'guest', { ...journey, cabin: 'J' })).toEqual({
      text: 'No business reward seats on Thu 14 Jan, checked 3 h ago.',
      step: 'alert',
    })
    for (const notice of [
      { kind: 'not-searched' },
      { kind: 'not-covered' },
      { kind: 'failed', at: '2026-11-20T00:00:00Z' },
      { kind: 'past-window', until: '2027-01-19', whole: true, opening: { plan: 'free', until: '2027-03-20' } },
    ] as const) {
      expect(say(notice).text).not.toMatch(/no .*seats/i)
      expect(say(notice).step, notice.kind).not.toBeNull()
    }
  })

  it('say how far a plan searches and which one opens the date', () => {
    const opening = { plan: 'free', until: '2027-03-20' } as const
    const notice = { kind: 'past-window', until: '2027-01-19', whole: true, opening } as const
    expect(say(notice).text).toBe(
      'Not checked: without an account we search to 19 Jan 2027. A free account covers it, to 20 Mar 2027.',
    )
    const later = { ...notice, opening: { plan: 'gold', from: '2026-12-20' } } as const
    expect(say(later, 'gold')).toEqual({
      text: 'Not checked: your Gold plan searches to 19 Jan 2027. It opens this date on 20 Dec 2026.',
      step: 'alert',
    })
  })

  it('offer a live check if the plan has one', () => {
    expect(say({ kind: 'not-searched' }, 'gold').step).toBe('live')
    expect(say({ kind: 'not-searched' }, 'free').step).toBe('alert')
  })
})
