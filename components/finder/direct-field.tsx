'use client'

import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'

type DirectFieldProps = { on: boolean; onChange: (on: boolean) => void }

/** Leave out everything with a stop. */
export function DirectField({ on, onChange }: DirectFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is the control.
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-14">
      <Checkbox.Root
        checked={on}
        onCheckedChange={onChange}
        className="inline-flex size-5 items-center justify-center rounded border border-edge bg-card data-checked:border-accent data-checked:bg-accent"
      >
        <Checkbox.Indicator className="text-accent-ink">
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      Direct flights only
    </label>
  )
}
