'use client'

import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Sent } from '@/lib/accounts/client/own-seats-actions.ts'
import { MOST_BYTES } from '@/lib/availability/own/own-limits.ts'
import type { OwnFile } from '@/lib/availability/own/read-own-file.ts'
import { createClock } from '@/lib/core/clock.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { ImportPreview } from './import-preview.tsx'
import { OwnRoutes } from './own-routes.tsx'

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string }
  | { kind: 'read'; name: string; file: OwnFile }
  | { kind: 'failed'; message: string }
  | { kind: 'kept'; sent: Sent }

/** A turn for whoever draws the page. */
const takeTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

async function* chunksOf(file: File) {
  const reader = file.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/** Takes a file, says what it holds, and keeps that once its owner says so. */
export function ImportTool() {
  const { user, clockOffsetMs } = useAccount()
  const store = useAccountStore()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [round, setRound] = useState(0)

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined || state.kind === 'reading') return
    if (file.size > MOST_BYTES) {
      const megabytes = formatNumber(Math.round(file.size / 1024 / 1024))
      const message = `This file is ${megabytes} MB; we can read up to 50 MB. Clear the Network tab, search again, and save that.`
      return setState({ kind: 'failed', message })
    }
    setState({ kind: 'reading', name: file.name })
    try {
      const { readOwnFile } = await import('@/lib/availability/own/read-own-file.ts')
      await takeTurn()
      const found = await readOwnFile(chunksOf(file), createClock(clockOffsetMs).now(), takeTurn)
      setState({ kind: 'read', name: file.name, file: found })
    } catch {
      setState({ kind: 'failed', message: 'We couldn’t read this file. Save it again and retry.' })
    }
  }

  async function keep(file: OwnFile, onProgress: (sent: number) => void): Promise<void> {
    const { bringAll } = await import('@/lib/accounts/client/own-seats-actions.ts')
    const sent = await bringAll(await store.session(), file.seats, onProgress)
    setState({ kind: 'kept', sent })
    setRound(round + 1)
  }

  return (
    <div className="space-y-6">
      <DropZone busy={state.kind === 'reading'} onFile={read} />
      <div aria-live="polite">
        {state.kind === 'failed' ? <Notice kind="danger">{state.message}</Notice> : null}
        {state.kind === 'kept' ? <Kept sent={state.sent} /> : null}
      </div>
      {state.kind === 'read' ? (
        <ImportPreview
          name={state.name}
          file={state.file}
          onKeep={(onProgress) => keep(state.file, onProgress)}
          onDrop={() => setState({ kind: 'idle' })}
        />
      ) : null}
      {user ? <OwnRoutes key={`${user.uid} ${round}`} /> : null}
    </div>
  )
}

function DropZone({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }) {
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
        {busy ? 'Reading the file…' : 'Drop a HAR or JSON file, or choose one'}
      </span>
      <span className="text-14 text-muted">Up to 50 MB. It’s read in your browser.</span>
      <input
        ref={input}
        type="file"
        accept=".har,.json,.ndjson,.csv,.tsv,application/json,text/csv"
        disabled={busy}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}

function Kept({ sent: { taken, refused, stopped } }: { sent: Sent }) {
  return (
    <div className="space-y-2">
      <Notice kind="info">
        Kept {formatNumber(taken)} {taken === 1 ? 'seat' : 'seats'}. They are in your searches now, marked “You saw
        this”.
      </Notice>
      {stopped ? <Notice kind="warn">{stopped}</Notice> : null}
      {refused.map(({ reason, seats }) => (
        <Notice key={reason} kind="warn">
          {formatNumber(seats)} not kept: {reason}
        </Notice>
      ))}
    </div>
  )
}
