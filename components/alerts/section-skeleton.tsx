import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** A placeholder for the composer until the address is read, because its fields depend on it. */
export function SectionSkeleton() {
  return (
    <div aria-hidden="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel className="space-y-5">
        <Skeleton className="h-11 w-64 rounded-lg" />
        <Skeleton className="h-36 rounded-2xl" />
        <Skeleton className="h-12" />
        <Skeleton className="h-36" />
        <Skeleton className="h-11 rounded-lg" />
        <Skeleton className="h-11 w-40 rounded-lg" />
      </Panel>
      <Panel>
        <Skeleton className="h-32" />
      </Panel>
    </div>
  )
}
