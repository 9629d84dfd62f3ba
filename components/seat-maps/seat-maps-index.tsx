import { programs } from '@/lib/core/program.ts'
import {
  allAirlines,
  allTypes,
  allVariants,
  drawnAs,
  getVariantPath,
  listVariants,
} from '@/lib/network/aircraft/fleet.ts'
import { recordedPairs, routeSlug, toSlug } from '@/lib/network/aircraft/route-slugs.ts'
import { drawnWords, layoutName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { allAirports, findAirport } from '@/lib/network/airports.ts'
import { popularRoutes } from '@/lib/network/routes.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AircraftCompare } from './aircraft-compare.tsx'
import { AircraftPicture, CabinStrip } from './picture/aircraft-picture.tsx'
import { SeatMapSearch } from './seat-map-search.tsx'
import { Section } from './section.tsx'

/** The index of all seat maps: search, popular routes, each airline's aircraft, and a comparison of two. */
export function SeatMapsIndex() {
  const aircraft = allVariants.map((variant) => ({ path: getVariantPath(variant), title: variantTitle(variant) }))
  const pairs = recordedPairs.map(({ from, to }) => from + to)
  const slugs = Object.fromEntries(allAirports.map(({ iata, city }) => [iata, toSlug(city)]))
  return (
    <PageFrame path="/seatmaps" aside={<ShownAircraft />}>
      <SeatMapSearch aircraft={aircraft} pairs={pairs} slugs={slugs} />
      <Section title="Popular routes">
        <PopularRoutes />
      </Section>
      <Section
        title="Aircraft by airline"
        intro={`${allVariants.filter((one) => drawnAs(one) === 'numbered').length} layouts seat by seat, ${allVariants.filter((one) => drawnAs(one) === 'mixed').length} in part, ${allVariants.filter((one) => drawnAs(one) === 'indicative').length} by seat counts only.`}
      >
        <AircraftByAirline />
      </Section>
      <div id="compare" className="scroll-mt-20">
        <Section title="Compare two aircraft">
          <AircraftCompare
            aircraft={aircraft.filter((_, at) => drawnAs(allVariants[at] ?? { cabins: [] }) !== 'none')}
          />
        </Section>
      </div>
    </PageFrame>
  )
}

/** Shows a layout that is known seat by seat, to illustrate what these pages are about. */
function ShownAircraft() {
  const shown = allVariants.find((one) => getVariantPath(one).startsWith('qantas/787-9') && drawnAs(one) === 'numbered')
  const variant = shown ?? allVariants.find((one) => drawnAs(one) === 'numbered')
  return variant ? <AircraftPicture variant={variant} className="w-full lg:w-[32rem]" /> : null
}

function variantTitle(variant: (typeof allVariants)[number]): string {
  return `${allAirlines.find(({ id }) => id === variant.airline)?.name} ${variant.name}`
}

function PopularRoutes() {
  const routes = programs
    .flatMap((program) => popularRoutes(program).slice(0, 12))
    .filter(
      ({ from, to, direct }, at, all) => direct && all.findIndex((one) => one.from === from && one.to === to) === at,
    )
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
      {routes.map(({ from, to }) => (
        <li key={`${from}${to}`} className="flex min-h-11 items-center gap-3 border-b border-line text-14">
          <RouteLine from={from} to={to} via={[]} />
          <TextLink href={`/seatmaps/${routeSlug(from, to)}`}>
            {findAirport(from)?.city} to {findAirport(to)?.city}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

const marks = { numbered: 'Seat by seat', mixed: 'In part', indicative: 'Indicative', none: 'No seat map' } as const

function AircraftByAirline() {
  return (
    <div className="columns-1 gap-6 sm:columns-2 lg:columns-3">
      {allAirlines.map(({ id, name }) => (
        <section key={id} className="mb-6 break-inside-avoid">
          <h3 className="mb-1 text-16 font-semibold">{name}</h3>
          <ul>
            {allTypes
              .filter(({ airline }) => airline === id)
              .flatMap((type) => listVariants(type).map((variant) => ({ type, variant })))
              .map(({ type, variant }) => (
                <li
                  key={variant.id}
                  className="flex items-baseline justify-between gap-3 border-t border-line py-2 text-14"
                >
                  <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{layoutName(type, variant)}</TextLink>
                  <span
                    className="figures inline-flex shrink-0 items-center gap-2 text-12 text-muted"
                    title={drawnWords[drawnAs(variant)]}
                  >
                    <CabinStrip cabins={variant.cabins} />
                    <span className="w-18 text-right">{marks[drawnAs(variant)]}</span>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
