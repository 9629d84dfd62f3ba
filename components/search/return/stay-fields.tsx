'use client'

import { useState } from 'react'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { type Question, usualStay } from '@/lib/search/finder-state.ts'
import { cabinDisplay } from '../../ui/seats/cabins.ts'

export type ReturnFieldsProps = { draft: Question; onChange: (part: Partial<Question>) => void }

/** The fields of a return: nights away, and the cabins home. */
export function StayFields({ draft, onChange }: ReturnFieldsProps) {
  const { home } = draft
  const stay = draft.stay ?? usualStay
  return (
    <>
      <span className="inline-flex min-h-11 items-center gap-2 text-14">
        Nights away
        <NightsField
          label="Fewest nights away"
          nights={stay.min}
          onChange={(min) => onChange({ stay: { ...stay, min } })}
        />
        to
        <NightsField
          label="Most nights away"
          nights={stay.max}
          onChange={(max) => onChange({ stay: { ...stay, max } })}
        />
      </span>
      <label className="inline-flex min-h-11 items-center gap-2 text-14">
        Cabins home
        <select
          value={home.join(',')}
          onChange={(event) => onChange({ home: cabins.filter((one) => event.target.value.includes(one)) })}
          className="min-h-9 rounded-md border border-edge bg-card px-2 text-14 font-medium"
        >
          {homeOptions(home).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const longest = 180

type NightsFieldProps = { label: string; nights: number; onChange: (nights: number) => void }

function NightsField({ label, nights, onChange }: NightsFieldProps) {
  // The text being typed, which may be empty between two numbers.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={0}
      max={longest}
      value={typed ?? nights}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value)
        const count = event.target.valueAsNumber
        if (Number.isInteger(count) && count >= 0 && count <= longest) onChange(count)
      }}
      className="figures min-h-9 w-14 rounded-md border border-edge bg-card px-2 text-14 font-medium"
    />
  )
}

/** The choices: the same cabins as out, any, a single one, or a combination that came with the address. */
function homeOptions(home: readonly Cabin[]): { value: string; label: string }[] {
  const options = [
    { value: '', label: 'Same as out' },
    { value: cabins.join(','), label: 'Any cabin' },
    ...cabins.map((cabin) => ({ value: cabin as string, label: cabinDisplay[cabin].name })),
  ]
  const given = home.join(',')
  if (options.some(({ value }) => value === given)) return options
  return [...options, { value: given, label: home.map((cabin) => cabinDisplay[cabin].name).join(' or ') }]
}
