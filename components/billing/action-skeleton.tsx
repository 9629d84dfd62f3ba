import { Skeleton } from '../ui/skeleton.tsx'

/** The room of a plan's button, until it is known who looks. */
export function ActionSkeleton() {
  return <Skeleton className="h-11 rounded-lg lg:h-9" />
}
