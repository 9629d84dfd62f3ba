'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { findAirport } from '@/lib/network/airports.ts'
import { ComboboxField } from '../ui/combobox-field.tsx'
import type { Begun } from '../ui/combobox-later.tsx'
import type { FieldProps } from '../ui/field.tsx'

export type AircraftEntry = { path: string; title: string }

export type SeatMapSearchProps = {
  aircraft: readonly AircraftEntry[]
  /** Airport pairs with flights, each listed in one direction only, e.g. `SYDLAX`. */
  pairs: readonly string[]
  slugs: Readonly<Record<string, string>>
}

type SeatMapPickerProps = SeatMapSearchProps & FieldProps & Begun & { placeholder: string }

type Entry = { href: string; text: string; detail: string }

const shown = 12

/** The list of the search for seat maps, loaded on first use. */
export function SeatMapPicker({ aircraft, pairs, slugs, begun, ...field }: SeatMapPickerProps) {
  const router = useRouter()
  const [text, setText] = useState(begun ?? '')
  const entries = [...aircraft.map(aircraftEntry), ...pairs.flatMap((pair) => routeEntries(pair, slugs))]
  return (
    <ComboboxField<Entry>
      {...field}
      begun={begun}
      value={null}
      items={matching(entries, text)}
      onType={setText}
      onChange={(entry) => {
        if (entry) router.push(entry.href as Route)
      }}
      keyOf={({ href }) => href}
      textOf={({ text: words }) => words}
      draw={({ text: words, detail }) => (
        <>
          <span className="block text-14 font-medium">{words}</span>
          <span className="block text-12 text-muted">{detail}</span>
        </>
      )}
      empty="No matching route or aircraft. Try a city, an airport code or an airline."
    />
  )
}

function aircraftEntry({ path, title }: AircraftEntry): Entry {
  return { href: `/seatmaps/${path}`, text: title, detail: 'Aircraft' }
}

function routeEntries(pair: string, slugs: Readonly<Record<string, string>>): Entry[] {
  const ends = [pair.slice(0, 3), pair.slice(3)] as const
  return [ends, [ends[1], ends[0]] as const].map(([from, to]) => ({
    href: `/seatmaps/${slugs[from]}-to-${slugs[to]}`,
    text: `${findAirport(from)?.city} to ${findAirport(to)?.city}`,
    detail: `Route ${from} to ${to}`,
  }))
}

/** Returns entries where every typed word starts some word; those with the words in the typed order come first. */
function matching(entries: readonly Entry[], text: string): Entry[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'to')
  if (words.length === 0) return entries.slice(0, shown)
  const hits = entries.flatMap((entry) => {
    const own = `${entry.text} ${entry.detail}`.toLowerCase().split(/[\s,]+/)
    const places = words.map((word) => own.findIndex((candidate) => candidate.startsWith(word)))
    if (places.includes(-1)) return []
    return [{ entry, inOrder: places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)) }]
  })
  return hits
    .toSorted((a, b) => Number(b.inOrder) - Number(a.inOrder))
    .slice(0, shown)
    .map(({ entry }) => entry)
}
