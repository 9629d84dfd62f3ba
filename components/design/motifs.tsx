import { cabins } from '@/lib/core/cabin.ts'
import { Mark } from '../shell/mark.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { dayStyle, everySeatItem, SeatScale } from '../ui/seats/seat-scale.tsx'

const now = '2026-11-20T01:00:00Z'
const checks = [
  { seenAt: '2026-11-20T00:40:00Z', id: 'fresh' },
  { seenAt: '2026-11-19T20:00:00Z', id: 'recent' },
  { seenAt: '2026-11-02T01:00:00Z', id: 'old' },
] as const
const days = [
  dayStyle('none', null),
  dayStyle('seats', 1),
  dayStyle('seats', 2),
  dayStyle('seats', 3),
  dayStyle('seats', 4),
  dayStyle('seats', 'some'),
  dayStyle('unsearched', null),
  dayStyle('locked', null),
]

/** Elements specific to this product: the route line, cabins, the heat map of days, the age of a figure. */
export function Motifs() {
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Mark />
        <RouteLine from="SYD" to="LHR" via={['SIN']} />
        <RouteLine from="PER" to="LHR" via={[]} />
        <RouteLine from="MEL" to="LIS" via={['SIN', 'LHR']} />
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="inline-flex gap-1.5">
          {cabins.map((cabin) => (
            <CabinChip key={cabin} cabin={cabin} />
          ))}
        </span>
        <CarrierTags codes={['QF', 'EK', 'BA', 'JL']} />
        <SampleBadge />
        {checks.map(({ seenAt, id }) => (
          <FreshnessChip key={id} seenAt={seenAt} now={now} source="an example" />
        ))}
      </p>
      <div>
        <span aria-hidden="true" className="mb-2 flex gap-1">
          {days.map((style) => (
            <span key={style} className={`size-7 rounded-[5px] ${style}`} />
          ))}
        </span>
        <SeatScale items={everySeatItem} shade="seats" />
      </div>
    </div>
  )
}
