import { Search } from 'lucide-react'
import { cabins } from '@/lib/core/cabin.ts'
import { Mark } from '../shell/mark.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { dayStyle, everySeatItem, SeatScale } from '../ui/seats/seat-scale.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ToastCard } from '../ui/toast-card.tsx'

/** The colour roles shown as swatches, by the names used in their classes. */
const roles = ['paper', 'card', 'ink', 'muted', 'line', 'edge', 'accent', 'accent-ink', 'ok', 'warn', 'danger'] as const

const sizes = [
  { size: 'text-40', words: 'Seats, on one line' },
  { size: 'text-28', words: 'Qantas reward seat finder' },
  { size: 'text-20', words: 'No seats on these dates' },
  { size: 'text-16', words: 'Points and charges are for one adult, one way.' },
  { size: 'text-14', words: 'Points and charges are for one adult, one way.' },
  { size: 'text-12', words: 'Points and charges are for one adult, one way.' },
] as const

export function Swatches() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-11">
      {roles.map((role) => (
        <li key={role}>
          <span
            aria-hidden="true"
            className="block h-12 rounded-lg border border-line"
            style={{ background: `var(--${role})` }}
          />
          <span className="mt-1 block font-mono text-12 text-muted">{role}</span>
        </li>
      ))}
    </ul>
  )
}

export function TypeScale() {
  return (
    <ul className="space-y-3">
      {sizes.map(({ size, words }) => (
        <li key={size} className="flex flex-wrap items-baseline gap-x-4">
          <span className="w-16 shrink-0 font-mono text-12 text-muted">{size.slice(5)} px</span>
          <span className={`${size} ${size === 'text-40' || size === 'text-28' ? 'font-semibold tracking-tight' : ''}`}>
            {words}
          </span>
        </li>
      ))}
      <li className="flex flex-wrap items-baseline gap-x-4">
        <span className="w-16 shrink-0 font-mono text-12 text-muted">mono</span>
        <span className="figures font-mono text-16">SYD QF 1 LHR 166,300</span>
      </li>
    </ul>
  )
}

/** Buttons and links of every kind: idle, disabled and busy. */
export function Buttons() {
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-3">
        <Button kind="primary">Search 12 routes</Button>
        <Button>Open</Button>
        <Button kind="quiet">Not now</Button>
        <Button kind="danger">Delete account</Button>
        <IconButton label="Search">
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <Button kind="primary" disabled>
          Search
        </Button>
        <Button disabled>Open</Button>
        <BusyButton busy busyLabel="Saving" className="">
          Save
        </BusyButton>
      </p>
      <p>
        A link <TextLink href="/pricing">in running text</TextLink>, and one{' '}
        <TextLink href="https://www.qantas.com/">that leaves the site</TextLink>.
      </p>
    </div>
  )
}

const now = '2026-11-20T01:00:00Z'

const checks = [
  { seenAt: '2026-11-20T00:40:00Z', id: 'fresh' },
  { seenAt: '2026-11-19T20:00:00Z', id: 'recent' },
  { seenAt: '2026-11-02T01:00:00Z', id: 'old' },
] as const

const days = [
  dayStyle('none', null),
  dayStyle('seats', 1),
  dayStyle('seats', 2),
  dayStyle('seats', 3),
  dayStyle('seats', 4),
  dayStyle('seats', 'some'),
  dayStyle('unsearched', null),
  dayStyle('locked', null),
]

/** Elements specific to this product: the route line, cabins, the heat map of days, the age of a figure. */
export function Motifs() {
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Mark />
        <RouteLine from="SYD" to="LHR" via={['SIN']} />
        <RouteLine from="PER" to="LHR" via={[]} />
        <RouteLine from="MEL" to="LIS" via={['SIN', 'LHR']} />
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="inline-flex gap-1.5">
          {cabins.map((cabin) => (
            <CabinChip key={cabin} cabin={cabin} />
          ))}
        </span>
        <CarrierTags codes={['QF', 'EK', 'BA', 'JL']} />
        <SampleBadge />
        {checks.map(({ seenAt, id }) => (
          <FreshnessChip key={id} seenAt={seenAt} now={now} source="an example" />
        ))}
      </p>
      <div>
        <span aria-hidden="true" className="mb-2 flex gap-1">
          {days.map((style) => (
            <span key={style} className={`size-7 rounded-[5px] ${style}`} />
          ))}
        </span>
        <SeatScale items={everySeatItem} shade="seats" />
      </div>
    </div>
  )
}

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
