import Link from 'next/link'
import type { PopularPair } from '@/lib/content/routes/popular-pages.ts'
import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { getAirport } from '@/lib/network/airports.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

/** Routes from the same city, to the same place, and the way back. */
export function OtherRoutes({ page: { pair, fromCity, toCity, others } }: { page: RoutePage }) {
  return (
    <PageSection title="Routes nearby">
      <div className="grid gap-6 sm:grid-cols-2">
        <RouteLinks title={`From ${fromCity}`} pairs={others.sameFrom} />
        <RouteLinks title={`To ${toCity}`} pairs={others.sameTo} />
      </div>
      {others.back ? (
        <p className="mt-4">
          <Link href={`/popular-routes/${others.back}`} className="underline underline-offset-4">
            The way back: <RouteLine from={pair.to} to={pair.from} via={[]} />
          </Link>
        </p>
      ) : null}
    </PageSection>
  )
}

function RouteLinks({ title, pairs }: { title: string; pairs: readonly PopularPair[] }) {
  if (pairs.length === 0) return null
  return (
    <div>
      <h3 className="text-14 font-semibold">{title}</h3>
      <ul className="mt-1.5">
        {pairs.map(({ slug, from, to }) => (
          <li key={slug}>
            <Link
              href={`/popular-routes/${slug}`}
              prefetch={false}
              className="inline-flex min-h-9 items-center gap-3 text-14 hover:text-accent"
            >
              <RouteLine from={from} to={to} via={[]} />
              {getAirport(from).city} to {getAirport(to).city}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
