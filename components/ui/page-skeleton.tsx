import { Skeleton } from './skeleton.tsx'

/** In place of a whole page, and as tall as the screen, so that what is below it does not come into sight and go. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto min-h-dvh max-w-[76rem] space-y-6 px-4 py-8 sm:px-6 lg:py-10">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
