import type { ReactNode } from 'react'

export type FieldProps = {
  label: string
  /** Shown below the control unless there is a fault. */
  hint?: string
  /** What is wrong with the value; null if it is valid or not to be checked yet. */
  fault?: string | null
  className?: string
}

/** Returns the attributes that tie a control to its label and note. */
export function fieldControl(id: string, { fault = null, hint }: Pick<FieldProps, 'fault' | 'hint'>) {
  return {
    id,
    'aria-invalid': fault !== null || undefined,
    'aria-describedby': (fault ?? hint) ? `${id}-note` : undefined,
  } as const
}

/** Returns the classes of every text control and select: 44 px high, its border at 3:1 contrast with the page. */
export function controlStyle(fault: string | null = null, more = ''): string {
  const edge = fault === null ? 'border-edge hover:border-ink' : 'border-danger outline-danger'
  return `min-h-11 w-full rounded-lg border bg-card px-3 text-16 transition-colors duration-150 placeholder:text-muted disabled:opacity-60 ${edge} ${more}`
}

/** A control between its label and its note. Pass the control `fieldControl` with the same id. */
export function Field({ id, label, hint, fault = null, className = '', children }: FieldProps & FieldFrame) {
  const note = fault ?? hint
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      {children}
      {note ? (
        <p id={`${id}-note`} className={`mt-1.5 text-14 ${fault === null ? 'text-muted' : 'text-danger'}`}>
          {note}
        </p>
      ) : null}
    </div>
  )
}

type FieldFrame = { id: string; children: ReactNode }
