import type { ReactNode } from 'react'

type ProseProps = { title: string; id?: string; children: ReactNode }

/** A section of text: its heading and paragraphs at a comfortable reading width. */
export function Prose({ title, id, children }: ProseProps) {
  return (
    <section className="max-w-prose">
      <h2 id={id} className="mb-3 scroll-mt-6 text-20 font-semibold tracking-tight">
        {title}
      </h2>
      <div className="space-y-4 text-16 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5">{children}</div>
    </section>
  )
}
