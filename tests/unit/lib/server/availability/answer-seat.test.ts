import { describe, expect, it, vi } from 'vitest'
import { type LinkedSeat, SeatAnswer } from '../../../../../lib/alerts/linked-seat.ts'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { Problem } from '../../../../../lib/availability/search-contract.ts'
import { answerSeat } from '../../../../../lib/server/availability/answer-seat.ts'
import type { AnswerContext } from '../../../../../lib/server/availability/answers.ts'
import { signSeatLink } from '../../../../../lib/server/seat-link.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const now = '2023-11-19T02:00:00.000Z'
const sector = {
  from: 'SYD',
  to: 'SIN',
  carrier: 'QF',
  flight: 'QF291',
  departs: '2023-12-01T10:00',
  arrives: '2023-12-01T15:24',
  aircraft: null,
  cabin: 'Y',
  bookingClass: 'X',
} as const
const seen: Observation = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2023-12-01',
  cabin: 'Y',
  seats: null,
  points: 25_200,
  charges: { minor: 13_716, currency: 'AUD' },
  carriers: ['QF'],
  direct: true,
  sectors: [sector],
  source: { kind: 'file', name: 'recording.csv' },
  seenAt: '2023-11-19T00:34:46Z',
}
const later = { ...seen, date: '2024-03-01', seats: 4, sectors: null }
const connecting = { ...later, direct: false, points: 20_000 }

const secret = 'a secret of this test, and of no other'
/** Beyond the days a guest may see. */
const seat: LinkedSeat = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2024-03-01',
  cabin: 'Y',
  direct: true,
  seats: 1,
}

async function contextOf(at = now, ready = true): Promise<AnswerContext & { secret: string | undefined }> {
  const repository = memoryRepository()
  async function* items() {
    for (const observation of [seen, later, connecting])
      yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  const onAnswered = vi.fn()
  return { now: () => at, secret, index, ready: async () => ready, repository, onAnswered }
}

const open = async (token: string, at = now, context = contextOf(at)) =>
  answerSeat(new Request(`http://localhost/api/search/seat?seat=${encodeURIComponent(token)}`), await context)

describe('the seat of a signed link', () => {
  it('is shown to anybody with the link, beyond a guest’s plan, and nothing else is', async () => {
    const response = await open(signSeatLink(seat, now, secret))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const answer = SeatAnswer.parse(await response.json())
    expect(answer).toMatchObject({ seat, ends: '2023-11-22T02:00:00.000Z', source: 'recording.csv', sample: false })
    // Only as many seats as in the message, and only the direct flight, although the connection costs less.
    expect(answer.row).toMatchObject({ date: '2024-03-01', direct: true, seats: 1, points: 25_200 })
  })

  it('is null if it is gone or its day has passed', async () => {
    const other = await open(signSeatLink({ ...seat, date: '2024-03-02' }, now, secret))
    expect(SeatAnswer.parse(await other.json()).row).toBeNull()
    const token = signSeatLink(seat, '2024-03-01T02:00:00.000Z', secret)
    const past = await open(token, '2024-03-02T02:00:00.000Z')
    expect([past.status, SeatAnswer.parse(await past.json()).row]).toEqual([200, null])
  })

  it('is not shown for an expired or altered link, and the answer says why', async () => {
    const token = signSeatLink(seat, now, secret)
    const ended = await open(token, '2023-11-22T02:00:00.000Z')
    expect([ended.status, Problem.parse(await ended.json()).detail]).toEqual([
      410,
      'This link expired Wed 22 Nov 2023 13:00 AEDT.',
    ])
    for (const wrong of [token.replace('SIN', 'LHR'), `${token}x`, 'nonsense', '', 'x'.repeat(5_000)]) {
      const refused = await open(wrong)
      expect([refused.status, Problem.parse(await refused.json()).title]).toEqual([404, 'Link not recognised'])
    }
    const without = contextOf().then((context) => ({ ...context, secret: undefined }))
    expect((await open(token, now, without)).status).toBe(404)
  })

  it('answers 503 until the index is ready', async () => {
    expect((await open(signSeatLink(seat, now, secret), now, contextOf(now, false))).status).toBe(503)
  })
})
