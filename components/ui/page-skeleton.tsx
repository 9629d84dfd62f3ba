import { Skeleton } from './skeleton.tsx'

/** Stands in for a whole page. As tall as the screen, so that what is below doesn't appear and disappear again. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto min-h-dvh max-w-[76rem] space-y-6 px-4 py-8 sm:px-6 lg:py-10">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
