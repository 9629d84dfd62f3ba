import { LiveEvent } from '../availability/live-contract.ts'

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
