import { alertHref } from '@/lib/alerts/compose/alert-address.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { currentTables } from '@/lib/calculators/fly/qantas-pages.ts'
import type { PopularPair } from '@/lib/content/routes/popular-pages.ts'
import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import type { Provenance } from '@/lib/core/provenance.ts'
import { routeSlug } from '@/lib/network/aircraft/route-slugs.ts'
import { getAirport } from '@/lib/network/airports.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import qantasCash from '@/lib/programs/qantas/data/cash-part.json' with { type: 'json' }
import velocityCash from '@/lib/programs/velocity/data/cash-part.json' with { type: 'json' }
import { velocityTables } from '@/lib/programs/velocity/data/reward-tables.ts'
import { CashSeen } from '../../calculators/cash-seen.tsx'
import { RouteAircraft } from '../../seat-maps/route-aircraft.tsx'
import { PageFrame } from '../../shell/page-frame.tsx'
import Link from '../../ui/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BestMonths } from './best-months.tsx'
import { RoutePoints } from './route-points.tsx'
import { RouteSeats } from './route-seats.tsx'
import { ShareYear } from './share-year.tsx'

const shown = 12
const tables: Record<Program, unknown> = { qantas: qantasCash, velocity: velocityCash }

/** Taxes and carrier charges somebody was asked for on this route, each with its date. */
function RouteCash({ page: { cash, fromCity, toCity } }: { page: RoutePage }) {
  const lead =
    cash.length > 0
      ? 'There is no published table. These amounts were asked for once, per adult, and are no price of today.'
      : 'Points do not pay taxes and carrier charges. What they are on this route is not published: the airline shows them before you pay.'
  const used = programs.filter((program) => cash.some((one) => one.program === program))
  return (
    <PageSection title="Taxes and charges" lead={lead}>
      {cash.length > 0 ? (
        <CashSeen caption={`Taxes and charges seen from ${fromCity} to ${toCity}`} examples={cash.slice(0, shown)} />
      ) : null}
      {used.map((program) => (
        <SourceLine key={program} {...(tables[program] as Provenance)} />
      ))}
      <p className="mt-3 text-14">
        <TextLink href="/carrier-charges">Charges of every airline</TextLink>
      </p>
    </PageSection>
  )
}

/** Everything about one route: seats in both programs, what they cost, who flies it with what, and the best months. */
export function RoutePageView({ page }: { page: RoutePage }) {
  const { pair, words, about, flights, fromCity, toCity } = page
  const { from, to } = pair
  return (
    <PageFrame path="/popular-routes" slug={words} next={stepsOf(page)}>
      <div className="max-w-prose space-y-2 text-16">
        {about.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <RouteSeats page={page} />
      <BestMonths from={from} to={to} names={`${fromCity} to ${toCity}`} />
      <RoutePoints
        page={page}
        tables={[...currentTables, ...velocityTables.filter(({ validTo }) => validTo === null)]}
      />
      <RouteCash page={page} />
      {flights.length > 0 ? (
        <PageSection
          title="Aircraft and cabins"
          lead={
            <>
              Who flies it non-stop, with what. The cabins are drawn on the{' '}
              <TextLink href={`/seatmaps/${routeSlug(from, to)}`}>seat map page of this route</TextLink>.
            </>
          }
        >
          <div className="pt-4">
            <RouteAircraft from={from} to={to} routes={flights} />
          </div>
        </PageSection>
      ) : null}
      <ShareYear slug={pair.slug} title={words.title} />
      <OtherRoutes page={page} />
    </PageFrame>
  )
}

function stepsOf({ pair: { from, to }, ways, fromCity, toCity }: RoutePage) {
  const known = programs.filter((program) => ways[program].length > 0)
  return [
    ...known.map((program) => ({
      href: finderLink(program, { from, to }),
      title: `Search ${fromCity} to ${toCity} with ${programFacts[program].points}`,
      summary: 'Every day your plan sees, with flights, points and charges.',
    })),
    {
      href: alertHref({ programs: known, from: [from], to: [to] }),
      title: `Alert me to ${fromCity} to ${toCity}`,
      summary: 'A message as soon as a seat opens.',
    },
  ]
}

/** Routes from the same city, to the same place, and the way back. */
function OtherRoutes({ page: { pair, fromCity, toCity, others } }: { page: RoutePage }) {
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
