import type { Observation } from '../../../../../lib/availability/observation.ts'
import type { LiveAsk, LiveDay, LiveProvider } from '../../../../../lib/availability/providers/live.ts'
import type { ProviderItem } from '../../../../../lib/availability/providers/provider.ts'

export const now = '2026-11-20T01:00:00.000Z'

/** What a provider sees on one day: two business seats, with a connection. */
export function seen(ask: LiveAsk, date: string, more: Partial<Observation> = {}): ProviderItem {
  const observation: Observation = {
    ...{
      program: ask.program,
      from: ask.from,
      to: ask.to,
      date,
      cabin: 'J',
      seats: 2,
      points: 68_400,
      fare: 'reward' as const,
    },
    ...{ charges: { minor: 21_000, currency: 'AUD' }, carriers: ['QF'], direct: false, sectors: null },
    ...{ source: { kind: 'file', name: 'stand-in' }, seenAt: now },
    ...more,
  }
  return { ok: true, observation, where: { file: 'live', row: date } }
}

type Day = (ask: LiveAsk, date: string, signal: AbortSignal) => LiveDay | Promise<LiveDay>

/** A provider that answers each day with `day`, and records what it was asked. */
export function standIn(day: Day): LiveProvider & { asks: LiveAsk[] } {
  const asks: LiveAsk[] = []
  return {
    asks,
    source: { kind: 'file', name: 'stand-in' },
    async *search(ask, signal) {
      asks.push(ask)
      for (const date of ask.dates) {
        if (signal.aborted) return
        yield await day(ask, date, signal)
      }
    },
  }
}

export const answering = () => standIn((ask, date) => ({ ok: true, date, items: [seen(ask, date)] }))
