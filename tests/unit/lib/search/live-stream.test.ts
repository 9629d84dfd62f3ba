import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '../../../../lib/availability/live-contract.ts'
import { LiveStreamError, readLiveStream } from '../../../../lib/search/live-stream.ts'

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
