import type { ReactNode } from 'react'

/** A framed part of a page; `flush` leaves the padding to its content. */
export function Panel({ flush = false, className = '', children }: PanelProps) {
  return (
    <div className={`rounded-2xl border border-line bg-card ${flush ? 'overflow-hidden' : 'p-4 sm:p-5'} ${className}`}>
      {children}
    </div>
  )
}

type PanelProps = { flush?: boolean; className?: string; children: ReactNode }
