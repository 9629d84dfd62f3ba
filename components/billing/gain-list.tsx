import { listGains } from '@/lib/billing/plan-gains.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { BareTable } from '../ui/bare-table.tsx'

/** Lists the limits that change from one plan to another. */
export function GainList({ before, after }: { before: Audience; after: Audience }) {
  const gains = listGains(before, after)
  if (gains.length === 0) return null
  return (
    <div className="mt-3">
      <BareTable
        rows={gains}
        keyOf={({ program, label }) => `${program} ${label}`}
        columns={[
          {
            id: 'limit',
            head: 'Limit',
            cell: ({ label, program }) => (
              <>
                {label} <span className="block text-12 text-muted">{programFacts[program].name}</span>
              </>
            ),
          },
          { id: 'before', head: 'Now', cell: (gain) => <span className="text-muted">{gain.before}</span> },
          { id: 'then', head: 'After', cell: (gain) => <span className="font-medium">{gain.after}</span> },
        ]}
      />
    </div>
  )
}
