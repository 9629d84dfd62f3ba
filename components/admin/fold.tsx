import type { ReactNode } from 'react'
import { PlainIcon } from '../ui/plain-icon.tsx'

/** Rarely needed content behind a summary line that opens it. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group text-14">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {summary}
        <PlainIcon
          name="chevronDown"
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
