import type { UpgradeOutlook } from '@/lib/flights/upgrade-outlook.ts'
import { upgradeRules } from '@/lib/programs/qantas/data/upgrade-data.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinLooks } from '../ui/seats/cabins.ts'
import { SourceLine } from '../ui/source-line.tsx'

const levels = {
  good: { word: 'Good', style: 'text-ok', bars: 3 },
  possible: { word: 'Possible', style: 'text-accent', bars: 2 },
  unlikely: { word: 'Unlikely', style: 'text-danger', bars: 1 },
  unknown: { word: 'Not known', style: 'text-muted', bars: 0 },
} as const satisfies Record<UpgradeOutlook['level'], { word: string; style: string; bars: number }>

/** How likely an upgrade into each cabin looks, with every reason. */
export function OutlookList({ outlooks, flight }: { outlooks: readonly UpgradeOutlook[]; flight: string }) {
  if (outlooks.length === 0) return <p className="text-14 text-muted">This flight has no cabin above economy.</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {outlooks.map(({ cabin, level, reasons }) => (
          <li key={cabin} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <div className="flex items-center gap-2 self-start">
              <CabinChip cabin={cabin} />
              <span className="text-14">Into {cabinLooks[cabin].name.toLowerCase()}</span>
              <span className="ml-auto inline-flex items-center gap-1.5 text-14 font-semibold sm:ml-2">
                <Bars count={levels[level].bars} style={levels[level].style} />
                {levels[level].word}
              </span>
            </div>
            <ul className="list-disc space-y-1 pl-5 text-14">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {flight.startsWith('QF') ? <QantasTiming /> : null}
    </>
  )
}

function Bars({ count, style }: { count: number; style: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 14 12" className={`h-3 w-3.5 ${style}`}>
      {[0, 1, 2].map((at) => (
        <rect
          key={at}
          x={at * 5}
          y={8 - at * 4}
          width="3.5"
          height={4 + at * 4}
          rx="1"
          className={at < count ? 'fill-current' : 'fill-line'}
        />
      ))}
    </svg>
  )
}

function QantasTiming() {
  const { requestDeadlineHours, asOf, sources, confidence } = upgradeRules
  return (
    <div className="mt-3 text-14 text-muted">
      <p>
        Qantas takes Classic Upgrade requests until {requestDeadlineHours.international} hours before an international
        and {requestDeadlineHours.domestic} hours before a domestic flight, and decides by status: the higher, the
        earlier.
      </p>
      <SourceLine asOf={asOf} sources={sources} confidence={confidence} />
    </div>
  )
}
