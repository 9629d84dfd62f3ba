import { limitRows } from '@/lib/billing/limit-rows.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { limitsOf } from '@/lib/programs/plan-limits.ts'
import { BareTable } from '../ui/bare-table.tsx'

/** What a plan allows, program by program. */
export function LimitsTable({ plan }: { plan: PlanSlug }) {
  const qantas = limitsOf(plan, 'qantas')
  const velocity = limitsOf(plan, 'velocity')
  return (
    <BareTable
      rows={limitRows}
      keyOf={({ label }) => label}
      columns={[
        { id: 'limit', head: 'Limit', cell: ({ label }) => <span className="text-muted">{label}</span> },
        { id: 'qantas', head: 'Qantas', cell: ({ cell }) => cell(qantas) },
        { id: 'velocity', head: 'Velocity', cell: ({ cell }) => cell(velocity) },
      ]}
    />
  )
}
