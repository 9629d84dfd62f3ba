'use client'
'use no memo'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { controlStyle, Field, type FieldProps, fieldControl } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id' | 'className'> &
  FieldProps & {
    value: string
    onChange: (value: string) => void
    /** Shown inside the box after the value: `points`, `km`. */
    unit?: string
  }

/** A labelled line of text, with a hint or a fault below it. A password can be revealed. */
export function TextField({ label, onChange, fault, hint, className, type, unit, ...input }: TextFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const room = type === 'password' ? 'pr-12' : unit ? 'pr-20 figures' : ''
  return (
    <Field id={id} label={label} fault={fault} hint={hint} className={className}>
      <div className="relative">
        <input
          {...fieldControl(id, { fault, hint })}
          type={type === 'password' && shown ? 'text' : type}
          onChange={(event) => onChange(event.target.value)}
          className={controlStyle(fault, room)}
          {...input}
        />
        {type === 'password' ? <RevealButton shown={shown} onToggle={() => setShown(!shown)} /> : null}
        {unit ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-14 text-muted"
          >
            {unit}
          </span>
        ) : null}
      </div>
    </Field>
  )
}

function RevealButton({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const Icon = shown ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={shown ? 'Hide password' : 'Show password'}
      aria-pressed={shown}
      onClick={onToggle}
      className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-lg text-muted hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
