import { type ReactNode, useId } from 'react'

/** A section of a page, with a heading and optional lead. */
export function PageSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="content-auto mt-10">
      <h2 id={id} className="text-20 font-semibold tracking-tight">
        {title}
      </h2>
      {lead ? (
        <p className="mt-1.5 mb-4 max-w-prose text-16 text-pretty text-muted">{lead}</p>
      ) : (
        <div className="mb-4" />
      )}
      {children}
    </section>
  )
}

/** Two short sections of text, side by side if there is room: one alone would leave half of the page empty. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className="lg:grid lg:grid-cols-2 lg:gap-x-12">{children}</div>
}
