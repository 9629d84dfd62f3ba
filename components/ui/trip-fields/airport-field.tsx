'use client'

import { useState } from 'react'
import { findAirport } from '@/lib/network/airports.ts'
import { searchPlaces } from '@/lib/network/place-search.ts'
import type { Place } from '@/lib/network/places.ts'
import { findPlace } from '@/lib/network/places.ts'
import { ComboboxField } from '../combobox-field.tsx'

type AirportFieldProps = {
  label: string
  value: string | null
  fault: string | null
  onChange: (code: string | null) => void
}

const suggested = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'SIN', 'LAX', 'AKL']

/** One airport, by its code, its city or its country. */
export function AirportField({ label, value, fault, onChange }: AirportFieldProps) {
  const [text, setText] = useState('')
  const chosen = value ? (findPlace(value) ?? null) : null
  const isTyping = text.trim() !== '' && text !== (chosen && formatPlace(chosen))
  const found = isTyping ? searchPlaces(text, 30) : suggested.flatMap((code) => findPlace(code) ?? [])
  return (
    // The list keeps its value in a hidden input behind the box, which would make a phone's page wider.
    <div className="relative -m-1 min-w-0 overflow-x-clip p-1">
      <ComboboxField<Place>
        label={label}
        value={chosen}
        items={found.filter(({ token }) => findAirport(token)).slice(0, 8)}
        onType={setText}
        onChange={(place) => onChange(place?.token ?? null)}
        keyOf={({ token }) => token}
        textOf={formatPlace}
        draw={(place) => (
          <>
            <span className="block text-14 font-medium">{formatPlace(place)}</span>
            <span className="block text-12 text-muted">{place.detail}</span>
          </>
        )}
        fault={fault}
        placeholder="City or code"
        empty="We can’t find that airport. Try a city or a code."
      />
    </div>
  )
}

function formatPlace({ name, token }: Place): string {
  return `${name} (${token})`
}
