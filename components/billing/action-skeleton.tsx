import { Skeleton } from '../ui/skeleton.tsx'

/** Holds the place of a plan's button until the account is known. */
export function ActionSkeleton() {
  return <Skeleton className="h-11 rounded-lg lg:h-9" />
}
