import type { ReactNode } from 'react'

/** A figure above a bar that shows its share of the column's largest. Screen readers skip the bar. */
export function FigureBar({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className="inline-block min-w-24">
      {children}
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 block h-1 w-full">
        <rect width="100" height="4" className="fill-seats-0" />
        <rect x={100 - 100 * share} width={100 * share} height="4" className="fill-seats-3" />
      </svg>
    </span>
  )
}
