'use client'

import { X } from 'lucide-react'
import type { Program } from '@/lib/core/program.ts'
import { allCarriers, type Carrier, findCarrier } from '@/lib/network/carriers.ts'
import { ComboboxField } from '../../ui/combobox-field.tsx'

type CarriersFieldProps = {
  programs: readonly Program[]
  chosen: readonly string[]
  onChange: (carriers: string[]) => void
}

/** Airlines of which at least one must fly part of the way; none chosen means any. */
export function CarriersField({ programs, chosen, onChange }: CarriersFieldProps) {
  const offered = allCarriers.filter(
    (carrier) => !chosen.includes(carrier.code) && carrier.programs.some((program) => programs.includes(program)),
  )
  return (
    // The list keeps its value in a hidden input behind the box, which would make a phone's page wider.
    <div className="relative -m-1 min-w-0 overflow-x-clip p-1">
      <ComboboxField<Carrier>
        key={chosen.join()}
        label="Airlines"
        value={null}
        items={offered}
        keyOf={({ code }) => code}
        textOf={({ code, name }) => `${name} (${code})`}
        placeholder={chosen.length === 0 ? 'any' : 'add another'}
        empty="No such airline among those these points book."
        onChange={(carrier) => carrier && chosen.length < 20 && onChange([...chosen, carrier.code])}
      />
      {chosen.length > 0 ? (
        <ul aria-label="Chosen airlines" className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((code) => (
            <li key={code} className="inline-flex h-9 items-center rounded-md bg-seats-0 pl-2.5 text-14">
              {findCarrier(code)?.name ?? code}
              <button
                type="button"
                aria-label={`Remove ${findCarrier(code)?.name ?? code}`}
                onClick={() => onChange(chosen.filter((other) => other !== code))}
                className="inline-flex size-9 items-center justify-center rounded-md text-muted hover:text-ink"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
