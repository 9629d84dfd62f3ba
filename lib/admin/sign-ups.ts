import { type Instant, type LocalDate, localDateOf } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'

/** The part of a new member that sign-up counts need. */
export type SignUp = { createdAt: Instant; referrer: string }

export type DayCount = { day: LocalDate; count: number }

/** Counts sign-ups on each of the last `days` days up to today, including days without any, oldest first. */
export function signUpsByDay(signUps: readonly SignUp[], today: LocalDate, days: number): DayCount[] {
  const counts = new Map<LocalDate, number>()
  for (const { createdAt } of signUps) {
    const day = localDateOf(createdAt)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at + 1 - days)
    return { day, count: counts.get(day) ?? 0 }
  })
}

/**
 * Counts where sign-ups came from, most first. URLs count by host, so that links from several pages of one site count
 * as one.
 */
export function countReferrers(signUps: readonly SignUp[]): { referrer: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { referrer } of signUps) {
    const name = nameReferrer(referrer)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const rows = [...counts].map(([referrer, count]) => ({ referrer, count }))
  return rows.sort((a, b) => b.count - a.count || a.referrer.localeCompare(b.referrer))
}

function nameReferrer(referrer: string): string {
  if (referrer === '') return 'not recorded'
  return URL.canParse(referrer) && referrer.includes('://') ? new URL(referrer).host : referrer
}
