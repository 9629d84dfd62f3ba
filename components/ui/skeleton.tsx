'use no memo'

/** A grey placeholder for content that is loading; the caller sets its size to that of the content. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded bg-seats-0 ${className}`} />
}
