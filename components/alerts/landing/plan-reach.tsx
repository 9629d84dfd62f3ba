import { alertChannels } from '@/lib/alerts/alert.ts'
import { channelsOf } from '@/lib/alerts/delivery/channels.ts'
import { limitsOf } from '@/lib/programs/plan-limits.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { channelLooks } from '../channels/channel-names.ts'

const columns = [
  { plan: 'free', name: 'Free' },
  { plan: 'silver', name: 'Silver' },
  { plan: 'gold', name: 'Gold' },
] as const

type PlanName = (typeof columns)[number]['plan']

const seats = (count: number) => (count === 1 ? '1 seat' : `up to ${count} seats`)

const rows: readonly { label: string; cell: (plan: PlanName) => string }[] = [
  { label: 'Days ahead', cell: (plan) => `${limitsOf(plan, 'qantas').alertsDaysAhead} days` },
  { label: 'Party, Qantas', cell: (plan) => seats(limitsOf(plan, 'qantas').seats) },
  { label: 'Party, Velocity', cell: (plan) => seats(limitsOf(plan, 'velocity').seats) },
  ...alertChannels.map((channel) => ({
    label: channelLooks[channel].name,
    cell: (plan: PlanName) => (channelsOf(plan).includes(channel) ? 'Yes' : 'No'),
  })),
]

/** How far each plan's alerts reach, as the servers apply it. */
export function PlanReach() {
  return (
    <section aria-labelledby="plan-reach" className="mt-12">
      <h2 id="plan-reach" className="text-20 font-semibold tracking-tight">
        What each plan watches
      </h2>
      <div className="mt-4 rounded-2xl border border-line bg-card px-2 sm:px-4">
        <table className="figures w-full text-14">
          <thead>
            <tr className="text-left">
              <td className="px-2 py-2.5" />
              {columns.map(({ plan, name }) => (
                <th key={plan} scope="col" className="px-2 py-2.5 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell }) => (
              <tr key={label} className="border-t border-line align-top">
                <th scope="row" className="px-2 py-2.5 text-left font-normal text-muted">
                  {label}
                </th>
                {columns.map(({ plan }) => (
                  <td key={plan} className="px-2 py-2.5">
                    {cell(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-14 text-muted">
        Days count from today in Sydney. Each member has up to 50 alerts and 50 seat alerts.{' '}
        <TextLink href="/pricing">Compare the plans</TextLink>
      </p>
    </section>
  )
}
