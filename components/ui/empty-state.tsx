import type { ReactNode } from 'react'

type EmptyStateProps = { title: ReactNode; children: ReactNode; action?: ReactNode }

/** Shown in place of a result: why there is none, and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-8 sm:px-5">
      <h2 className="text-20 font-semibold">{title}</h2>
      <div className="max-w-prose text-16 text-muted">{children}</div>
      {action ? <div className="mt-2 flex flex-wrap gap-3">{action}</div> : null}
    </div>
  )
}
