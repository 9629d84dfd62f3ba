import type { Route } from 'next'
import { alertHref } from '@/lib/alerts/compose/alert-address.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { drawCityMap } from '@/lib/calculators/fly/city-map.ts'
import { currentTables } from '@/lib/calculators/fly/qantas-pages.ts'
import { pictureSize } from '@/lib/content/embed/embed-code.ts'
import type { PopularPair } from '@/lib/content/routes/popular-pages.ts'
import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { type Cabin, cabinNames, cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import type { Provenance, TableReference } from '@/lib/core/provenance.ts'
import { routeSlug } from '@/lib/network/aircraft/route-slugs.ts'
import type { Route as FlownRoute } from '@/lib/network/routes.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import qantasCash from '@/lib/programs/qantas/data/cash-part.json' with { type: 'json' }
import velocityCash from '@/lib/programs/velocity/data/cash-part.json' with { type: 'json' }
import { velocityTables } from '@/lib/programs/velocity/data/reward-tables.ts'
import { CashSeen } from '../../calculators/cash-seen.tsx'
import { CityMapPicture } from '../../calculators/fly/city-map-picture.tsx'
import { RouteAircraft } from '../../seat-maps/route-aircraft.tsx'
import { PageFrame } from '../../shell/page-frame.tsx'
import Link from '../../ui/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { SourceLine, TableSources } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AirlinePricesTable } from './airline-prices-table.tsx'
import { BestMonths } from './best-months.tsx'
import type { RouteFacts } from './cabin-rows.tsx'
import { EmbedCode } from './embed-code.tsx'
import { RouteSeats } from './route-seats.tsx'

const shown = 12
const tables: Record<Program, unknown> = { qantas: qantasCash, velocity: velocityCash }

/** The page of one route: seats in both programs, what they cost, who flies it and the best months. */
export function RoutePageView({ page }: { page: RoutePage }) {
  const { pair, words } = page
  const { from, to } = pair
  const names = formatNames(pair)
  const hasNonStop = page.flights.length > 0
  const label = `Map: ${names}${hasNonStop ? ', non-stop' : ''}, and one-stop routes`
  const map = drawCityMap({ from, to, hasNonStop, routings: Object.values(page.routings).flat() }, 'square')
  return (
    <PageFrame
      path="/popular-routes"
      slug={words}
      next={listSteps(page)}
      header={<RouteSeats facts={getFacts(page)} map={<CityMapPicture map={map} label={label} />} />}
    >
      <RoutePoints
        page={page}
        tables={[...currentTables, ...velocityTables.filter(({ validTo }) => validTo === null)]}
      />
      <RouteCash page={page} />
      <BestMonths from={from.code} to={to.code} names={names} />
      <Aircraft flights={page.flights} />
      <ShareYear slug={pair.slug} title={words.title} />
      <OtherRoutes page={page} />
    </PageFrame>
  )
}

const formatNames = ({ from, to }: PopularPair) => `${from.name} to ${to.name}`

function getFacts({ pair, words, routings, lowestPrices, about, flights }: RoutePage): RouteFacts {
  const { from, to } = pair
  const booking = programs.filter((program) => routings[program].length > 0)
  const flown = (cabin: Cabin) => flights.some((flight) => flight.cabins.includes(cabin))
  const published = cabins.flatMap((cabin) => {
    const points = lowestPrices.find((one) => one.cabin === cabin)?.points ?? null
    return points !== null || flown(cabin) ? [{ cabin, points }] : []
  })
  const lead = published.find(({ cabin, points }) => cabin === 'J' && points !== null)
  return {
    title: words.title,
    from: from.code,
    to: to.code,
    names: formatNames(pair),
    programs: booking,
    published: lead
      ? {
          text: `${from.name} to ${to.name} in ${cabinNames.J}, `,
          price: `from ${formatNumber(lead.points ?? 0)} points.`,
        }
      : { text: `${from.name} to ${to.name} on points.`, price: '' },
    about: about.join(' '),
    cabins: published,
    alert: alertHref({ programs: booking, from: [from.code], to: [to.code] }),
  }
}

type RoutePointsProps = { page: RoutePage; tables: readonly TableReference[] }

/** What each airline's seats cost in points according to the programs' tables. */
function RoutePoints({ page, tables }: RoutePointsProps) {
  const used = new Set(programs.flatMap((program) => page.routings[program].flatMap(({ table }) => table ?? [])))
  return (
    <PageSection
      title="Points by airline and program"
      lead="For one adult, one way, non-stop flights first. Taxes and charges are estimates from what was last reported."
    >
      <AirlinePricesTable page={page} caption={`Points from ${formatNames(page.pair)}`} />
      <TableSources tables={tables.filter(({ id }) => used.has(id))} />
    </PageSection>
  )
}

/** Taxes and carrier charges that were quoted on this route, each with its date. */
function RouteCash({ page: { pair, cash } }: { page: RoutePage }) {
  const lead =
    cash.length > 0
      ? 'Actually quoted, per adult, on the date shown. Today’s amount may differ; the airline shows it before you pay.'
      : 'Taxes and charges are extra; the airline shows them at booking.'
  const used = programs.filter((program) => cash.some((one) => one.program === program))
  return (
    <PageSection title="Taxes and charges" lead={lead}>
      {cash.length > 0 ? (
        <CashSeen caption={`Taxes and charges quoted from ${formatNames(pair)}`} examples={cash.slice(0, shown)} />
      ) : null}
      {used.map((program) => (
        <SourceLine key={program} {...(tables[program] as Provenance)} />
      ))}
      <p className="mt-3 text-14">
        <TextLink href="/carrier-charges">Compare charges by airline</TextLink>
      </p>
    </PageSection>
  )
}

/** Who flies the route non-stop and with which aircraft, by airport pair. */
function Aircraft({ flights }: { flights: readonly FlownRoute[] }) {
  const pairs = [...new Set(flights.map(({ from, to }) => `${from}-${to}`))]
  if (pairs.length === 0) return null
  return (
    <PageSection title="On board" lead="The aircraft that usually fly this route non-stop.">
      <div className="space-y-8 pt-4">
        {pairs.map((pair) => {
          const [from = '', to = ''] = pair.split('-')
          return (
            <div key={pair}>
              <RouteAircraft
                from={from}
                to={to}
                routes={flights.filter((flight) => flight.from === from && flight.to === to)}
              />
              <p className="mt-2 text-14">
                <TextLink href={`/seatmaps/${routeSlug(from, to)}`}>
                  Seat maps, {from} to {to}
                </TextLink>
              </p>
            </div>
          )
        })}
      </div>
    </PageSection>
  )
}

function listSteps({ pair, routings }: RoutePage) {
  const names = formatNames(pair)
  const ends = { from: pair.from.code, to: pair.to.code }
  const known = programs.filter((program) => routings[program].length > 0)
  return [
    ...known.map((program) => ({
      href: finderLink(program, ends),
      title: `Search ${names} with ${programFacts[program].points}`,
      summary: 'Every day your plan covers, with flights, points and charges.',
    })),
    {
      href: alertHref({ programs: known, from: [ends.from], to: [ends.to] }),
      title: `Watch ${names}`,
      summary: 'We’ll message you when a seat opens.',
    },
  ]
}

/** Links to routes from the same city, to the same place and back. */
function OtherRoutes({ page: { pair, others } }: { page: RoutePage }) {
  return (
    <PageSection title="More routes">
      <div className="grid gap-6 sm:grid-cols-2">
        <RouteLinks title={`From ${pair.from.name}`} pairs={others.sameFrom} />
        <RouteLinks title={`To ${pair.to.name}`} pairs={others.sameTo} />
      </div>
      {others.back ? (
        <p className="mt-4">
          <Link href={`/popular-routes/${others.back.slug}`} className="underline underline-offset-4">
            The other way: {formatNames(others.back)}
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
        {pairs.map((pair) => (
          <li key={pair.slug}>
            <Link
              href={`/popular-routes/${pair.slug}` as Route}
              preload={false}
              className="inline-flex min-h-9 items-center gap-3 text-14 hover:text-accent"
            >
              <RouteLine from={pair.from.code} to={pair.to.code} via={[]} />
              {formatNames(pair)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The route's year as a picture, and the code to embed it in another site. */
function ShareYear({ slug, title }: { slug: string; title: string }) {
  return (
    <PageSection
      title="Share this year"
      lead="Put this on your blog. It keeps itself up to date, says when we checked, and runs no script on your site."
    >
      <div className="space-y-4">
        {/* biome-ignore lint/performance/noImgElement: an SVG, which the image optimiser can't make smaller. */}
        <img
          src={`/embed/${slug}.svg`}
          alt={`A year of ${title}, day by day`}
          loading="lazy"
          {...pictureSize}
          className="h-auto w-full max-w-3xl rounded-xl border border-line"
        />
        <EmbedCode slug={slug} title={title} />
      </div>
    </PageSection>
  )
}
