'use no memo'

/** A grey stand-in of the coming content's size; the caller gives the size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded bg-seats-0 ${className}`} />
}
