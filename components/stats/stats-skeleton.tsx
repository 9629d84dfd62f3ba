import { Skeleton } from '../ui/skeleton.tsx'

/** The figures' room while they are counted. */
export function StatsSkeleton() {
  return (
    <div className="space-y-8">
      <Skeleton className="h-28 w-full rounded-2xl" />
      <Skeleton className="h-20 w-full max-w-xl" />
      <div className="grid gap-10 lg:grid-cols-2">
        {['cabin', 'month', 'weekday', 'lead'].map((part) => (
          <Skeleton key={part} className="h-64 w-full rounded-2xl" />
        ))}
      </div>
    </div>
  )
}
