import type { Leg } from '../../../../../lib/availability/journeys-contract.ts'
import type { Observation, Sector } from '../../../../../lib/availability/observation.ts'
import type { SearchCriteria } from '../../../../../lib/availability/search-contract.ts'
import type { Program } from '../../../../../lib/core/program.ts'
import { question } from '../question.ts'

const { sort: _sort, thenBy: _then, cursor: _cursor, take: _take, ...anySeat } = question

/** Any seat of the Qantas program in March 2026. */
export const march: SearchCriteria = { ...anySeat, start: '2026-03-01', end: '2026-03-31' }

/** A direct flight with seats, at local times `hh:mm`; `+1` after the arrival means the next day. */
export function flight(route: string, date: string, times: string, more: Partial<Observation> = {}): Observation {
  const [from = '', to = ''] = route.split('-')
  const [departs = '', arrives = ''] = times.split(' ')
  const carriers = more.carriers ?? ['QF']
  const sector: Sector = {
    from,
    to,
    carrier: carriers[0] ?? 'QF',
    flight: 'QF1',
    departs: `${date}T${departs}`,
    arrives: arrives.endsWith('+1') ? `${nextDay(date)}T${arrives.slice(0, 5)}` : `${date}T${arrives}`,
    aircraft: null,
    cabin: more.cabin ?? 'J',
    bookingClass: null,
  }
  return {
    program: 'qantas' satisfies Program,
    from,
    to,
    date,
    cabin: 'J',
    seats: 2,
    points: 30_000,
    charges: null,
    fare: 'reward',
    direct: true,
    sectors: [sector],
    source: { kind: 'file', name: 'x.csv' },
    seenAt: '2026-02-01T00:00:00Z',
    ...more,
    carriers,
  }
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** A leg in one word, such as `SYD-SIN 2026-03-01`. */
export function wordOf({ from, to, date }: Leg): string {
  return `${from}-${to} ${date}`
}
