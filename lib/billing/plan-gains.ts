import type { Audience } from '../core/plan.ts'
import { type Program, programs } from '../core/program.ts'
import { getPlanLimits, type Limits } from '../programs/plan-limits.ts'

const days = (count: number | null) => (count === null ? '–' : `${count} days`)

export type LimitRow = { label: string; cell: (limits: Limits) => string }

/** The limits of a plan and program in words, in the order the pages show them. `–` if a program has no such search. */
export const limitRows: readonly LimitRow[] = [
  { label: 'Seats in one search', cell: ({ seats }) => (seats === 1 ? '1' : `up to ${seats}`) },
  { label: 'Days ahead', cell: ({ daysAhead }) => days(daysAhead) },
  { label: 'Status run', cell: ({ statusRunDays }) => days(statusRunDays) },
  { label: 'oneworld', cell: ({ oneworldDays }) => days(oneworldDays) },
  {
    label: 'Live search',
    cell: ({ liveSearch }) =>
      liveSearch ? `${liveSearch.rangeDays} days, ${liveSearch.permutations} checks a day` : 'not included',
  },
  { label: 'Where can I go', cell: ({ whereCanIGoDays }) => days(whereCanIGoDays) },
  { label: 'Alerts ahead', cell: ({ alertsDaysAhead }) => days(alertsDaysAhead) },
]

type Gain = { label: string; program: Program; before: string; after: string }

/** Lists the limits that differ between two plans, program by program. */
export function listGains(before: Audience, after: Audience): Gain[] {
  return programs.flatMap((program) =>
    limitRows.flatMap(({ label, cell }) => {
      const [was, is] = [cell(getPlanLimits(before, program)), cell(getPlanLimits(after, program))]
      return was === is ? [] : [{ label, program, before: was, after: is }]
    }),
  )
}
