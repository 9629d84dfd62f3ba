import { type LiveEnd, LiveEvent, type LiveRow, type LiveStart } from '../availability/live-contract.ts'
import { groupBy } from '../core/group.ts'

/** Thrown when the stream broke off or contained something that is not an event. */
export class LiveStreamError extends Error {
  readonly fault: 'cut-off' | 'garbled'

  constructor(fault: LiveStreamError['fault'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'LiveStreamError'
    this.fault = fault
  }
}

/**
 * Yields the events of a live search as they arrive, one JSON object per line. Empty lines keep the connection open.
 * @throws LiveStreamError when the stream ends before its `end`, or a line can't be read.
 */
export async function* readLiveStream(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  let ended = false
  try {
    for (;;) {
      const { value, done } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) {
        if (line.trim() === '') continue
        const event = parseEvent(line)
        ended ||= event.type === 'end'
        yield event
      }
      if (done) break
    }
  } finally {
    // If the consumer stops early, this ends the search too.
    await reader.cancel().catch(() => {})
  }
  if (!ended) throw new LiveStreamError('cut-off', 'The connection dropped before the search finished.')
}

function parseEvent(line: string): LiveEvent {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch (cause) {
    // Only the last line of an interrupted stream can be incomplete.
    throw new LiveStreamError('cut-off', 'The connection dropped before the search finished.', cause)
  }
  const event = LiveEvent.safeParse(json)
  if (!event.success) throw new LiveStreamError('garbled', 'We couldn’t read the results.', event.error)
  return event.data
}

type Failed = Extract<LiveEvent, { type: 'failed' }>

/** A seat just seen, with its route and date. */
export type SeenRow = LiveRow & { from: string; to: string; date: string }

/** Everything a live search has reported so far. */
export type LiveProgress = {
  start: LiveStart | null
  rows: SeenRow[]
  failed: Failed[]
  /** Permutations answered or failed. */
  done: number
  /** The route and date answered last, such as SYD-SIN on 2026-12-05. */
  last: { from: string; to: string; date: string } | null
  end: LiveEnd | null
}

export const notStarted: LiveProgress = { start: null, rows: [], failed: [], done: 0, last: null, end: null }

/** Returns the progress after one more event. */
export function afterEvent(progress: LiveProgress, event: LiveEvent): LiveProgress {
  if (event.type === 'start') return { ...notStarted, start: event }
  if (event.type === 'end') return { ...progress, end: event }
  const { from, to, date, done } = event
  const known = { ...progress, done, last: { from, to, date } }
  if (event.type === 'failed') return { ...known, failed: [...progress.failed, event] }
  return { ...known, rows: [...progress.rows, ...event.rows.map((row) => ({ ...row, from, to, date }))] }
}

/** Groups failures by reason, most frequent first, so that a rate limit failing a hundred days is one sentence. */
export function listFailures({
  failed,
}: Pick<LiveProgress, 'failed'>): { message: string; days: number; first: string }[] {
  return [...groupBy(failed, ({ message }) => message)]
    .map(([message, [first, ...more]]) => ({
      message,
      days: more.length + 1,
      first: first ? `${first.from}–${first.to} on ${first.date}` : '',
    }))
    .sort((a, b) => b.days - a.days)
}
