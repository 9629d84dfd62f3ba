import type { Route as Address } from 'next'
import { type AircraftType, getAirline } from '@/lib/network/aircraft/fleet.ts'
import { routeSlug } from '@/lib/network/aircraft/route-slugs.ts'
import { shortName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { routesFlownBy } from '@/lib/network/aircraft/types-flown.ts'
import { findAirport } from '@/lib/network/airports.ts'
import Link from '../ui/link.tsx'
import { Section } from './section.tsx'

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
