import { limitsOf } from '@/lib/plans/benefits.ts'

const plans = [
  { plan: 'guest', name: 'Signed out' },
  { plan: 'free', name: 'Free account' },
  { plan: 'silver', name: 'Silver' },
  { plan: 'gold', name: 'Gold' },
] as const

/** How far ahead each plan sees, drawn to scale along one year. */
export function PlanWindows() {
  return (
    <section aria-labelledby="plan-windows">
      <h2 id="plan-windows" className="text-28 font-semibold tracking-tight">
        How far ahead you see
      </h2>
      <p className="mt-2 max-w-prose text-16 text-muted">
        Airlines release reward seats up to a year out. Each plan opens more of that year, and more seats on one flight.
      </p>
      <div className="relative mt-6 overflow-x-auto rounded-2xl border border-line bg-card">
        <table className="figures w-full min-w-[36rem] text-14">
          <thead>
            <tr className="text-left text-12 text-muted">
              <th scope="col" className="px-5 py-3 font-normal">
                Plan
              </th>
              <th scope="col" className="w-1/2 py-3 font-normal">
                Window, Qantas
              </th>
              <th scope="col" className="px-3 py-3 text-right font-normal">
                Qantas seats
              </th>
              <th scope="col" className="px-3 py-3 text-right font-normal">
                Velocity days
              </th>
              <th scope="col" className="px-5 py-3 text-right font-normal">
                Velocity seats
              </th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ plan, name }) => (
              <PlanRow key={plan} name={name} qantas={limitsOf(plan, 'qantas')} velocity={limitsOf(plan, 'velocity')} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type Window = { daysAhead: number; seats: number }

function PlanRow({ name, qantas, velocity }: { name: string; qantas: Window; velocity: Window }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-5 py-3 text-left font-medium whitespace-nowrap">
        {name}
      </th>
      <td>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="h-3 flex-1 overflow-hidden rounded-full hatch">
            <span
              className="block h-full rounded-full bg-seats-3"
              style={{ width: `${(qantas.daysAhead / 365) * 100}%` }}
            />
          </span>
          <span className="w-20 text-right">{qantas.daysAhead} days</span>
        </span>
      </td>
      <td className="px-3 text-right">{qantas.seats}</td>
      <td className="px-3 text-right">{velocity.daysAhead}</td>
      <td className="px-5 text-right">{velocity.seats}</td>
    </tr>
  )
}
