import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveEvent, LiveRow } from '../../../../lib/availability/live-contract.ts'
import {
  afterEvent,
  type LiveProgress,
  LiveStreamError,
  listFailures,
  notStarted,
  readLiveStream,
} from '../../../../lib/search/live-stream.ts'
import { getRecheckVerdict } from '../../../../lib/search/recheck.ts'
import { rowOf } from './rows.ts'

const day: LiveEvent = { type: 'day', from: 'SYD', to: 'SIN', date: '2026-12-05', rows: [], done: 1 }
const failed: LiveEvent = {
  type: 'failed',
  from: 'SYD',
  to: 'SIN',
  date: '2026-12-06',
  fault: 'timed-out',
  message: 'The source took too long — zu spät.',
  retryAfterSeconds: null,
  done: 2,
}
const end: LiveEvent = {
  type: 'end',
  answered: 1,
  failed: 1,
  notAsked: 0,
  partial: true,
  stored: { routes: 1, failed: 0 },
}
const text = `${[day, '', failed, end].map((line) => (line === '' ? '' : JSON.stringify(line))).join('\n')}\n`

/** A stream of these bytes in chunks, cut at these positions. */
function streamOf(bytes: Uint8Array, cuts: number[]): ReadableStream<Uint8Array> {
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return new ReadableStream({
    start(controller) {
      for (const [index, edge] of edges.entries()) {
        const next = edges[index + 1]
        if (next !== undefined && next > edge) controller.enqueue(bytes.slice(edge, next))
      }
      controller.close()
    },
  })
}

async function collect(body: ReadableStream<Uint8Array>): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  for await (const event of readLiveStream(body)) events.push(event)
  return events
}

describe('a live search’s stream', () => {
  it('gives the same events wherever it is cut into chunks, even within a character', async () => {
    const bytes = new TextEncoder().encode(text)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5_000), { maxLength: 12 }), async (cuts) => {
        expect(await collect(streamOf(bytes, cuts))).toEqual([day, failed, end])
      }),
    )
  })

  it('fails as cut-off if it stops before its end', async () => {
    const bytes = new TextEncoder().encode(text)
    const last = text.lastIndexOf('{"type":"end"')
    await fc.assert(
      fc.asyncProperty(fc.nat(last), async (length) => {
        await expect(collect(streamOf(bytes.slice(0, length), []))).rejects.toMatchObject({ fault: 'cut-off' })
      }),
    )
  })

  it('fails as garbled if it contains anything else', async () => {
    const body = streamOf(new TextEncoder().encode('{"type":"surprise"}\n'), [])
    await expect(collect(body)).rejects.toBeInstanceOf(LiveStreamError)
    await expect(collect(streamOf(new TextEncoder().encode('{"type":1}\n'), []))).rejects.toMatchObject({
      fault: 'garbled',
    })
  })

  it('is cancelled when its reader leaves early', async () => {
    let closed = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(day)}\n`)),
      cancel: () => {
        closed = true
      },
    })
    for await (const event of readLiveStream(body)) if (event.type === 'day') break
    expect(closed).toBe(true)
  })
})

describe('live progress', () => {
  const seat: LiveRow = {
    cabin: 'J',
    direct: true,
    carriers: ['QF'],
    flights: ['QF1'],
    seats: 2,
    points: 68_400,
    charges: null,
    seenAt: '2026-11-20T01:00:00Z',
  }
  const day = (date: string, done: number, rows: LiveRow[] = []): LiveEvent => ({
    type: 'day',
    from: 'SYD',
    to: 'SIN',
    date,
    rows,
    done,
  })
  const failure = (date: string, done: number, message: string): LiveEvent => ({
    type: 'failed',
    from: 'SYD',
    to: 'SIN',
    date,
    fault: 'rate-limited',
    message,
    retryAfterSeconds: 60,
    done,
  })
  const progressOf = (...events: LiveEvent[]): LiveProgress => events.reduce(afterEvent, notStarted)

  describe('the progress of a live search', () => {
    it('collects rows with their route and day, and remembers the last answered day', () => {
      const progress = progressOf(day('2026-12-05', 1, [seat]), day('2026-12-06', 2))
      expect(progress.rows).toEqual([{ ...seat, from: 'SYD', to: 'SIN', date: '2026-12-05' }])
      expect(progress).toMatchObject({ done: 2, last: { date: '2026-12-06' }, end: null })
    })

    it('lists each failure once, the most frequent first', () => {
      const progress = progressOf(
        failure('2026-12-05', 1, 'It broke.'),
        failure('2026-12-06', 2, 'Too many questions.'),
        failure('2026-12-07', 3, 'Too many questions.'),
      )
      expect(listFailures(progress)).toEqual([
        { message: 'Too many questions.', days: 2, first: 'SYD–SIN on 2026-12-06' },
        { message: 'It broke.', days: 1, first: 'SYD–SIN on 2026-12-05' },
      ])
    })
  })

  describe('a rechecked row', () => {
    it('has no verdict before there is an answer', () => {
      expect(getRecheckVerdict(notStarted, rowOf())).toBeNull()
    })

    it('counts as seen again, at the fewest points, when cabin, kind and an airline match', () => {
      const dear = { ...seat, points: 90_000 }
      const verdict = getRecheckVerdict(progressOf(day('2026-12-05', 1, [dear, seat])), rowOf())
      expect(verdict).toMatchObject({ kind: 'again', row: { points: 68_400 } })
    })

    it('counts as gone when only another cabin, kind or airline was seen', () => {
      const others: Partial<LiveRow>[] = [{ cabin: 'Y' }, { direct: false }, { carriers: ['SQ'] }]
      for (const other of others) {
        expect(getRecheckVerdict(progressOf(day('2026-12-05', 1, [{ ...seat, ...other }])), rowOf())).toEqual({
          kind: 'gone',
        })
      }
    })

    it('counts as seen again when the live row names no airline', () => {
      const verdict = getRecheckVerdict(progressOf(day('2026-12-05', 1, [{ ...seat, carriers: [] }])), rowOf())
      expect(verdict?.kind).toBe('again')
    })

    it('counts as failed, not as gone, when the recheck failed', () => {
      expect(getRecheckVerdict(progressOf(failure('2026-12-05', 1, 'It broke.')), rowOf())).toEqual({
        kind: 'failed',
        message: 'It broke.',
      })
    })
  })
})
