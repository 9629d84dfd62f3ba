'use client'

import { useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { MAX_SEATS } from '@/lib/availability/own/own-limits.ts'
import type { OwnSeatsList } from '@/lib/availability/own/own-seats.ts'
import type { OwnFile, OwnRoutePreview } from '@/lib/availability/own/read-own-file.ts'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { useLoginDialog } from '../../shell/log-in/login-dialog-host.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useAction } from '../../ui/use-action.ts'

type ImportPreviewProps = {
  name: string
  file: OwnFile
  /** Null if sharing isn't offered. */
  sharing: OwnSeatsList['sharing']
  onStore: (share: boolean, onProgress: (sent: number) => void) => Promise<void>
  onDrop: () => void
}

/** What a file contains, shown before any of it is sent. */
export function ImportPreview({ name, file, sharing, onStore, onDrop }: ImportPreviewProps) {
  const { seats, routes, refused, beyond } = file
  return (
    <section aria-label="What we found" className="space-y-4">
      <h2 className="text-20 font-semibold tracking-tight wrap-anywhere">
        {seats.length > 0
          ? `${countOf(seats.length, 'row')} on ${countOf(routes.length, 'route')} in ${name}`
          : `No seats in ${name}`}
      </h2>
      {routes.length > 0 ? (
        <DataTable caption="Routes in your file" columns={columns} rows={routes} keyOf={formatRoute} />
      ) : null}
      {beyond > 0 ? (
        <Notice kind="warn">
          We take {formatNumber(MAX_SEATS)} rows a file, so {formatNumber(beyond)} are left out. Save them as a smaller
          search.
        </Notice>
      ) : null}
      {refused.length > 0 ? <Refused refused={refused} /> : null}
      {seats.length > 0 ? (
        <StoreButtons count={seats.length} sharing={sharing} onStore={onStore} onDrop={onDrop} />
      ) : null}
    </section>
  )
}

const formatRoute = ({ program, from, to }: OwnRoutePreview) => `${program} ${from} ${to}`

const columns = [
  {
    id: 'route',
    head: 'Route',
    cell: ({ program, from, to }: OwnRoutePreview) => (
      <span className="whitespace-nowrap">
        {from} to {to}
        <span className="block text-12 font-normal text-muted">{programFacts[program].points}</span>
      </span>
    ),
  },
  {
    id: 'days',
    head: 'Days',
    cell: ({ days, first, last }: OwnRoutePreview) => (
      <span className="whitespace-nowrap">
        {days === 1
          ? formatDate(first, 'plain')
          : `${days}, ${formatDate(first, 'plain')} to ${formatDate(last, 'plain')}`}
      </span>
    ),
  },
  {
    id: 'cabins',
    head: 'Cabins',
    cell: ({ cabins }: OwnRoutePreview) => (
      <span className="flex gap-1">
        {cabins.map((cabin) => (
          <CabinChip key={cabin} cabin={cabin} />
        ))}
      </span>
    ),
  },
  {
    id: 'seats',
    head: 'Seats',
    end: true,
    cell: ({ maxSeats }: OwnRoutePreview) =>
      maxSeats === null ? 'not given' : maxSeats === 0 ? 'none' : `up to ${maxSeats}`,
  },
  {
    id: 'points',
    head: 'Points from',
    end: true,
    cell: ({ minPoints }: OwnRoutePreview) => (minPoints === null ? 'not given' : formatNumber(minPoints)),
  },
]

function Refused({ refused }: Pick<OwnFile, 'refused'>) {
  const rows = refused.reduce((sum, one) => sum + one.rows, 0)
  return (
    <details className="rounded-lg border border-line bg-card px-3.5 py-2.5 text-14">
      <summary className="cursor-pointer">{countOf(rows, 'row')} left out (see why)</summary>
      <ul className="mt-2 space-y-1">
        {refused.map(({ reason, rows: count, first }) => (
          <li key={reason} className="wrap-anywhere">
            {formatNumber(count)}: {reason} <span className="text-muted">({first})</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

type StoreButtonsProps = Pick<ImportPreviewProps, 'sharing' | 'onStore' | 'onDrop'> & { count: number }

function StoreButtons({ count, sharing, onStore, onDrop }: StoreButtonsProps) {
  const { user } = useAccount()
  const openLogin = useLoginDialog()
  const { busy, error, run } = useAction()
  const [sent, setSent] = useState(0)
  const [share, setShare] = useState(false)
  if (!user) {
    return (
      <Notice
        kind="info"
        action={
          <Button kind="primary" onClick={() => openLogin({ goOn: '/import' })}>
            Log In / Sign Up
          </Button>
        }
      >
        Your seats are kept with your account. Log in first, then drop the file again.
      </Notice>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sharing ? <ShareTick refusal={sharing.refusal} checked={share} onChange={setShare} /> : null}
      <Button kind="primary" aria-disabled={busy} onClick={() => run(() => onStore(share, setSent))}>
        {busy
          ? `Keeping ${formatNumber(sent)} of ${formatNumber(count)}`
          : `Keep ${count === 1 ? 'this row' : `these ${formatNumber(count)} rows`}`}
      </Button>
      {busy ? null : (
        <Button kind="quiet" onClick={onDrop}>
          Don’t keep
        </Button>
      )}
      <div role="alert" className="basis-full">
        {error ? (
          <Notice kind="danger">
            {error instanceof Error ? error.message : 'That didn’t work. Please try again.'}
          </Notice>
        ) : null}
      </div>
    </div>
  )
}

type ShareTickProps = { refusal: string | null; checked: boolean; onChange: (checked: boolean) => void }

function ShareTick({ refusal, checked, onChange }: ShareTickProps) {
  return (
    <label className="flex min-h-11 basis-full cursor-pointer items-start gap-3 text-14">
      <TickBox
        checked={checked}
        disabled={refusal !== null}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5"
      />
      <span>
        <span className="font-medium">Share these seats with everyone</span>
        <span className="block text-muted">
          {refusal ?? 'Without your name, and only once a second person or our own check has seen the same seat.'}
        </span>
      </span>
    </label>
  )
}
