import { findFlyCity, gateways } from '@/lib/calculators/fly/cities.ts'
import { currentTables } from '@/lib/calculators/fly/qantas-pages.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import {
  type PlacesPage as Asked,
  type CabinReach,
  cheapestReturn,
  pageAmounts,
  placesPageView,
} from '@/lib/journeys/where-can-i-go/places-pages.ts'
import { placesDefaults } from '@/lib/journeys/where-can-i-go/places-state.ts'
import { originOptions, pointsIn, type ReachRow, reachFrom } from '@/lib/journeys/where-can-i-go/reach.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { velocityTables } from '@/lib/programs/velocity/data/reward-tables.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TableSources } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PlacesTool } from './places-tool.tsx'
import { ReachBars, ReachTable } from './reach.tsx'

const tables = {
  qantas: currentTables,
  velocity: velocityTables.filter(({ validTo }) => validTo === null),
} as const

/** How many of the nearest places this page lists; a city's page has all of them. */
const nearestShown = 30

/** The “Where can I go” page: the search, then what the price tables say from the largest city. */
export function PlacesPage({ program }: { program: Program }) {
  const { points } = programFacts[program]
  const sydney = findFlyCity('sydney')
  const rows = sydney ? reachFrom(program, sydney) : []
  return (
    <ToolPage
      path={programFacts[program].pages.whereCanIGo}
      next={[
        {
          href: programFacts[program].pages.finder,
          title: `Search ${points}`,
          summary: 'A whole year on your route.',
        },
      ]}
      aside={sydney ? <ReachBars rows={rows} points={placesDefaults.points} from={sydney.name} /> : undefined}
      tool={<PlacesTool program={program} defaults={placesDefaults} origins={originOptions(program)} />}
    >
      {program === 'qantas' ? <CityLinks /> : null}
      <HowPlaces program={program} />
      {sydney ? (
        <PageSection
          title="What does it cost from Sydney?"
          lead="Lowest published price per adult one way, non-stop or one stop, whether or not a seat is open."
        >
          <ReachTable
            caption={`${points} from Sydney to the nearest places`}
            program={program}
            from={sydney.slug}
            rows={rows.toSorted((a, b) => a.miles - b.miles).slice(0, nearestShown)}
          />
          {program === 'qantas' ? (
            <p className="mt-3 text-14">
              <TextLink href={`${programFacts.qantas.pages.whereCanIGo}/sydney`}>Every place from Sydney</TextLink>
            </p>
          ) : null}
          <TableSources tables={tables[program]} />
        </PageSection>
      ) : null}
    </ToolPage>
  )
}

