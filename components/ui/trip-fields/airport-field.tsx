'use client'

import { ComboboxLater } from '../combobox-later.tsx'
import type { AirportFieldProps } from './airport-picker.tsx'

const load = () => import('./airport-picker.tsx').then((part) => part.AirportPicker)

/** A field for one airport, found by its code, city or country. */
export function AirportField(props: AirportFieldProps) {
  return (
    // Clipped because the combobox's hidden input would otherwise make the page wider on phones.
    <div className="relative -m-1 min-w-0 overflow-x-clip p-1">
      <ComboboxLater load={load} props={{ ...props, placeholder: 'City or code' }} value={props.value} />
    </div>
  )
}
