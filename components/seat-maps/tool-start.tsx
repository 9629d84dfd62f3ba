import type { ReactNode } from 'react'

/** Shown before the first question: what the answer will contain. */
export function ToolStart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-prose">
      <h2 className="text-16 font-semibold">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-16 text-muted">{children}</ul>
    </section>
  )
}
