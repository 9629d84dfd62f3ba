import { z } from 'zod'
import type { PlanDocument } from '../billing/plan-document.ts'

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
