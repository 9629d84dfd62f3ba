import type { ReactNode } from 'react'

type SectionProps = { title: string; intro?: ReactNode; aside?: ReactNode; children: ReactNode }

/** A part of a page about flights, under its heading. */
export function Section({ title, intro, aside, children }: SectionProps) {
  return (
    <section className="content-auto mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="max-w-prose">
          <h2 className="text-20 font-semibold">{title}</h2>
          {intro ? <div className="mt-1 text-14 text-muted">{intro}</div> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
