import { centsSpan, dollarSpan, type SpendingWay } from '@/lib/calculators/points-to-dollars.ts'

/** Ways to spend points as bars on one scale, best first: solid up to the lowest value, hatched up to the highest. */
export function ValueBars({ ways }: { ways: readonly SpendingWay[] }) {
  const longest = Math.max(...ways.map((way) => way.highCents ?? way.lowCents))
  const share = (cents: number) => `${(100 * cents) / longest}%`
  return (
    <ul className="@container divide-y divide-line text-14">
      {ways.map((way) => (
        <li key={way.use} className="figures grid gap-x-4 gap-y-1 py-2.5 @md:grid-cols-[1fr_10rem]">
          <span className="flex justify-between gap-4">
            <span>{way.use}</span>
            <span className="shrink-0 whitespace-nowrap text-muted">{centsSpan(way)} c</span>
          </span>
          <span className="font-semibold @md:text-right">{dollarSpan(way)}</span>
          <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-seats-0 @md:col-span-2">
            <span className="bg-seats-3" style={{ width: share(way.lowCents) }} />
            <span className="hatch" style={{ width: share((way.highCents ?? longest) - way.lowCents) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
