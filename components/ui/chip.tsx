import type { ReactNode } from 'react'

export function chipStyle(dashed: boolean): string {
  const border = dashed ? 'border-dashed border-edge' : 'border-line'
  return `inline-flex min-h-6 items-center gap-1.5 rounded-full border px-2.5 text-12 whitespace-nowrap text-muted ${border}`
}

/** A small fact beside a title: outlined, or dashed for what isn't real, e.g. sample data. */
export function Chip({ dashed = false, children }: { dashed?: boolean; children: ReactNode }) {
  return <span className={chipStyle(dashed)}>{children}</span>
}
