import type { ReactNode } from 'react'
import type { Drawing } from '@/lib/network/aircraft/cabin.ts'

type SeatLegendProps = { drawing: Drawing; isOccupied: boolean; isIndicative: boolean }

/** Explains the marks that occur in the drawing. */
export function SeatLegend({ drawing, isOccupied, isIndicative }: SeatLegendProps) {
  const placed = drawing.advice.filter(({ rows, seats }) => rows || seats)
  const has = (kind: 'best' | 'avoid') => !isOccupied && placed.some((one) => one.kind === kind)
  return (
    <ul
      aria-label="What the symbols mean"
      className="mt-5 flex flex-wrap justify-center gap-x-4 gap-y-2 text-12 text-muted"
    >
      {isOccupied ? (
        <OccupiedEntries />
      ) : (
        <Entry mark={<Cushion className="fill-cabin-y/10 stroke-cabin-y" back />}>Seat</Entry>
      )}
      {isIndicative ? (
        <Entry mark={<Cushion className="fill-none stroke-edge" dashed />}>Indicative: seat numbers unknown</Entry>
      ) : null}
      {has('best') ? (
        <Entry mark={<path d="M4 9l3 3 5-6" className="fill-none stroke-ok" strokeWidth="2" />}>
          Good, see why below
        </Entry>
      ) : null}
      {has('avoid') ? (
        <Entry mark={<path d="M4 4l8 8m0-8l-8 8" className="fill-none stroke-danger" strokeWidth="1.5" />}>Avoid</Entry>
      ) : null}
      {drawing.cabins.some(({ extraLegroomRows }) => extraLegroomRows.length > 0) ? (
        <Entry mark={<path d="M3 8h10" className="stroke-accent" strokeWidth="2.5" strokeLinecap="round" />}>
          Extra legroom
        </Entry>
      ) : null}
      {drawing.cabins.some(({ exitRows }) => exitRows.length > 0) ? (
        <Entry mark={<path d="M12 3l-7 5 7 5z" className="fill-ok" />}>Exit row</Entry>
      ) : null}
      {drawing.fixtures.some(({ basis }) => basis === 'recalled') ? (
        <Entry
          mark={
            <rect x="2" y="4" width="12" height="8" rx="2" className="fill-paper stroke-edge" strokeDasharray="3 2" />
          }
        >
          Position unconfirmed
        </Entry>
      ) : null}
    </ul>
  )
}

function OccupiedEntries() {
  return (
    <>
      <Entry mark={<Cushion className="fill-cabin-y/25 stroke-cabin-y" back />}>Free</Entry>
      <Entry
        mark={
          <>
            <Cushion className="fill-seats-0 stroke-edge/60" />
            <path d="M5 5l6 6m0-6l-6 6" className="stroke-muted" />
          </>
        }
      >
        Taken
      </Entry>
      <Entry
        mark={
          <>
            <Cushion className="fill-none stroke-edge" />
            <path d="M3 11h10" className="stroke-edge" strokeWidth="6" />
          </>
        }
      >
        Blocked by the airline
      </Entry>
      <Entry mark={<path d="M4 9l3 3 5-6" className="fill-none stroke-ink" strokeWidth="1.6" />}>
        Free together for your party
      </Entry>
      <Entry mark={<rect x="2" y="2" width="12" height="12" className="fill-none stroke-ink" strokeWidth="2" />}>
        Chosen
      </Entry>
    </>
  )
}

function Cushion({ className, back = false, dashed = false }: { className: string; back?: boolean; dashed?: boolean }) {
  return (
    <>
      <path d="M2 14v-8q0-4 4-4h4q4 0 4 4v8z" className={className} strokeDasharray={dashed ? '2.5 2' : undefined} />
      {back ? <path d="M3 13.5h10" className="stroke-cabin-y" strokeWidth="2.5" /> : null}
    </>
  )
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 [print-color-adjust:exact]">
        {mark}
      </svg>
      {children}
    </li>
  )
}
