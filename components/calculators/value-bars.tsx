import { centsSpan, dollarSpan, type SpendingOption } from '@/lib/calculators/points-to-dollars.ts'

/** Uses of points as bars on one scale, best first: solid up to the lowest value, hatched up to the highest. */
export function ValueBars({ options }: { options: readonly SpendingOption[] }) {
  const longest = Math.max(...options.map((option) => option.highCents ?? option.lowCents))
  const share = (cents: number) => `${(100 * cents) / longest}%`
  return (
    <ul className="@container divide-y divide-line text-14">
      {options.map((option) => (
        <li key={option.use} className="figures grid gap-x-4 gap-y-1 py-2.5 @md:grid-cols-[1fr_10rem]">
          <span className="flex justify-between gap-4">
            <span>{option.use}</span>
            <span className="shrink-0 whitespace-nowrap text-muted">{centsSpan(option)} c</span>
          </span>
          <span className="font-semibold @md:text-right">{dollarSpan(option)}</span>
          <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-seats-0 @md:col-span-2">
            <span className="bg-seats-3" style={{ width: share(option.lowCents) }} />
            <span className="hatch" style={{ width: share((option.highCents ?? longest) - option.lowCents) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
