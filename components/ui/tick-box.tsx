import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { className?: string }

/** A checkbox in our own style, because browsers draw theirs in greys of their own in the dark theme. */
export function TickBox({ className = '', ...input }: TickBoxProps) {
  return (
    <span className={`relative inline-flex size-5 shrink-0 ${className}`}>
      <input
        type="checkbox"
        className="peer size-5 cursor-pointer appearance-none rounded border border-edge bg-card checked:border-accent checked:bg-accent disabled:cursor-default forced-colors:appearance-auto"
        {...input}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 hidden size-4 text-accent-ink peer-checked:block forced-colors:hidden"
      />
    </span>
  )
}
