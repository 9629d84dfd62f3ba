type WindowBarProps = { program: string; daysAhead: number; seats: number }

/** How far ahead in a year a plan sees one program's seats, and for how many people. */
export function WindowBar({ program, daysAhead, seats }: WindowBarProps) {
  return (
    <div className="figures">
      <p className="flex justify-between gap-4">
        <span className="text-muted">{program}</span>
        <span>
          {daysAhead} days, {seats === 1 ? '1 seat' : `up to ${seats} seats`}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-seats-0">
        <div className="h-full rounded-full bg-seats-3" style={{ width: `${(daysAhead / 365) * 100}%` }} />
      </div>
    </div>
  )
}
