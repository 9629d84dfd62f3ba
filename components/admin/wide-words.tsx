import type { ReactNode } from 'react'

/** Words of any length in a cell of a table: they wrap, but never to a column of single letters. */
export function WideWords({ children }: { children: ReactNode }) {
  return <span className="block min-w-36 wrap-anywhere">{children}</span>
}
