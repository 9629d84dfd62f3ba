import type { ComponentProps, ReactNode } from 'react'
import { TickBox } from './tick-box.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'className'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is agreed to or switched on. */
  children: ReactNode
}

/** A tick box with its label; the whole line can be pressed. */
export function CheckboxField({ onChange, children, ...input }: CheckboxFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-14 has-disabled:cursor-default has-disabled:opacity-60">
      <TickBox onChange={(event) => onChange(event.target.checked)} {...input} />
      <span>{children}</span>
    </label>
  )
}
