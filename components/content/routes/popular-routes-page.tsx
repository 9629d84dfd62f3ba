import { type PopularPair, popularPairs, wantedPairs } from '@/lib/content/routes/popular-pages.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { programs } from '@/lib/core/program.ts'
import { flownMiles } from '@/lib/network/distance.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import Link from '../../ui/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

/** Every route with a page: the most wanted with the reason why, the others by the city they leave from. */
export function PopularRoutesPage() {
  const wanted = wantedPairs()
  const known = new Set(wanted.map(({ slug }) => slug))
  const others = popularPairs().filter(({ slug }) => !known.has(slug))
  const origins = [...new Map(others.map(({ from }) => [from.slug, from])).values()]
  return (
    <PageFrame path="/popular-routes">
      <p className="mb-6 max-w-prose text-14 text-muted">In our own order, from what travellers write about.</p>
      <ol className="grid overflow-hidden rounded-2xl border border-line bg-card sm:grid-cols-2 lg:grid-cols-3">
        {wanted.map((pair) => (
          <WantedRoute key={pair.slug} pair={pair} />
        ))}
      </ol>
      {origins.map((from) => (
        <PageSection key={from.slug} title={`More routes from ${from.name}`}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
            {others
              .filter((pair) => pair.from.slug === from.slug)
              .map(({ slug, to }) => (
                <li key={slug}>
                  <Link
                    href={`/popular-routes/${slug}`}
                    prefetch={false}
                    className="inline-flex min-h-9 items-center gap-1.5 rounded-sm underline underline-offset-4 hover:text-accent"
                  >
                    {to.name} <span className="font-mono text-12 text-muted">{to.code}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </PageSection>
      ))}
    </PageFrame>
  )
}

function WantedRoute({ pair: { slug, from, to, wanted } }: { pair: PopularPair }) {
  const why = programs.flatMap((program) => wanted[program]?.why ?? [])[0]
  const points = programs.filter((program) => wanted[program]).map((program) => programFacts[program].name)
  return (
    <li className="-mr-px -mb-px border-r border-b border-line">
      <Link
        href={`/popular-routes/${slug}`}
        prefetch={false}
        className="flex h-full flex-col gap-1.5 px-4 py-4 -outline-offset-2 hover:bg-seats-0"
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <RouteLine from={from.code} to={to.code} via={[]} className="text-16" />
          <span className="figures text-12 text-muted">
            {formatNumber(flownMiles(from.airports[0] ?? '', to.airports[0] ?? ''))} miles
          </span>
        </span>
        <span className="text-16 font-semibold">
          {from.name} to {to.name}
        </span>
        <span className="text-14 text-muted">{why}</span>
        <span className="mt-auto pt-1 text-12 text-muted">{points.join(' and ')}</span>
      </Link>
    </li>
  )
}
