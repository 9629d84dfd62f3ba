'use client'

import { type FormEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/account/client/account-provider.tsx'
import type { Program } from '@/lib/availability/observation.ts'
import { calendarDate, wholeNumber } from '@/lib/calculators/fields.ts'
import { useLoginDialog } from '../../account/login-dialog-host.tsx'
import { cabinLooks } from '../../seats/cabins.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const outcomes: Record<string, string> = {
  kept: 'Thank you. Somebody looks at it before it counts.',
  'already-told': 'You have told us of this flight already.',
  'unknown-airport': 'One of the airports is not in our network.',
  'not-flown-yet': 'The flight is still to come: tell us once you know the outcome.',
  'too-old': 'The flight was more than two years ago, too old to say anything of today.',
}

const airport = /^[A-Za-z]{3}$/
const points = wholeNumber(0, 2_000_000)
const dollars = wholeNumber(0, 20_000)
const empty = { from: '', to: '', cabin: 'J', points: '', aud: '', flownOn: '', outcome: 'accepted' }
type Draft = typeof empty

function faultsOf(draft: Draft): Partial<Record<keyof Draft, string>> {
  const bid = (points.read(draft.points || '0') ?? 0) + (dollars.read(draft.aud || '0') ?? 0)
  return {
    ...(airport.test(draft.from) ? {} : { from: 'Three letters, such as SYD.' }),
    ...(airport.test(draft.to) && draft.to.toUpperCase() !== draft.from.toUpperCase()
      ? {}
      : { to: 'Another three letters, such as LAX.' }),
    ...(points.read(draft.points || '0') === null ? { points: `Should be ${points.expected}.` } : {}),
    ...(dollars.read(draft.aud || '0') === null
      ? { aud: `Should be ${dollars.expected}.` }
      : bid > 0
        ? {}
        : { aud: 'A bid has points or dollars.' }),
    ...(calendarDate.read(draft.flownOn) === null ? { flownOn: 'The day of the flight.' } : {}),
  }
}

/** Tells of a bid and how it went. Members only; a guest is asked to log in and keeps what was typed. */
export function BidReportForm({ program }: { program: Program }) {
  const { user } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [draft, setDraft] = useState(empty)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ kind: 'info' | 'danger'; text: string } | null>(null)
  const faults = tried ? faultsOf(draft) : {}

  async function send(): Promise<void> {
    setBusy(true)
    try {
      const session = await store.session()
      const outcome = await session.submitBidReport({
        program,
        from: draft.from.toUpperCase(),
        to: draft.to.toUpperCase(),
        cabin: draft.cabin as 'W' | 'J' | 'F',
        points: points.read(draft.points || '0') ?? 0,
        aud: dollars.read(draft.aud || '0') ?? 0,
        flownOn: draft.flownOn,
        outcome: draft.outcome as 'accepted' | 'refused',
      })
      setSaid({ kind: 'info', text: outcomes[outcome] ?? outcome })
      if (outcome === 'kept') setDraft(empty)
      setTried(false)
    } catch {
      setSaid({ kind: 'danger', text: 'The report could not be sent. Nothing is lost: try again in a minute.' })
    }
    setBusy(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    setSaid(null)
    if (Object.keys(faultsOf(draft)).length > 0 || busy) return
    if (user) void send()
    else openLogin({ returnTo: null })
  }

  return (
    <Panel>
      <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <ReportFields draft={draft} faults={faults} onChange={(change) => setDraft({ ...draft, ...change })} />
        <div className="sm:col-span-2 lg:col-span-4">
          <BusyButton busy={busy} busyLabel="Sending" className="">
            {user ? 'Send the report' : 'Log in and send'}
          </BusyButton>
        </div>
        {said ? (
          <div className="sm:col-span-2 lg:col-span-4" role="status">
            <Notice kind={said.kind}>{said.text}</Notice>
          </div>
        ) : null}
      </form>
    </Panel>
  )
}

type ReportFieldsProps = {
  draft: Draft
  faults: Partial<Record<keyof Draft, string>>
  onChange: (change: Partial<Draft>) => void
}

function ReportFields({ draft, faults, onChange }: ReportFieldsProps) {
  const text = (name: keyof Draft) => ({ value: draft[name], fault: faults[name] ?? null })
  return (
    <>
      <TextField
        label="From"
        placeholder="SYD"
        maxLength={3}
        {...text('from')}
        onChange={(from) => onChange({ from })}
      />
      <TextField label="To" placeholder="LAX" maxLength={3} {...text('to')} onChange={(to) => onChange({ to })} />
      <SelectField
        label="Upgrade to"
        value={draft.cabin}
        options={(['W', 'J', 'F'] as const).map((value) => ({ value, label: cabinLooks[value].name }))}
        onChange={(cabin) => onChange({ cabin })}
      />
      <TextField
        label="Day of the flight"
        type="date"
        {...text('flownOn')}
        onChange={(flownOn) => onChange({ flownOn })}
      />
      <TextField
        label="Points a person"
        inputMode="numeric"
        {...text('points')}
        onChange={(value) => onChange({ points: value })}
      />
      <TextField label="Dollars a person" inputMode="numeric" {...text('aud')} onChange={(aud) => onChange({ aud })} />
      <SelectField
        label="Outcome"
        value={draft.outcome}
        options={[
          { value: 'accepted', label: 'Accepted' },
          { value: 'refused', label: 'Refused' },
        ]}
        onChange={(outcome) => onChange({ outcome })}
      />
    </>
  )
}
