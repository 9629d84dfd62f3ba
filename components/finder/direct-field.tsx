'use client'

import { Check } from 'lucide-react'

type DirectFieldProps = { on: boolean; onChange: (on: boolean) => void }

/** Leave out everything with a stop. */
export function DirectField({ on, onChange }: DirectFieldProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-14">
      <span className="relative inline-flex size-5">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5 cursor-pointer appearance-none rounded border border-edge bg-card checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 hidden size-4 text-accent-ink peer-checked:block"
        />
      </span>
      Direct flights only
    </label>
  )
}
