'use client'

import { ComboboxLater } from '../ui/combobox-later.tsx'
import type { SeatMapSearchProps } from './seat-map-picker.tsx'

const load = () => import('./seat-map-picker.tsx').then((part) => part.SeatMapPicker)

/** One search box for routes and aircraft: `syd lax`, `tokyo`, `qantas a380`. */
export function SeatMapSearch(props: SeatMapSearchProps) {
  const field = {
    label: 'Route or aircraft',
    hint: 'Cities, airport codes, airlines and aircraft, in any order.',
    className: 'max-w-xl',
    placeholder: 'SYD LAX, Tokyo, Qantas A380',
  }
  return <ComboboxLater load={load} props={{ ...props, ...field }} />
}
