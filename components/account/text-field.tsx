'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with the value; null while it is right or not yet to be judged. */
  fault: string | null
  hint?: string
}

/** A labelled line of text, with a hint or with what is wrong below it. */
export function TextField({ label, onChange, fault, hint, type, ...input }: TextFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const note = fault ?? hint
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={type === 'password' && shown ? 'text' : type}
          aria-invalid={fault !== null}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className={`min-h-11 w-full rounded-lg border bg-paper px-3 text-16 ${type === 'password' ? 'pr-12' : ''} ${fault ? 'border-danger outline-danger' : 'border-edge'}`}
          {...input}
        />
        {type === 'password' ? <RevealButton shown={shown} onToggle={() => setShown(!shown)} /> : null}
      </div>
      {note ? (
        <p id={`${id}-note`} className={`mt-1.5 text-14 ${fault ? 'text-danger' : 'text-muted'}`}>
          {note}
        </p>
      ) : null}
    </div>
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
