import { cheapestPoints } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasPair } from '@/lib/calculators/fly/qantas-slugs.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

const [, , business] = cheapestPoints(findQantasPair('sydney', 'london')?.ways ?? [])

const days = [
  { day: 'Tue 13 Apr 2027', seats: '2 seats' },
  { day: 'Sat 17 Apr 2027', seats: '1 seat' },
] as const

/** An alert and what it found: the wish above, the days that opened below. */
export function AlertSample() {
  return (
    <div className="figures text-14">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-seats-0 px-3 py-2.5">
        <RouteLine from="SYD" to="LHR" via="unknown" />
        <CabinChip cabin="J" />
        <span>April 2027, 1 seat or more</span>
      </p>
      <ul className="mt-1 divide-y divide-line">
        {days.map(({ day, seats }) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2.5">
            <span className="font-medium">{day}</span>
            <span>{seats}</span>
            <span className="text-muted">{business ? `${formatNumber(business)} points` : 'points not published'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
