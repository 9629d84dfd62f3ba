import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ToastCard } from '../ui/toast-card.tsx'

/** What stands in for a result: loading, empty and failed states, and the notices beside them. */
export function States() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel flush>
        <EmptyState title="No seats on these dates" action={<Button>Search other days</Button>}>
          No day in this range has two seats.
        </EmptyState>
      </Panel>
      <div className="space-y-3">
        <Notice kind="info">Log in to see seats beyond 60 days.</Notice>
        <Notice kind="warn">We couldn’t read part of this link, so we left it out.</Notice>
        <Notice kind="danger" action={<Button>Try again</Button>}>
          The search failed.
        </Notice>
        <p className="flex flex-wrap gap-2">
          <Chip>seen 3 h ago</Chip>
          <Chip dashed>Sample data</Chip>
        </p>
        <ToastCard kind="done">Successfully signed in.</ToastCard>
        <ToastCard kind="failed">We couldn’t save your alert.</ToastCard>
      </div>
      <Panel className="space-y-3">
        <Skeleton className="h-7 w-64 max-w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </Panel>
      <div>
        <Disclosure summary="What is a reward seat?" open>
          A seat on a flight that is paid for with points.
        </Disclosure>
        <Disclosure summary="Folded away">The answer.</Disclosure>
      </div>
    </div>
  )
}
