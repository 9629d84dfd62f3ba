'use client'

import { ComboboxLater } from '../combobox-later.tsx'
import type { AirportFieldProps } from './airport-picker.tsx'

const load = () => import('./airport-picker.tsx').then((part) => part.AirportPicker)

/** One airport, by its code, its city or its country. */
export function AirportField(props: AirportFieldProps) {
  return (
    // The list keeps its value in a hidden input behind the box, which would make a phone's page wider.
    <div className="relative -m-1 min-w-0 overflow-x-clip p-1">
      <ComboboxLater load={load} props={{ ...props, placeholder: 'City or code' }} value={props.value} />
    </div>
  )
}
