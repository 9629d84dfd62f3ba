import { describe, expect, it } from 'vitest'
import type { AlertHistoryDocument } from '../../../../../lib/alerts/alert-history.ts'
import { emptyDraft, toSettings } from '../../../../../lib/alerts/compose/alert-draft.ts'
import {
  conditionWords,
  findAlertName,
  getAlertStatus,
  getSeatAlertStatus,
  historyWords,
  spanWords,
  statusWords,
  waitingWords,
  wantedWords,
  watchWords,
} from '../../../../../lib/alerts/compose/alert-words.ts'
import { emptySeatDraft, toSeatSettings } from '../../../../../lib/alerts/compose/seat-alert-draft.ts'

const today = '2026-11-20'
const settings = toSettings(
  { ...emptyDraft, from: ['SYD'], to: ['SIN'], dates: { start: '2026-12-01', end: '2026-12-24' } },
  'free',
  today,
)

it('calls the alert of a reference as it is called now, an unnamed one by its trip', () => {
  const [found, identity] = ['users/ann/alerts/07#AAAAAAAAAAAAAAAAAAAA', 'AAAAAAAAAAAAAAAAAAAA']
  expect(findAlertName(found, [{ id: '07', identity, settings }])).toBe('Sydney to Singapore')
  expect(findAlertName(found, [{ id: '07', identity, settings: { ...settings, name: 'Asia' } }])).toBe('Asia')
  expect(findAlertName(found, [{ id: '07', identity: 'BBBBBBBBBBBBBBBBBBBB', settings }])).toBeNull()
  expect(findAlertName('users/ann/seat-alerts/07', [{ id: '07', settings }])).toBeNull()
})

describe('an alert in words', () => {
  it('says only what narrows it down', () => {
    expect(conditionWords(settings)).toEqual(['business'])
    expect(
      conditionWords({
        ...settings,
        cabins: ['F', 'J'],
        seats: 2,
        split: true,
        direct: true,
        weekdays: [5, 6],
        carriers: ['QF', 'EK'],
        maxPoints: 120_000,
        maxCharges: 500,
        stay: { min: 7, max: 7 },
        holding: { date: '2026-12-03', cabin: 'W', points: null },
      }),
    ).toEqual([
      'first, or business',
      '2 seats (separate flights OK)',
      'direct',
      'Fri Sat',
      'QF or EK',
      'up to 120,000 points',
      'taxes up to $500',
      'return after 7 nights',
      'better than premium economy on 3 Dec 2026',
    ])
  })

  it('counts nights as a range, or as one', () => {
    const nights = (min: number, max: number) => conditionWords({ ...settings, stay: { min, max } }).at(-1)
    expect(nights(7, 21)).toBe('return after 7–21 nights')
    expect(nights(1, 1)).toBe('return after 1 night')
  })

  it('gives its dates as a span, or as a single day', () => {
    expect(spanWords(settings.dates)).toBe('1 to 24 Dec 2026')
    expect(spanWords({ start: today, end: today })).toBe('20 Nov 2026')
  })

  it.each([
    [{ kind: 'window' as const }, 'a window seat'],
    [{ kind: 'exit' as const }, 'an exit row seat'],
    [{ kind: 'pair' as const, together: 3 }, '3 seats together'],
    [{ kind: 'named' as const, seats: ['4A', '4C'] }, '4A or 4C'],
    [{ kind: 'named' as const, seats: ['1A', '2A', '3A', '4A', '5A', '6A', '7A'] }, '1A, 2A, 3A, 4A, 5A, 6A or 1 more'],
  ])('describes the wanted seats %j', (wanted, words) => {
    expect(wantedWords(wanted)).toBe(words)
  })
})

describe('the status of an alert', () => {
  it.each([
    ['runs', {}, 'Running'],
    ['is paused', { paused: true }, 'Paused'],
    ['is over', { dates: { start: '2026-11-01', end: '2026-11-19' }, paused: true }, 'Ended: its last date has passed'],
    ['asks for too many seats', { seats: 2 }, 'Paused: more seats than your plan covers'],
    ['looks too far', { dates: { start: '2027-05-01', end: '2027-05-02' } }, 'Paused: dates beyond your plan'],
  ])('%s', (_, change, words) => {
    expect(getAlertStatus({ ...settings, ...change }, 'free', today).words).toBe(words)
  })

  it('says that a larger plan starts it, only where one does', () => {
    expect(getAlertStatus({ ...settings, seats: 2 }, 'free', today).upgrade).toBe(true)
    expect(getAlertStatus({ ...settings, seats: 2 }, 'gold', today)).toMatchObject({ kind: 'runs', upgrade: false })
  })

  it('has the same kinds for a seat alert', () => {
    const seat = toSeatSettings({ ...emptySeatDraft, flight: 'QF1', date: '2026-12-01' })
    expect(getSeatAlertStatus(seat, 'free', today).kind).toBe('runs')
    expect(getSeatAlertStatus({ ...seat, paused: true }, 'free', today).kind).toBe('paused')
    // Where it leaves from, it may still be the day before Sydney's.
    expect(getSeatAlertStatus(seat, 'free', '2026-12-02').kind).toBe('runs')
    expect(getSeatAlertStatus(seat, 'free', '2026-12-03').kind).toBe('over')
    expect(getSeatAlertStatus({ ...seat, date: '2027-06-01' }, 'free', today).kind).toBe('rests')
  })
})

