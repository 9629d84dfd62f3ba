import { z } from 'zod'
import type { PlanDocument } from '../billing/plan-document.ts'
import { type Instant, type LocalDate, localDateOf } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'

const Count = z.int().min(0)

/** `census/{day}`: every member's plan and payment state, counted once a night. */
export const CensusDocument = z.object({
  at: z.iso.datetime(),
  plans: z.object({ free: Count, silver: Count, gold: Count }),
  /** By standing, such as `gold monthly paying`; standings nobody has are left out. */
  standings: z.record(z.string(), Count),
})
export type Census = z.infer<typeof CensusDocument>
export type CensusDay = Census & { day: string }

/** The payment state of a plan. `by hand`: given by the team, nothing is charged. */
export const moneyStates = ['paying', 'overdue', 'ending', 'by hand'] as const
export type MoneyState = (typeof moneyStates)[number]

/** Returns the plan, its period and its payment state as one key. */
export function getPaymentStanding({ name, stripe, status, period }: PlanDocument): string {
  const byStatus = { active: 'paying', 'past-due': 'overdue', cancelled: 'ending' } as const
  const state: MoneyState = stripe ? byStatus[status] : 'by hand'
  return `${name.slug} ${period ?? 'no period'} ${state}`
}

/** A row of the money table: one plan and period. It has no amounts; only the payment provider knows those. */
export type MoneyRow = { plan: string; period: string; counts: Record<MoneyState, number> }

/** Returns a census's standings as a table, the dearest plan first. */
export function moneyTable(standings: Census['standings']): MoneyRow[] {
  const rows = new Map<string, MoneyRow>()
  for (const [standing, count] of Object.entries(standings)) {
    const [plan = '', ...words] = standing.split(' ')
    const state = moneyStates.find((known) => standing.endsWith(` ${known}`)) ?? 'by hand'
    const period = words.join(' ').slice(0, -state.length - 1)
    const row = rows.get(`${plan} ${period}`) ?? {
      plan,
      period,
      counts: { paying: 0, overdue: 0, ending: 0, 'by hand': 0 },
    }
    row.counts[state] += count
    rows.set(`${plan} ${period}`, row)
  }
  const order = ['gold', 'silver', 'free']
  return [...rows.values()].sort(
    (a, b) => order.indexOf(a.plan) - order.indexOf(b.plan) || a.period.localeCompare(b.period),
  )
}

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
