import type { Audience } from '../core/plan.ts'
import { type Program, programs } from '../core/program.ts'
import { getPlanLimits } from '../programs/plan-limits.ts'
import { limitRows } from './limit-rows.ts'

export type Gain = { label: string; program: Program; before: string; after: string }

/** Lists the limits that differ between two plans, program by program. */
export function listGains(before: Audience, after: Audience): Gain[] {
  return programs.flatMap((program) =>
    limitRows.flatMap(({ label, cell }) => {
      const [was, is] = [cell(getPlanLimits(before, program)), cell(getPlanLimits(after, program))]
      return was === is ? [] : [{ label, program, before: was, after: is }]
    }),
  )
}
