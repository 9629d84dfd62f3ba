import type { Observation } from '../../../../../lib/availability/observation.ts'
import type {
  LiveDay,
  LiveProvider,
  LiveRequest,
  ProviderItem,
} from '../../../../../lib/availability/providers/provider.ts'

export const now = '2026-11-20T01:00:00.000Z'

/** What a provider sees on one day: two business seats, with a connection. */
export function seen(request: LiveRequest, date: string, more: Partial<Observation> = {}): ProviderItem {
  const observation: Observation = {
    ...{
      program: request.program,
      from: request.from,
      to: request.to,
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

type Day = (request: LiveRequest, date: string, signal: AbortSignal) => LiveDay | Promise<LiveDay>

/** A provider that answers each day with `day`, and records what it was asked. */
export function standIn(day: Day): LiveProvider & { requests: LiveRequest[] } {
  const requests: LiveRequest[] = []
  return {
    requests,
    source: { kind: 'file', name: 'stand-in' },
    async *search(request, signal) {
      requests.push(request)
      for (const date of request.dates) {
        if (signal.aborted) return
        yield await day(request, date, signal)
      }
    },
  }
}

export const answering = () => standIn((request, date) => ({ ok: true, date, items: [seen(request, date)] }))
