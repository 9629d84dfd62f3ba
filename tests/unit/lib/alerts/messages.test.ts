import { describe, expect, it } from 'vitest'
import { buildDigest } from '../../../../lib/alerts/digest.ts'
import { latestChanges } from '../../../../lib/alerts/latest-changes.ts'
import { matchAlert } from '../../../../lib/alerts/match-alert.ts'
import {
  buildName,
  goneList,
  goneMessage,
  openingsMessage,
  type Sending,
  withMore,
  withoutRows,
} from '../../../../lib/alerts/messages.ts'
import { MAX_OPENINGS, OutboxDocument } from '../../../../lib/alerts/outbox.ts'
import { goneSeats, sentKey } from '../../../../lib/alerts/sent-keys.ts'
import { beside, change, offer, rowState, seenAt } from './changes.ts'
import { settingsWith } from './settings.ts'

const now = '2026-11-20T01:00:00.000Z'
const morning = '2026-11-20T20:00:00.000Z'
const sending: Sending = {
  ...{ uid: 'ann', alert: 'users/ann/alerts/07', name: 'Mine', run: 'r1', now, sendsAt: now, sample: false },
}
const settings = settingsWith()
const on = (date: string) => {
  const found = matchAlert(settings, change({ date }), beside())
  if (found === null) throw new Error('the base alert does not fire')
  return found
}
const message = (...dates: string[]) => openingsMessage(sending, 'email', buildDigest(dates.map(on), settings))

describe('a message', () => {
  it('fits the outbox schema, whatever it reports', () => {
    const gone = goneMessage(sending, 'push', goneList([goneSeats(on('2027-03-02'), now)]))
    for (const one of [message('2027-03-02'), message('2027-03-02', '2027-03-03'), gone]) {
      expect(OutboxDocument.parse(one)).toEqual(one)
    }
    expect([message('2027-03-02').kind, message('2027-03-02', '2027-03-03').kind]).toEqual(['opening', 'digest'])
    expect(() => openingsMessage(sending, 'email', { openings: [], more: 0 })).toThrow('at least one')
  })

  it('is named by its run when it goes out at once, and by its send time when it waits', () => {
    expect(buildName(sending, 'email', 'openings').at(-1)).toBe('run r1')
    const held = { ...sending, sendsAt: morning }
    expect(buildName(held, 'email', 'openings')).toEqual(buildName({ ...held, run: 'r2' }, 'email', 'openings'))
  })
})

describe('a message that waits', () => {
  it('includes what has been found since', () => {
    const more = withMore(message('2027-03-02'), message('2027-03-01'), settings)
    expect(more).toMatchObject({
      kind: 'digest',
      payload: { openings: [{ date: '2027-03-01' }, { date: '2027-03-02' }] },
    })
    expect(withMore(message('2027-03-02'), message('2027-03-02'), settings)).toEqual(message('2027-03-02'))
    expect(withMore(null, message('2027-03-02'), settings)).toEqual(message('2027-03-02'))
  })

  it('includes nothing more once it has been sent', () => {
    expect(withMore({ ...message('2027-03-02'), status: 'sent' }, message('2027-03-01'), settings)).toBeNull()
  })

  it('adds up what is gone, each lane once', () => {
    const gone = (date: string) => goneMessage(sending, 'email', goneList([goneSeats(on(date), now)]))
    expect(withMore(gone('2027-03-02'), gone('2027-03-03'), settings)).toMatchObject({
      payload: { seats: [{}, {}], more: 0 },
    })
    expect(withMore(gone('2027-03-02'), gone('2027-03-02'), settings)).toMatchObject({ payload: { seats: [{}] } })
  })

  it('drops lanes that are gone, and is null once none is left', () => {
    const keys = new Set([sentKey(sending.alert, on('2027-03-02'))])
    expect(withoutRows(message('2027-03-02', '2027-03-03'), keys)).toEqual(message('2027-03-03'))
    expect(withoutRows(message('2027-03-02'), keys)).toBeNull()
    const openings = ['2027-03-02', '2027-03-03'].map(on)
    const left = withoutRows(openingsMessage(sending, 'email', { openings, more: 3 }), keys)
    expect(left).toMatchObject({ kind: 'digest', payload: { openings: [{ date: '2027-03-03' }], more: 3 } })
    expect(OutboxDocument.parse(left)).toEqual(left)
  })
})

it('a list of gone seats is cut to what a message carries', () => {
  const many = Array.from({ length: MAX_OPENINGS + 2 }, (_, at) => ({
    ...goneSeats(on('2027-03-02'), now),
    date: new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
  }))
  const { seats, more } = goneList([...many, ...many])
  expect([seats.length, more]).toEqual([MAX_OPENINGS, 2])
})

describe('changes of one lane', () => {
  const reported = (more: Parameters<typeof change>[0]) => ({
    ...change(more),
    kind: 'opening' as const,
    sample: false,
  })

  it('are merged into one, from before the first to after the last', () => {
    const [one, ...others] = latestChanges([
      reported({ before: null, after: rowState(offer(2)) }),
      reported({ date: '2027-04-01' }),
      reported({ before: rowState(offer(2)), after: rowState(), source: null, seenAt: '2026-11-20T02:00:00.000Z' }),
    ])
    expect(others).toHaveLength(1)
    expect(one).toMatchObject({ before: null, after: { seats: 0 }, source: { name: 'x' } })
    expect(one?.seenAt).not.toBe(seenAt)
  })
})
