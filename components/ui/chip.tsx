import type { ReactNode } from 'react'

/** A small fact beside a title: outlined, or dashed for what isn't real, e.g. sample data. */
export function Chip({ dashed = false, children }: { dashed?: boolean; children: ReactNode }) {
  const style = dashed ? 'border-dashed border-edge' : 'border-line'
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-full border px-2.5 text-12 whitespace-nowrap text-muted ${style}`}
    >
      {children}
    </span>
  )
}
