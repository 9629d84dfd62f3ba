import { expect, it } from 'vitest'
import type { AlertSettings } from '../../../../lib/alerts/alert.ts'
import { listCheckMonths, previewStart, withPast, wouldHaveMatched } from '../../../../lib/alerts/would-have-matched.ts'
import { decodeChanges } from '../../../../lib/availability/change-log.ts'
import type { Delta, RowOffer } from '../../../../lib/availability/compare-cells.ts'
import { mergeHistory } from '../../../../lib/availability/history.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { coversAirport } from '../../../../lib/network/place-tokens.ts'
import { change, offer, rowState } from './changes.ts'
import { settingsWith } from './settings.ts'

const now = '2026-11-20T01:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const

/** The history of days that were first checked `ago` days ago. */
function lookedAt(dates: readonly string[], ago: number, on: { from: string; to: string } = key) {
  const { from, to } = on
  const seen = dates.map(
    (date): Observation => ({
      ...{ program: 'qantas', from, to, date, cabin: 'J', seats: 0, points: null, charges: null, carriers: [] },
      ...{ direct: true, sectors: null, source: { kind: 'file', name: 'x' }, seenAt: daysAgo(ago) },
    }),
  )
  const history = mergeHistory({ program: 'qantas', from, to }, null, seen)
  if (history === null) throw new Error('no history')
  return history
}

function came(date: string, ago: number, offers: RowOffer[], before: RowOffer[] = [], more = {}): Delta[number] {
  const kind = offers.length > 0 ? 'opening' : 'closing'
  return {
    kind,
    ...change({ date, seenAt: daysAgo(ago), before: rowState(...before), after: rowState(...offers), ...more }),
  }
}

const [first, second] = ['2027-03-02', '2027-03-03']
const record = {
  changes: [
    came(first, 31, [offer(1)]),
    came(first, 20, [offer(2)], [offer(1)]),
    came(first, 10, [], [offer(2)]),
    came(first, 5, [offer(4, { points: 60_000, carriers: ['SQ'] })]),
    came(second, 5, [offer(1, { charges: 90_000 })]),
  ],
  since: daysAgo(90),
  histories: [lookedAt([first, second], 40)],
  current: () => [],
  coversAirport,
}
const count = (settings: Partial<AlertSettings> = {}, more = {}) =>
  wouldHaveMatched({ ...record, ...more }, settingsWith(settings), now)

it('counts seats that opened within thirty days, each time they opened', () => {
  expect(count()).toEqual({ matches: 2, days: 1, since: previewStart(now) })
})

it.each([
  ['seats', { seats: 2 }, 2],
  ['more seats', { seats: 4 }, 1],
  ['a ceiling on points', { maxPoints: 70_000 }, 1],
  ['a ceiling on charges', { maxCharges: 300 }, 1],
  ['airlines', { carriers: ['SQ'] }, 1],
  ['a booking held that is better', { holding: { date: first, cabin: 'J', points: 50_000 } }, 0],
  ['a booking held that costs more', { holding: { date: first, cabin: 'J', points: 70_000 } }, 1],
  ['days of the week', { weekdays: [3] }, 1],
  ['another cabin', { cabins: ['Y'] }, 0],
] satisfies [string, Partial<AlertSettings>, number][])('takes %s into account', (_, settings, matches) => {
  expect(count(settings).matches).toBe(matches)
})

it('leaves out connections where direct flights are wanted', () => {
  const changes = [came(first, 3, [offer(2)], [], { direct: false })]
  expect([count({}, { changes }).matches, count({ direct: true }, { changes }).matches]).toEqual([1, 0])
})

it('matches a split party and a way back against what was on offer then, not now', () => {
  const halves = [came(second, 9, [offer(2)]), came(first, 8, [offer(2)]), came(second, 7, [], [offer(2)])]
  const gone = [came(second, 9, [offer(2)]), came(second, 8.5, [], [offer(2)]), came(first, 8, [offer(2)])]
  const party = { seats: 4, split: true }
  expect(count(party, { changes: halves }).matches).toBe(1)
  expect(count(party, { changes: gone }).matches).toBe(0)
  const back = { ...key, from: 'SIN', to: 'SYD' }
  const stays = { stay: { min: 7, max: 7 } }
  const current = (at: { from: string; date: string }) =>
    at.from === 'SIN' && at.date === '2027-03-09' ? [offer(1)] : []
  const known = [...record.histories, lookedAt(['2027-03-09'], 40, back)]
  const late = [...record.histories, lookedAt(['2027-03-09'], 2, back)]
  const changes = [came(first, 8, [offer(1)])]
  expect(count(stays, { changes, current, histories: known }).matches).toBe(1)
  // The way back had not been checked by then.
  expect(count(stays, { changes, current, histories: late }).matches).toBe(0)
})

it('says how far back it could look', () => {
  expect(count({}, { since: daysAgo(6) })).toMatchObject({ matches: 2, since: daysAgo(6) })
  expect(count({}, { histories: [lookedAt([first], 4)] })).toMatchObject({ matches: 0, since: daysAgo(4) })
  expect(count({}, { since: null })).toEqual({ matches: 0, days: 0, since: null })
  expect(count({}, { histories: [] }).since).toBeNull()
})

it('keeps a month of changes, each once, and says when it had to drop some', () => {
  const { program, from, to } = key
  const keep = (stored: Parameters<typeof withPast>[0], changes: Delta) =>
    withPast(stored, { program, from, to }, '2026-11', changes, false)
  const once = keep(null, record.changes)
  expect(decodeChanges(keep(once, record.changes))).toEqual(record.changes)
  expect(once.isCut).toBe(false)
  const many = Array.from({ length: 8_001 }, (_, at) => came(first, 30 - at / 1_000, [offer(1)]))
  const cut = keep(null, many)
  expect([cut.isCut, decodeChanges(cut).length, cut.payload.length < 900_000]).toEqual([true, 8_000, true])
  expect(listCheckMonths('2026-12-30T00:00:00.000Z', '2027-02-01T00:00:00.000Z')).toEqual([
    '2026-12',
    '2027-01',
    '2027-02',
  ])
})
