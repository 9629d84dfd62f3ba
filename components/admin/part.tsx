import { type ReactNode, useId } from 'react'

type PartProps = { title: string; note?: ReactNode; children: ReactNode }

/** A part of a section, with its own heading. */
export function Part({ title, note, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-9 min-w-0">
      <h2 id={id} className="text-16 font-semibold">
        {title}
      </h2>
      {note ? <p className="mt-0.5 text-14 text-muted">{note}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** Shown in place of rows when there are none, which here is mostly good news. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-line bg-card px-3.5 py-2.5 text-14 text-muted">{children}</p>
}
