import { YearSkeleton } from '../../search/result-skeleton.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The preview's shape while its answer is on the way. */
export function PreviewSkeleton() {
  return (
    <section
      aria-busy="true"
      aria-label="Loading a year of seats"
      className="overflow-hidden rounded-2xl border border-line bg-card"
    >
      <div className="flex min-h-15 items-center border-b border-line px-4 sm:px-5">
        <Skeleton className="h-7 w-64" />
      </div>
      <YearSkeleton />
      <div className="space-y-4 border-t border-line p-5">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} className="h-7 w-full" />
        ))}
      </div>
    </section>
  )
}
