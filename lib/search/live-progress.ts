import type { LiveEnd, LiveEvent, LiveRow, LiveStart } from '../availability/live-contract.ts'
import { groupBy } from '../core/group.ts'

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
