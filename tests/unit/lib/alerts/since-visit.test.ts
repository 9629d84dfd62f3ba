import { describe, expect, it } from 'vitest'
import type { FoundSeats } from '../../../../lib/alerts/alert.ts'
import type { AlertHistoryDocument } from '../../../../lib/alerts/alert-history.ts'
import { getRowKey, goneSeats } from '../../../../lib/alerts/sent-keys.ts'
import { changesSince, durationWords, newsFrom } from '../../../../lib/alerts/since-visit.ts'
import { foundWith } from './found.ts'

const today = '2026-11-24'
const since = '2026-11-19T08:42:00.000Z'
const path = (place: string) => `users/ann/alerts/${place}`

function opened(at: string, openings: FoundSeats[], more: Partial<AlertHistoryDocument> = {}): AlertHistoryDocument {
  const head = { at, alert: path('00'), name: 'Singapore', sendsAt: at, messages: [] }
  return { kind: 'openings', ...head, openings, more: 0, told: [], gone: [], ...more } as AlertHistoryDocument
}

function gone(at: string, found: FoundSeats): AlertHistoryDocument {
  const head = { at, alert: path('00'), name: 'Singapore', sendsAt: at, messages: [] }
  return { kind: 'gone', ...head, seats: [goneSeats(found, at)], more: 0 }
}

const [before, after, later] = ['2026-11-18T00:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-11-22T04:00:00.000Z']
const other = foundWith({ date: '2027-05-01' })

describe('newsFrom', () => {
  it('is the last visit, sign-up for a first one, and unknown until the visit is known', () => {
    expect(newsFrom(since, before)).toBe(since)
    expect(newsFrom(null, before)).toBe(before)
    expect(newsFrom(null, undefined)).toBeNull()
    expect(newsFrom(undefined, before)).toBeNull()
  })
})

describe('changesSince', () => {
  it('lists what opened since, and nothing from before', () => {
    const changes = changesSince([opened(after, [foundWith()]), opened(before, [other])], since, today)
    expect(changes.opened.map(({ key }) => key)).toEqual([getRowKey(foundWith())])
    expect(changes).toMatchObject({ closed: [], more: 0 })
  })

  it('lists a departure once, with every alert it fits', () => {
    const second = opened(later, [foundWith({ points: 80_000 })], { alert: path('07'), name: null })
    const [trip, ...rest] = changesSince([second, opened(after, [foundWith()])], since, today).opened
    expect(rest).toEqual([])
    expect(trip?.found.points).toBe(80_000)
    expect(trip?.alerts.map((alert) => alert.path).sort()).toEqual([path('00'), path('07')])
  })

  it('lists what closed, with when it opened and when it was gone', () => {
    const history = [gone(later, foundWith()), opened(after, [foundWith()], { gone: [getRowKey(foundWith())] })]
    const changes = changesSince(history, since, today)
    expect(changes.opened).toEqual([])
    expect(changes.closed).toMatchObject([{ openedAt: after, seats: { date: '2027-03-30', goneAt: later } }])
  })

  it('says which flight went: the departure itself, or the one it was found with', () => {
    const back = { ...foundWith(), from: 'SIN', to: 'SYD', date: '2027-04-08' }
    const shared = gone(later, foundWith())
    const closed = (entry: AlertHistoryDocument) => changesSince([entry], since, today).closed
    expect(closed(shared)).toMatchObject([{ went: { from: 'SYD', date: '2027-03-30' } }])
    const lost = { ...shared, seats: [goneSeats(foundWith(), later, back)] } as AlertHistoryDocument
    expect(closed(lost)).toMatchObject([
      { key: getRowKey(foundWith()), went: { from: 'SIN', to: 'SYD', date: '2027-04-08', cabin: foundWith().cabin } },
    ])
  })

  it('lists what came back as open', () => {
    const history = [
      opened('2026-11-23T00:00:00.000Z', [foundWith()]),
      gone(later, foundWith()),
      opened(after, [foundWith()], { gone: [getRowKey(foundWith())] }),
    ]
    expect(changesSince(history, since, today)).toMatchObject({
      opened: [{ at: '2026-11-23T00:00:00.000Z' }],
      closed: [],
    })
  })

  it('lists return trips first, then the newest', () => {
    const back = { kind: 'return' as const, ...other, from: 'SIN', to: 'SYD' }
    const pair = foundWith({ date: '2027-06-01', other: back })
    const history = [opened(later, [foundWith()]), opened(after, [pair, other])]
    expect(changesSince(history, since, today).opened.map(({ found }) => found.date)).toEqual([
      '2027-06-01',
      '2027-03-30',
      '2027-05-01',
    ])
  })

  it('leaves out what has departed, and counts what no message listed', () => {
    const history = [opened(after, [foundWith({ date: '2026-11-23' })], { more: 12 })]
    expect(changesSince(history, since, today)).toMatchObject({ opened: [], more: 12 })
    expect(changesSince([gone(later, foundWith({ date: '2026-11-23' }))], since, today).closed).toEqual([])
  })
})

describe('durationWords', () => {
  it.each([
    ['2026-11-22T00:00:00.000Z', '2026-11-22T00:35:00.000Z', '35 min'],
    ['2026-11-22T00:00:00.000Z', '2026-11-22T05:10:00.000Z', '5 h'],
    ['2026-11-20T00:00:00.000Z', '2026-11-22T04:00:00.000Z', '2 days 4 h'],
    ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z', '1 day'],
    ['2026-11-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z', '0 min'],
  ])('from %s to %s: %s', (from, to, words) => {
    expect(durationWords(from, to)).toBe(words)
  })
})
