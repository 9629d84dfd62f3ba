import type { LocalDate } from '../core/clock.ts'
import type { Month } from '../core/dates.ts'
import { lastMonths } from './revenue.ts'

/** What is known of a member for counting the steps from sign-up to payment. */
export type MemberProgress = {
  joined: Month
  confirmed: boolean
  /** Has an alert, for seats on routes or on a flight. */
  hasAlert: boolean
  /** Has paid at least once, whether or not they pay today. `pays`: pays today. */
  paid: boolean
  pays: boolean
  /** Used the site recently. */
  active: boolean
}

export type Step = { name: string; count: number; ofBefore: number | null }

const steps: readonly { name: string; isDone: (member: MemberProgress) => boolean }[] = [
  { name: 'Signed up', isDone: () => true },
  { name: 'Confirmed their address', isDone: ({ confirmed }) => confirmed },
  { name: 'Set an alert', isDone: ({ hasAlert }) => hasAlert },
  { name: 'Paid', isDone: ({ paid }) => paid },
]

/** Counts the members who took each step and all steps before it. */
export function countSteps(members: readonly MemberProgress[]): Step[] {
  let left = members
  return steps.map(({ name, isDone }, at) => {
    const before = left.length
    left = left.filter(isDone)
    return { name, count: left.length, ofBefore: at === 0 || before === 0 ? null : left.length / before }
  })
}

export type Cohort = { month: Month; members: number } & Record<
  'confirmed' | 'hasAlert' | 'paid' | 'pays' | 'active' | 'paysOrActive',
  number
>

/** Counts the members who signed up in each of the last `count` months, and what they did since, oldest month first. */
export function cohortsByMonth(members: readonly MemberProgress[], today: LocalDate, count: number): Cohort[] {
  const cohorts = new Map(
    lastMonths(today, count).map((month): [Month, Cohort] => [
      month,
      { month, members: 0, confirmed: 0, hasAlert: 0, paid: 0, pays: 0, active: 0, paysOrActive: 0 },
    ]),
  )
  for (const member of members) {
    const cohort = cohorts.get(member.joined)
    if (!cohort) continue
    cohort.members += 1
    if (member.pays || member.active) cohort.paysOrActive += 1
    for (const what of ['confirmed', 'hasAlert', 'paid', 'pays', 'active'] as const) {
      if (member[what]) cohort[what] += 1
    }
  }
  return [...cohorts.values()]
}
