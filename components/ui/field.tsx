import type { ReactNode } from 'react'

export type FieldProps = {
  label: string
  /** A fault or, without one, a hint stands below the control. */
  hint?: string
  /** What is wrong with the value; null while it is right or not yet to be judged. */
  fault?: string | null
  className?: string
}

/** What a control must carry so that its label and note belong to it. */
export function fieldControl(id: string, { fault = null, hint }: Pick<FieldProps, 'fault' | 'hint'>) {
  return {
    id,
    'aria-invalid': fault !== null || undefined,
    'aria-describedby': (fault ?? hint) ? `${id}-note` : undefined,
  } as const
}

/** The box of every control that is typed into or picked from: 44 px high, its edge 3:1 against the page. */
export function controlStyle(fault: string | null = null, more = ''): string {
  const edge = fault === null ? 'border-edge hover:border-ink' : 'border-danger outline-danger'
  return `min-h-11 w-full rounded-lg border bg-card px-3 text-16 transition-colors duration-150 placeholder:text-muted disabled:opacity-60 ${edge} ${more}`
}

/** A control between its label and its note. The control takes `fieldControl` with the same id. */
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
