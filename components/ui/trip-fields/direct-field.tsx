'use client'
'use no memo'

import { TickBox } from '../tick-box.tsx'

type DirectFieldProps = { on: boolean; onChange: (on: boolean) => void }

/** A tick box that leaves out everything with a stop. */
export function DirectField({ on, onChange }: DirectFieldProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-14">
      <TickBox checked={on} onChange={(event) => onChange(event.target.checked)} />
      Direct flights only
    </label>
  )
}
