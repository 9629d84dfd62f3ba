import { programs } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { WindowBar } from '../../billing/window-bar.tsx'

const plans = [
  { plan: 'guest', name: 'Signed out' },
  { plan: 'free', name: 'Free account' },
  { plan: 'silver', name: 'Silver' },
  { plan: 'gold', name: 'Gold' },
] as const

/** How far ahead each plan can see, drawn to scale along one year. */
export function PlanWindows() {
  return (
    <section aria-labelledby="plan-windows">
      <h2 id="plan-windows" className="text-28 font-semibold tracking-tight">
        How far ahead can you see?
      </h2>
      <p className="mt-2 max-w-prose text-16 text-muted">Each plan shows more of the year and more seats per flight.</p>
      <ul className="mt-6 divide-y divide-line rounded-2xl border border-line bg-card">
        {plans.map(({ plan, name }) => (
          <li key={plan} className="grid gap-x-8 gap-y-3 px-5 py-4 text-14 md:grid-cols-[8rem_1fr_1fr] md:items-center">
            <h3 className="text-16 font-medium">{name}</h3>
            {programs.map((program) => (
              <WindowBar key={program} program={programFacts[program].name} {...getPlanLimits(plan, program)} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