function CityLinks() {
  return (
    <PageSection title="Where can I go from my city?" lead="Choose a city, or a city and a balance.">
      <ul className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
        {gateways.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink href={`${programFacts.qantas.pages.whereCanIGo}/${slug}`}>{name}</TextLink>{' '}
            <span className="text-muted">
              with{' '}
              {[pageAmounts[3], pageAmounts[6], pageAmounts[9]].map((amount, at) => (
                <span key={amount}>
                  {at > 0 ? ', ' : ''}
                  <TextLink href={`${programFacts.qantas.pages.whereCanIGo}/${slug}/${amount}-points`}>
                    {formatNumber(amount)}
                  </TextLink>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Explains how the search works and how far ahead each plan sees. */
function HowPlaces({ program }: { program: Program }) {
  const [free, gold] = [getPlanLimits('free', program), getPlanLimits('gold', program)]
  return (
    <PageSection title="How does it work?">
      <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
        <li>Each place appears once, in its cheapest cabin, with the first date at that price.</li>
        <li>Points are per adult, one way. For more people we split your balance evenly.</li>
        <li>
          Results are cached. Open a place in the finder to see when we checked, and confirm with the airline before you
          transfer points.
        </li>
        <li>
          A search covers {free.whereCanIGoDays} days at a time, up to {getPlanLimits('guest', program).daysAhead} days
          ahead for visitors and {free.daysAhead} with a free account; Silver and Gold cover {gold.whereCanIGoDays} days
          at a time, {gold.daysAhead} ahead.
        </li>
      </ul>
    </PageSection>
  )
}

const family = '/qantas/where-can-i-go-points'

/** How many places a page about a balance lists per cabin; the city's page has every place. */
const farthestShown = 15

/** The page of one city, with or without a balance: the search, and what the price tables say. */
export function PlacesSlugPage({ page }: { page: Asked }) {
  const { from, points } = page
  const { words, rows, reach } = placesPageView(page)
  const defaults = { ...placesDefaults, from: from.slug, points: points ?? placesDefaults.points }
  return (
    <ToolPage
      path={family}
      slug={words}
      next={[
        {
          href: `/qantas/reward-seat-finder?from=${from.code}`,
          title: `Seats from ${from.name}`,
          summary: 'Every day and cabin of one route.',
        },
      ]}
      aside={points === null ? undefined : <ReachBars rows={rows} points={points} />}
      tool={<PlacesTool program="qantas" defaults={defaults} origins={originOptions('qantas')} />}
      sources={currentTables}
    >
      {points === null ? (
        <AllPlaces name={from.name} slug={from.slug} rows={rows} />
      ) : (
        reach.map((one) => <CabinPlaces key={one.cabin} reach={one} slug={from.slug} points={points} rows={rows} />)
      )}
      <OtherPages {...page} />
    </ToolPage>
  )
}

function AllPlaces({ name, slug, rows }: { name: string; slug: string; rows: readonly ReachRow[] }) {
  const cheapest = cheapestReturn(rows, 'Y')
  const lead = cheapest
    ? `Lowest return in economy: ${formatNumber(cheapest.points)} points, to ${cheapest.row.to.name}. Figures below are per adult, one way.`
    : 'Per adult, one way.'
  return (
    <PageSection title={`Every place from ${name}`} lead={lead}>
      <ReachTable
        caption={`Qantas Points from ${name} to every place`}
        program="qantas"
        from={slug}
        rows={rows.toSorted((a, b) => a.miles - b.miles)}
      />
    </PageSection>
  )
}

type CabinPlacesProps = { reach: CabinReach; slug: string; points: number; rows: readonly ReachRow[] }

function CabinPlaces({ reach: { cabin, rows: reached }, slug, points, rows }: CabinPlacesProps) {
  const shown = reached.slice(0, farthestShown)
  const returns = reached.filter((row) => (pointsIn(row, cabin) ?? Infinity) * 2 <= points).length
  const all = rows.filter((row) => pointsIn(row, cabin) !== null).length
  const out =
    reached.length === all ? `All ${all} places with a price` : `${reached.length} of ${all} places with a price`
  const cut = shown.length < reached.length ? ` The ${shown.length} furthest:` : ''
  return (
    <PageSection
      title={`In ${cabinNames[cabin]}`}
      lead={`${out} one way, ${returns === 0 ? 'none' : returns} of them return.${cut}`}
    >
      <ReachTable
        caption={`Furthest in ${cabinNames[cabin]} for ${formatNumber(points)} points`}
        program="qantas"
        from={slug}
        rows={shown}
      />
    </PageSection>
  )
}

function OtherPages({ from, points }: Asked) {
  const amounts = pageAmounts.filter((amount) => amount !== points)
  const cities = gateways.filter((city) => city !== from)
  const end = points === null ? '' : `/${points}-points`
  return (
    <PageSection title="Other balances and cities">
      <p className="text-16">
        From {from.name} with{' '}
        {amounts.map((amount) => (
          <span key={amount} className="mr-3 inline-block">
            <TextLink href={`${family}/${from.slug}/${amount}-points`}>{formatNumber(amount)}</TextLink>
          </span>
        ))}
      </p>
      <p className="mt-3 text-16">
        {points === null ? 'From ' : `${formatNumber(points)} points from `}
        {cities.map(({ slug, name }) => (
          <span key={slug} className="mr-3 inline-block">
            <TextLink href={`${family}/${slug}${end}`}>{name}</TextLink>
          </span>
        ))}
      </p>
      {points === null ? null : (
        <p className="mt-3 text-16">
          <TextLink href={`${family}/${from.slug}`}>Every place from {from.name}</TextLink>
        </p>
      )}
    </PageSection>
  )
}
