import type { Route as Address } from 'next'
import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import {
  type AircraftType,
  drawnAs,
  getAirline,
  getVariantPath,
  toDrawing,
  type Variant,
} from '@/lib/network/aircraft/fleet.ts'
import { routeSlug } from '@/lib/network/aircraft/route-slugs.ts'
import { describePage, drawnWords, shortName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { routesFlownBy } from '@/lib/network/aircraft/types-flown.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import Link from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { CabinFactsTable } from './picture/cabin-facts.tsx'
import { SeatMap } from './picture/seat-map.tsx'
import { Section } from './section.tsx'

/** Whether an airline flies a type, and how many: as of a day, or as it planned. */
export function fleetWords({ status, fleetCount, fleetCountAsOf }: AircraftType): string {
  if (fleetCount === null) return `${status}.`
  const asOf = fleetCountAsOf ?? ''
  const since = /^\d{4}(-\d\d){0,2}$/.test(asOf)
    ? ` as of ${spellDates(asOf)}`
    : ` (${spellDates(asOf.replace(/[()]/g, ''))})`
  return `${status}, ${fleetCount} aircraft${since}.`
}

/** A type that an airline flies in several layouts: each in figures, with the first two drawn side by side. */
export function TypeSeatMaps({ type, variants }: { type: AircraftType; variants: Variant[] }) {
  const drawn = variants.filter((variant) => drawnAs(variant) !== 'none').slice(0, 2)
  return (
    <PageFrame path="/seatmaps" slug={describePage({ kind: 'type', type, variants })}>
      <p className="-mt-4 text-14 text-muted">
        {capitalise(fleetWords(type))} {type.notes}
      </p>
      {drawn.length > 1 ? (
        <div className="mt-8 grid gap-6 lg:grid-cols-2">
          {drawn.map((variant) => (
            <Panel key={variant.id} className="min-w-0">
              <h2 className="mb-3 text-16 font-semibold">
                <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{variant.name}</TextLink>
              </h2>
              <SeatMap drawing={toDrawing(variant)} />
            </Panel>
          ))}
        </div>
      ) : null}
      {variants.map((variant) => (
        <Section
          key={variant.id}
          title={variant.name}
          intro={`${drawnWords[drawnAs(variant)]} ${variant.notes}`}
          aside={<TextLink href={`/seatmaps/${getVariantPath(variant)}`}>See seat map</TextLink>}
        >
          {variant.cabins.length > 0 ? (
            <CabinFactsTable title={variant.name} cabins={variant.cabins} />
          ) : (
            <p className="text-14 text-muted">Its cabins aren’t published.</p>
          )}
        </Section>
      ))}
      <RoutesFlown type={type} />
    </PageFrame>
  )
}

const maxShown = 24

/** Where a type flies, busiest first. */
export function RoutesFlown({ type }: { type: AircraftType }) {
  const routes = routesFlownBy(type)
  if (routes.length === 0) return null
  const name = `${getAirline(type.airline).name} ${shortName(type)}`
  return (
    <Section
      title={`Where does the ${name} fly?`}
      intro="Its usual routes. Airlines swap aircraft, so check your flight."
    >
      <ul className="flex flex-wrap gap-2">
        {routes.slice(0, maxShown).map(({ from, to }) => (
          <li key={`${from}${to}`}>
            <Link
              href={`/seatmaps/${routeSlug(from, to)}` as Address}
              preload={false}
              className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-lg border border-line bg-card px-3 text-14 hover:border-edge lg:min-h-9"
            >
              <span className="font-mono font-medium">
                {from}–{to}
              </span>
              <span className="text-muted">
                {findAirport(from)?.city} to {findAirport(to)?.city}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {routes.length > maxShown ? (
        <p className="mt-3 text-14 text-muted">and {routes.length - maxShown} more.</p>
      ) : null}
    </Section>
  )
}
