import { limitsOf } from '@/lib/plans/benefits.ts'
import { limitRows } from '@/lib/plans/limit-rows.ts'
import type { PlanSlug } from '@/lib/plans/slugs.ts'

/** What a plan allows, program by program. */
export function LimitsTable({ plan }: { plan: PlanSlug }) {
  const qantas = limitsOf(plan, 'qantas')
  const velocity = limitsOf(plan, 'velocity')
  return (
    <table className="w-full text-14 tabular-nums">
      <thead>
        <tr className="text-left text-12 text-muted">
          <th scope="col" className="pb-1 font-normal">
            Limit
          </th>
          <th scope="col" className="pb-1 font-normal">
            Qantas
          </th>
          <th scope="col" className="pb-1 font-normal">
            Velocity
          </th>
        </tr>
      </thead>
      <tbody>
        {limitRows.map(({ label, cell }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal text-muted">
              {label}
            </th>
            <td className="py-2 pr-3">{cell(qantas)}</td>
            <td className="py-2">{cell(velocity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
