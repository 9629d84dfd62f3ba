'use client'

import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { OwnSeatsActions, Sent } from '@/lib/accounts/client/own-seats-actions.ts'
import { reportFault } from '@/lib/accounts/client/report.ts'
import { MAX_FILE_BYTES } from '@/lib/availability/own/own-limits.ts'
import type { OwnRoute, OwnSeatsList } from '@/lib/availability/own/own-seats.ts'
import type { OwnFile } from '@/lib/availability/own/read-own-file.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { createClock } from '@/lib/core/clock.ts'
import { countOf, formatDate, formatInstant, formatNumber } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useSessionValue } from '../use-session-value.ts'
import { ImportPreview } from './import-preview.tsx'

const loadActions = async () => (await import('@/lib/accounts/client/own-seats-actions.ts')).ownSeatsActions

type OwnRoutesProps = { list: OwnSeatsList; onChange: (list: OwnSeatsList) => void }

/** The routes a member has imported seats for, each with a search link and a remove button. */
function OwnRoutes({ list, onChange }: OwnRoutesProps) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const change = (work: (actions: OwnSeatsActions) => Promise<unknown>) =>
    run(async () => {
      const actions = (await loadActions())(await store.session())
      await work(actions)
      onChange(await actions.list())
    })
  const shared = list.sharing?.seats ?? 0
  return (
    <Section title="Seats you added">
      <p className="text-14 text-muted">
        {formatNumber(list.leftToday)} of {formatNumber(list.aDay)} rows left today.
      </p>
      {list.routes.length === 0 ? <p className="text-14">Nothing saved yet.</p> : null}
      {shared > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 py-2 text-14">
          <p>You’re sharing {countOf(shared, 'seat')}.</p>
          <Button kind="outline" aria-disabled={busy} onClick={() => change((actions) => actions.unshare())}>
            Stop sharing
          </Button>
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {list.routes.map((route) => (
          <RouteRow
            key={`${route.program} ${route.from} ${route.to}`}
            route={route}
            busy={busy}
            onDelete={() => change((actions) => actions.remove(route))}
          />
        ))}
      </ul>
      {list.routes.length > 1 ? (
        <Button kind="danger" aria-disabled={busy} onClick={() => change((actions) => actions.removeAll())}>
          Remove all
        </Button>
      ) : null}
      <p role="alert" className="text-14 text-danger">
        {error ? 'That didn’t work. Please try again.' : null}
      </p>
    </Section>
  )
}

type RouteRowProps = { route: OwnRoute; busy: boolean; onDelete: () => void }

