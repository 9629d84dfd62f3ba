'use client'

import { useState } from 'react'
import { findAirport } from '@/lib/network/airports.ts'
import { searchPlaces } from '@/lib/network/place-search.ts'
import type { Place } from '@/lib/network/places.ts'
import { findPlace } from '@/lib/network/places.ts'
import { ComboboxField } from '../combobox-field.tsx'
import type { Begun } from '../combobox-later.tsx'

export type AirportFieldProps = {
  label: string
  value: string | null
  fault: string | null
  onChange: (code: string | null) => void
}

type AirportPickerProps = AirportFieldProps & Begun & { placeholder: string }

const suggested = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'SIN', 'LAX', 'AKL']

/** The list of airports behind a field, searched by code, city or country. */
export function AirportPicker({ label, placeholder, value, fault, onChange, begun }: AirportPickerProps) {
  const [text, setText] = useState(begun ?? '')
  const chosen = value ? (findPlace(value) ?? null) : null
  const isTyping = text.trim() !== '' && text !== (chosen && formatPlace(chosen))
  const found = isTyping ? searchPlaces(text, 30) : suggested.flatMap((code) => findPlace(code) ?? [])
  return (
    <ComboboxField<Place>
      label={label}
      value={chosen}
      items={found.filter(({ token }) => findAirport(token)).slice(0, 8)}
      onType={setText}
      begun={begun}
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
      placeholder={placeholder}
      empty="We can’t find that airport. Try a city or a code."
    />
  )
}

function formatPlace({ name, token }: Place): string {
  return `${name} (${token})`
}
