'use client'

import type { AircraftAnswer } from '@/lib/flights/aircraft-contract.ts'
import { type AmenityTopic, amenityTopics } from '@/lib/flights/amenity-topics.ts'
import type { Amenities } from '@/lib/network/aircraft/amenities.ts'
import { TextLink } from '../ui/text-link.tsx'
import { AmenityCells } from './amenity-cells.tsx'
import { ChosenCabin } from './chosen-cabin.tsx'

type ChosenAircraftProps = { types: AircraftAnswer['types']; topic: AmenityTopic; rows: readonly Amenities[] }

/** What is on board the aircraft found, with the cabin of the first one that can be drawn beside it. */
export function ChosenAircraft({ types, topic, rows }: ChosenAircraftProps) {
  const drawn = types.find(({ variant }) => variant !== null)?.variant ?? types[0]?.path ?? null
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ul className="divide-y divide-line border-y border-line">
        {types.map(({ path, name, why }) => {
          const own = rows.filter(({ airline, type }) => `${airline}/${type}` === path)
          return (
            <li key={path} className="py-4">
              <h2 className="text-16 font-semibold">
                <TextLink href={`/seatmaps/${path}`}>{name}</TextLink>
              </h2>
              {why ? <p className="text-12 text-muted">{why}</p> : null}
              {own.length > 0 ? (
                <AmenityCells rows={own} facts={amenityTopics[topic].facts} />
              ) : (
                <p className="mt-2 text-14 text-muted">
                  What is on board is not published, or only on its seat map page.
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {drawn ? <ChosenCabin path={drawn} /> : null}
    </div>
  )
}
