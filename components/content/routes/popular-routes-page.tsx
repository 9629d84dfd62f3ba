import { drawHomeMap } from '@/lib/content/home/home-map.ts'
import { publishedPlaces } from '@/lib/content/home/home-screen.ts'
import { type PopularPair, popularPairs, wantedPairs } from '@/lib/content/routes/popular-pages.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { programs } from '@/lib/core/program.ts'
import { flownMiles } from '@/lib/network/distance.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { FigureBar } from '../../ui/figure-bar.tsx'
import Link from '../../ui/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { HomeMapDrawing } from '../home/home-map-view.tsx'

const cheapestShown = 8

/** Every route with a page: the most wanted ones with the reason why, the others by departure city. */
export function PopularRoutesPage() {
  const wanted = wantedPairs()
  const known = new Set(wanted.map(({ slug }) => slug))
  const others = popularPairs().filter(({ slug }) => !known.has(slug))
  const origins = [...new Map(others.map(({ from }) => [from.slug, from])).values()]
  return (
    <PageFrame path="/popular-routes">
      <BusinessFromSydney />
      <p className="mt-8 mb-4 max-w-prose text-14 text-muted">In our own order, by what travellers write about most.</p>
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
                    preload={false}
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

/** A map of the most wanted overseas places with the points for business, and a list of the cheapest beside it. */
function BusinessFromSydney() {
  const map = drawHomeMap(publishedPlaces('J'))
  if (map === null) return null
  const cheapest = map.spots
    .flatMap(({ slug, name, open }) => (open?.points ? [{ slug, name, points: open.points }] : []))
    .sort((a, b) => a.points - b.points)
    .slice(0, cheapestShown)
  const maxPoints = Math.max(...cheapest.map(({ points }) => points))
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <figure className="flex min-w-0 flex-col">
        <HomeMapDrawing
          map={map}
          figures="Published prices"
          className="min-h-80 rounded-2xl border border-line flex-1 sm:min-h-0"
        />
        <figcaption className="mt-2 text-14 text-muted">
          Fewest points one way in business (J) from {map.home.name}, as published by the programs.
        </figcaption>
      </figure>
      <section aria-labelledby="cheapest-business" className="max-lg:hidden">
        <h2 id="cheapest-business" className="text-16 font-semibold">
          Cheapest in business from {map.home.name}
        </h2>
        <ol className="mt-2 text-14">
          {cheapest.map(({ slug, name, points }) => (
            <li key={slug} className="border-t border-line">
              <Link
                href={`/popular-routes/${slug}`}
                preload={false}
                className="flex min-h-12 items-center justify-between gap-4 rounded-sm hover:text-accent"
              >
                {name}
                <span className="figures text-right font-semibold">
                  <FigureBar share={points / maxPoints}>{formatNumber(points)}</FigureBar>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function WantedRoute({ pair: { slug, from, to, wanted } }: { pair: PopularPair }) {
  const why = programs.flatMap((program) => wanted[program]?.why ?? [])[0]
  const points = programs.filter((program) => wanted[program]).map((program) => programFacts[program].name)
  return (
    <li className="-mr-px -mb-px border-r border-b border-line">
      <Link
        href={`/popular-routes/${slug}`}
        preload={false}
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