function RouteRow({ route, busy, onDelete }: RouteRowProps) {
  const { program, from, to, days, first, last, seenAt } = route
  const span =
    days === 1
      ? formatDate(first, 'plain')
      : `${days} days, ${formatDate(first, 'plain')} to ${formatDate(last, 'plain')}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-0">
        <p className="font-medium">
          <TextLink href={finderLink(program, { from, to })}>
            {from} to {to}, {programFacts[program].points}
          </TextLink>
        </p>
        <p className="text-muted">
          {span}. You saw this {formatInstant(seenAt)}.
        </p>
      </div>
      <Button kind="outline" aria-disabled={busy} onClick={onDelete}>
        Remove <span className="sr-only">{`${from} to ${to}`}</span>
      </Button>
    </li>
  )
}

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string }
  | { kind: 'read'; name: string; file: OwnFile }
  | { kind: 'failed'; message: string }
  | { kind: 'kept'; sent: Sent }

const unreadable = 'We couldn’t read this file. Save it again and retry.'

/** Reads a file, shows what it contains, and stores it once the member confirms. */
export function ImportTool() {
  const { user, clockOffsetMs } = useAccount()
  const store = useAccountStore()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [round, setRound] = useState(0)
  const [isStoring, setStoring] = useState(false)
  // Read again after each file, and for another member.
  const [own, setOwn] = useSessionValue('the own seats', user && `${user.uid} ${round}`, async (session) =>
    (await loadActions())(session).list(),
  )

  const isBusy = isStoring || state.kind === 'reading'

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined || isBusy) return
    if (file.size > MAX_FILE_BYTES) {
      const megabytes = formatNumber(Math.round(file.size / 1024 / 1024))
      const message = `This file is ${megabytes} MB; we can read up to 50 MB. Clear the Network tab, search again, and save that.`
      return setState({ kind: 'failed', message })
    }
    setState({ kind: 'reading', name: file.name })
    try {
      const { readFileAside } = await import('@/lib/accounts/client/read-file.ts')
      const found = await readFileAside({ file, now: createClock(clockOffsetMs).now() })
      setState(found ? { kind: 'read', name: file.name, file: found } : { kind: 'failed', message: unreadable })
    } catch (fault) {
      reportFault('reading a file of seats', fault)
      setState({ kind: 'failed', message: unreadable })
    }
  }

  // Another file is taken only afterwards, or its preview would give way to what was kept of this one.
  function storeSeats(file: OwnFile, share: boolean, onProgress: (sent: number) => void): Promise<void> {
    setStoring(true)
    return sendSeats(file, share, onProgress).finally(() => setStoring(false))
  }

  async function sendSeats(file: OwnFile, share: boolean, onProgress: (sent: number) => void): Promise<void> {
    const { importAllSeats } = await import('@/lib/accounts/client/own-seats-actions.ts')
    const sent = await importAllSeats(await store.session(), { seats: file.seats, share }, onProgress)
    setState({ kind: 'kept', sent })
    setRound(round + 1)
  }

  return (
    <div className="space-y-6">
      <DropZone reading={state.kind === 'reading'} disabled={isBusy} onFile={read} />
      <div aria-live="polite">
        {state.kind === 'failed' ? <Notice kind="danger">{state.message}</Notice> : null}
        {state.kind === 'kept' ? <Stored sent={state.sent} /> : null}
      </div>
      {state.kind === 'read' ? (
        <ImportPreview
          name={state.name}
          file={state.file}
          sharing={own?.sharing ?? null}
          onStore={(share, onProgress) => storeSeats(state.file, share, onProgress)}
          onDrop={() => setState({ kind: 'idle' })}
        />
      ) : null}
      {own ? <OwnRoutes list={own} onChange={setOwn} /> : null}
    </div>
  )
}

type DropZoneProps = { reading: boolean; disabled: boolean; onFile: (file: File | undefined) => void }

function DropZone({ reading, disabled, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex cursor-pointer flex-col items-center gap-2 rounded-2xl border-2 border-dashed px-6 py-10 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${over ? 'border-accent bg-seats-0' : 'border-edge bg-card'}`}
    >
      <Upload aria-hidden="true" className="size-6 text-muted" />
      <span className="text-16 font-semibold">
        {reading ? 'Reading the file…' : 'Drop a HAR or JSON file, or choose one'}
      </span>
      <span className="text-14 text-muted">Up to 50 MB. It’s read in your browser.</span>
      <input
        ref={input}
        type="file"
        accept=".har,.json,.ndjson,.csv,.tsv,application/json,text/csv"
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // Without this, choosing the same file again would fire no change event.
          event.target.value = ''
        }}
      />
    </label>
  )
}

function Stored({ sent: { taken, refused, stopped, sharing } }: { sent: Sent }) {
  return (
    <div className="space-y-2">
      <Notice kind="info">Kept {countOf(taken, 'seat')}. They are in your searches now, marked “You saw this”.</Notice>
      {stopped ? <Notice kind="warn">{stopped}</Notice> : null}
      {refused.map(({ reason, seats }) => (
        <Notice key={reason} kind="warn">
          {formatNumber(seats)} not kept: {reason}
        </Notice>
      ))}
      {sharing && sharing.shared > 0 ? (
        <Notice kind="info">
          Shared {countOf(sharing.shared, 'seat')}. Others see each one once a second person or our own check confirms
          it.
        </Notice>
      ) : null}
      {sharing?.refused.map(({ reason, seats }) => (
        <Notice key={`share ${reason}`} kind="warn">
          {formatNumber(seats)} not shared: {reason}
        </Notice>
      ))}
    </div>
  )
}