describe('how many alerts are watched', () => {
  it('counts paused and ended alerts apart from those that run', () => {
    expect(statusWords(['runs', 'runs'])).toBe('2 watching')
    expect(statusWords(['runs', 'paused', 'rests', 'over'])).toBe('1 watching, 2 paused, 1 ended')
    expect(statusWords(['over'])).toBe('0 watching, 1 ended')
  })

  it('promises to watch only alerts that run', () => {
    expect(watchWords([])).toBe('Set an alert and we’ll watch for seats.')
    expect(watchWords(['runs'])).toBe('We are watching your alert.')
    expect(watchWords(['runs', 'runs'])).toBe('We are watching your 2 alerts.')
    expect(watchWords(['runs', 'over'])).toBe('We are watching 1 of your 2 alerts.')
    expect(watchWords(['paused'])).toBe('No alert is running right now.')
    expect(watchWords(['over', 'rests'])).toBe('No alert is running right now.')
  })
})

const shared = {
  at: '2026-11-20T01:00:00Z',
  alert: 'users/a/alerts/00',
  name: null,
  sendsAt: '2026-11-20T20:00:00Z',
  messages: [],
}
const flight = { program: 'qantas', from: 'SYD', to: 'SIN', date: '2026-12-08', cabin: 'J', direct: true } as const
const gone: AlertHistoryDocument = { ...shared, kind: 'gone', more: 2, seats: [{ ...flight, goneAt: shared.at }] }
const opened: AlertHistoryDocument = {
  ...shared,
  kind: 'openings',
  more: 0,
  told: [],
  gone: [],
  openings: [
    {
      ...flight,
      seats: 2,
      points: 68_400,
      charges: null,
      carriers: ['QF'],
      source: { kind: 'sample', name: 'sample data' },
      seenAt: shared.at,
      why: 'seats',
      before: null,
      other: null,
    },
  ],
}

it('describes what an alert found', () => {
  expect(historyWords(opened)).toEqual({
    title: '1 departure opened',
    lines: ['Tue 8 Dec SYD to SIN, 2 seats in business, 68,400 points'],
  })
  const other = { kind: 'return' as const, from: 'SIN', to: 'SYD', date: '2026-12-22', direct: true, seats: 2 }
  const openings = opened.openings.map((opening) => ({ ...opening, other: { ...other, points: null, charges: null } }))
  expect(historyWords({ ...opened, openings }).lines).toEqual([
    'Tue 8 Dec SYD to SIN, back Tue 22 Dec, 2 seats in business, 68,400 points',
  ])
  expect(historyWords(gone)).toEqual({ title: '3 departures gone', lines: ['Tue 8 Dec SYD to SIN, business'] })
  const lost = { from: 'SIN', to: 'SYD', date: '2026-12-15', direct: true }
  const wayBack: AlertHistoryDocument = { ...gone, seats: [{ ...flight, goneAt: shared.at, lost }] }
  expect(historyWords(wayBack).lines).toEqual(['Tue 15 Dec SIN to SYD, business'])
  const legs = [{ from: 'SYD', to: 'SIN', seats: ['4A', '4C'], more: 2, seenAt: '2026-11-20T00:58:00Z' }]
  const source = { kind: 'sample', name: 'Sample data' } as const
  const watched = { flight: 'QF1', date: '2026-12-08', cabin: 'J', wanted: { kind: 'window' } } as const
  const seat: AlertHistoryDocument = { ...shared, kind: 'seat', ...watched, legs, source }
  expect(historyWords(seat)).toEqual({ title: 'Free on QF1, Tue 8 Dec', lines: ['SYD to SIN: 4A, 4C, 2 more'] })
})

it('says until when an alert’s messages are held', () => {
  const later = { ...opened, sendsAt: '2026-11-21T20:00:00Z' }
  const words = (now: string) => waitingWords([later, gone], 'users/a/alerts/00', now)
  expect(words('2026-11-20T02:00:00Z')).toBe('2 messages are held until Sat 21 Nov 2026, 7:00 am AEDT.')
  expect(words('2026-11-20T21:00:00Z')).toBe('A message is held until Sun 22 Nov 2026, 7:00 am AEDT.')
  expect(words('2026-11-22T00:00:00Z')).toBeNull()
  expect(waitingWords([later], 'users/a/alerts/01', '2026-11-20T02:00:00Z')).toBeNull()
})
