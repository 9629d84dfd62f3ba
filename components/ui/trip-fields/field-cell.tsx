'use no memo'

import type { ReactNode } from 'react'

type FieldCellProps = {
  label: string
  /** Shown after the label. */
  note?: ReactNode
  htmlFor?: string
  invalid?: boolean
  className?: string
  children: ReactNode
}

/** One field of the search box: its label on top, the value below. */
export function FieldCell({ label, note, htmlFor, invalid = false, className = '', children }: FieldCellProps) {
  const edge = invalid ? 'shadow-[inset_0_0_0_2px_var(--danger)]' : ''
  const text = (
    <>
      {label}
      {note ? <span> · {note}</span> : null}
    </>
  )
  return (
    <div
      className={`min-w-0 bg-card px-4 pt-2.5 pb-2 focus-within:shadow-[inset_0_0_0_2px_var(--accent)] ${edge} ${className}`}
    >
      {htmlFor ? (
        <label htmlFor={htmlFor} className="block text-12 text-muted">
          {text}
        </label>
      ) : (
        <span className="block text-12 text-muted">{text}</span>
      )}
      <div className="mt-1">{children}</div>
    </div>
  )
}
