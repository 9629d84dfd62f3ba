import { gateways } from '@/lib/calculators/fly/cities.ts'
import { currentTables } from '@/lib/calculators/fly/qantas-pages.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import {
  type PlacesPage as Asked,
  type CabinReach,
  cheapestReturn,
  pageAmounts,
  placesPageView,
} from '@/lib/journeys/where-can-i-go/places-pages.ts'
import { placesDefaults } from '@/lib/journeys/where-can-i-go/places-state.ts'
import { pointsIn, type ReachRow } from '@/lib/journeys/where-can-i-go/reach.ts'
import { ToolPage } from '../../shell/tool-page.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { originOptions } from './origin-options.ts'
import { PlacesTool } from './places-tool.tsx'
import { ReachBars } from './reach-bars.tsx'
import { ReachTable } from './reach-table.tsx'

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
