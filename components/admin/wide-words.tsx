import type { ReactNode } from 'react'

/** Text of any length in a table cell. It wraps, but the cell never shrinks to a column of single letters. */
export function WideWords({ children }: { children: ReactNode }) {
  return <span className="block min-w-36 wrap-anywhere">{children}</span>
}
