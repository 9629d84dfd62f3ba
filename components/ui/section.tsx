import { type ReactNode, useId } from 'react'

/** One titled part of the dashboard. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-12 items-center justify-between gap-3 border-b border-line pb-2">
        <h2 id={id} className="text-16 font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
