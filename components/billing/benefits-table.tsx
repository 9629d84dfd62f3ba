import { Fragment } from 'react'
import { limitRows } from '@/lib/billing/limit-rows.ts'
import { programs } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'

const columns = [
  { plan: 'guest', name: 'Signed out' },
  { plan: 'free', name: 'Free' },
  { plan: 'silver', name: 'Silver' },
  { plan: 'gold', name: 'Gold' },
] as const

const cellStyle = 'px-3 py-2.5 align-top'

/** Every limit of every plan, as the server enforces it. */
export function BenefitsTable() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-20 font-semibold tracking-tight">
        Compare every limit
      </h2>
      <section
        aria-label="Limits by plan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
        tabIndex={0}
        className="relative mt-4 overflow-x-auto rounded-2xl border border-line bg-card"
      >
        <table className="figures w-full min-w-[44rem] table-fixed text-14">
          <thead>
            <tr className="text-left">
              <th scope="col" className={`${cellStyle} sticky left-0 bg-card font-normal text-muted`}>
                Limit
              </th>
              {columns.map(({ plan, name }) => (
                <th key={plan} scope="col" className={`${cellStyle} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {programs.map((program) => (
              <Fragment key={program}>
                <tr className="border-t border-line bg-seats-0">
                  <th scope="colgroup" colSpan={5} className="px-3 py-1.5 text-left text-12 font-semibold">
                    <span className="sticky left-3">{programFacts[program].name}</span>
                  </th>
                </tr>
                {limitRows.map(({ label, cell }) => (
                  <tr key={label} className="border-t border-line">
                    <th scope="row" className={`${cellStyle} sticky left-0 bg-card text-left font-normal text-muted`}>
                      {label}
                    </th>
                    {columns.map(({ plan }) => (
                      <td key={plan} className={cellStyle}>
                        {cell(getPlanLimits(plan, program))}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-2 text-12 text-muted">– not available for Velocity. Days count from today in Sydney.</p>
    </section>
  )
}
