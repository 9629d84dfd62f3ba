import { describe, expect, it } from 'vitest'
import type { FoundSeats } from '../../../../lib/alerts/alert.ts'
import { buildDigest, joinDigests } from '../../../../lib/alerts/digest.ts'
import { matchAlert } from '../../../../lib/alerts/match-alert.ts'
import { MAX_OPENINGS } from '../../../../lib/alerts/outbox.ts'
import { getRowKey, goneSeats, isGone, listSentKeys } from '../../../../lib/alerts/sent-keys.ts'
import { beside, change, offer, rowState, seenAt } from './changes.ts'
import { settingsWith } from './settings.ts'

function found(more: Partial<FoundSeats> = {}): FoundSeats {
  const one = matchAlert(settingsWith(), change(), beside())
  if (one === null) throw new Error('the base alert does not fire')
  return { ...one, ...more }
}

describe('a digest', () => {
  it('puts the preferred cabin first, then the earliest date, then the fewest points', () => {
    const openings = [
      found({ cabin: 'J', date: '2027-03-01' }),
      found({ cabin: 'F', date: '2027-03-02', points: null }),
      found({ cabin: 'F', date: '2027-03-02', points: 90_000, direct: false }),
      found({ cabin: 'F', date: '2027-03-01' }),
      found({ cabin: 'Y', date: '2027-01-01' }),
    ]
    const order = buildDigest(openings, { cabins: ['F', 'J'] }).openings.map((one) => openings.indexOf(one))
    expect(order).toEqual([3, 2, 1, 0, 4])
  })

  it('lists each lane once, as last seen', () => {
    const later = found({ seats: 4, seenAt: '2026-11-20T02:00:00.000Z' })
    expect(buildDigest([later, found()], { cabins: ['J'] })).toEqual({ openings: [later], more: 0 })
  })

  it('counts the openings beyond its limit', () => {
    const many = Array.from({ length: MAX_OPENINGS + 3 }, (_, at) =>
      found({ date: new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10) }),
    )
    const digest = buildDigest(many, { cabins: ['J'] })
    expect([digest.openings.length, digest.more, digest.openings[0]?.date]).toEqual([MAX_OPENINGS, 3, '2027-01-01'])
  })

  it('counts a lane once, however many digests list or count it', () => {
    const on = (at: number) => found({ date: new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10) })
    const some = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => on(from + at))
    const criteria = { cabins: ['J' as const] }
    const sixty = buildDigest(some(0, 60), criteria)
    expect(joinDigests([sixty, sixty], criteria)).toEqual(sixty)
    const { openings, more } = joinDigests([sixty, buildDigest(some(50, 110), criteria)], criteria)
    expect([openings.length, openings.length + more]).toEqual([MAX_OPENINGS, 110])
    // A digest stored before rows were recorded adds its count unchanged.
    expect(joinDigests([sixty, { openings: some(0, 2), more: 7 }], criteria).more).toBe(sixty.more + 7)
  })
})

describe('reported seats', () => {
  const other = { kind: 'split', date: '2027-03-03', from: 'SYD', to: 'SIN', direct: true, seats: 2 } as const
  const halves = found({ other: { ...other, points: 1, charges: null } })
  const closing = (after = rowState(), more = {}) => change({ before: rowState(offer(4)), after, ...more })

  it('are identified by their lanes, by both where there are two', () => {
    expect(getRowKey(found())).toBe('qantas SYD-SIN 2027-03-02 J direct')
    expect(listSentKeys('users/ann/alerts/07', [found(), halves])).toEqual([
      '07 qantas SYD-SIN 2027-03-02 J direct',
      '07 qantas SYD-SIN 2027-03-03 J direct',
    ])
  })

  it('are gone once the party no longer fits', () => {
    const party = settingsWith({ seats: 2 })
    expect(isGone(found(), party, closing())).toBe(true)
    expect(isGone(found(), party, closing(rowState(offer(1))))).toBe(true)
    expect(isGone(found(), party, closing(rowState(offer(2))))).toBe(false)
    expect(isGone(found(), party, closing(rowState(), { direct: false }))).toBe(false)
    expect(isGone(found(), settingsWith({ carriers: ['JL'] }), closing(rowState(offer(2))))).toBe(true)
  })

  it('are gone once either half is too small for the passengers the other leaves', () => {
    const party = settingsWith({ seats: 4, split: true })
    expect(isGone(halves, party, closing(rowState(offer(2))))).toBe(false)
    expect(isGone(halves, party, closing(rowState(offer(1))))).toBe(true)
    expect(isGone(halves, party, closing(rowState(offer(2)), { date: '2027-03-03' }))).toBe(false)
    expect(isGone(halves, party, closing(rowState(), { date: '2027-03-03' }))).toBe(true)
  })

  it('are gone once the way back is gone', () => {
    const back = { ...other, kind: 'return', from: 'SIN', to: 'SYD', points: 1, charges: null } as const
    const trip = found({ other: back })
    const lost = closing(rowState(), { from: 'SIN', to: 'SYD', date: '2027-03-03' })
    expect(isGone(trip, settingsWith(), lost)).toBe(true)
    expect(goneSeats(trip, seenAt)).toEqual({
      ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-03-02', cabin: 'J', direct: true },
      goneAt: seenAt,
    })
  })
})
