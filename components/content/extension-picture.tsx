import { cheapestPoints } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasPair } from '@/lib/calculators/fly/qantas-slugs.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { priceVelocityReward } from '@/lib/programs/velocity/reward-seat.ts'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'

const [economy, , business] = cheapestPoints(findQantasPair('sydney', 'singapore')?.ways ?? [])
const domestic = priceVelocityReward({ from: 'SYD', to: 'MEL', carrier: 'VA', cabin: 'Y', bookedOn: '2026-11-20' })
const lowest = domestic.status === 'published' ? domestic.points.low : null
const points = (table: number | null | undefined) => (table ? `${formatNumber(table)} points` : 'points not published')

const samples = {
  qantas: {
    route: 'SYD to SIN',
    lines: [
      { what: 'Tue 8 Dec, Economy, 1 seat', cost: `SYD-SIN, ${points(economy)}` },
      { what: 'Wed 9 Dec, Business, 1 seat', cost: `SYD-SIN, ${points(business)}` },
    ],
  },
  velocity: {
    route: 'SYD to MEL',
    lines: [
      { what: 'Mon 7 Dec, Economy, 1 seat', cost: `SYD-MEL, ${points(lowest)}` },
      { what: 'Thu 10 Dec, Business, 1 seat', cost: `SYD-MEL, ${points(null)}` },
    ],
  },
} as const

/** The panel as it stands in the corner of a booking page, over an invented day. */
export function ExtensionPicture({ program }: { program: Program }) {
  const { route, lines } = samples[program]
  return (
    <figure className="max-lg:mt-10">
      <div className="rounded-2xl border border-line bg-seats-0 p-4 pt-24">
        <div className="ml-auto rounded-xl border border-edge bg-card px-4 pb-3 text-14 shadow-lg">
          <p className="py-3 font-semibold">Pointsward, {route}</p>
          <SampleBadge />
          <ul className="mt-2">
            {lines.map(({ what, cost }) => (
              <li key={what} className="figures border-t border-line py-2">
                <span className="block font-semibold">{what}</span>
                <span className="block">{cost}</span>
                <span className="block text-12 text-muted">charges not published, seen 3 h ago</span>
              </li>
            ))}
          </ul>
          <p className="font-semibold text-accent">Open in the finder</p>
        </div>
      </div>
      <figcaption className="mt-2 text-12 text-muted">
        The panel, with invented seats. It is the same on every page.
      </figcaption>
    </figure>
  )
}
