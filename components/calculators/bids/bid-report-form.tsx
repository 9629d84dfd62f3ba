'use client'

import { type FormEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { BidReportAnswer } from '@/lib/calculators/bids/bid-report.ts'
import { calendarDate, wholeNumber } from '@/lib/calculators/fields.ts'
import type { Program } from '@/lib/core/program.ts'
import { FormsClosed, formProblems } from '../../shell/forms/site-form.tsx'
import { classifyError, FormTrap, useDraft } from '../../shell/forms/use-site-form.tsx'
import { useLoginDialog } from '../../shell/log-in/login-dialog-host.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { cabinOptions } from '../../ui/seats/cabins.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const airport = /^[A-Za-z]{3}$/
const points = wholeNumber(0, 2_000_000)
const dollars = wholeNumber(0, 20_000)

const emptyBid = { from: '', to: '', cabin: 'J', points: '', aud: '', flownOn: '', outcome: 'accepted' }
/** A bid as typed. */
type BidDraft = typeof emptyBid

function bidFaults(draft: BidDraft): Partial<Record<keyof BidDraft, string>> {
  const bid = (points.read(draft.points || '0') ?? 0) + (dollars.read(draft.aud || '0') ?? 0)
  return {
    ...(airport.test(draft.from) ? {} : { from: 'Three letters, e.g. SYD.' }),
    ...(airport.test(draft.to) && draft.to.toUpperCase() !== draft.from.toUpperCase()
      ? {}
      : { to: 'Three different letters, e.g. LAX.' }),
    ...(points.read(draft.points || '0') === null ? { points: `Should be ${points.expected}.` } : {}),
    ...(dollars.read(draft.aud || '0') === null
      ? { aud: `Should be ${dollars.expected}.` }
      : bid > 0
        ? {}
        : { aud: 'Enter points, dollars or both.' }),
    ...(calendarDate.read(draft.flownOn) === null ? { flownOn: 'Choose the day of the flight.' } : {}),
  }
}

/** Converts a draft without faults into what the server accepts. */
function toBid({ from, to, cabin, flownOn, outcome, ...amounts }: BidDraft) {
  return {
    from: from.toUpperCase(),
    to: to.toUpperCase(),
    cabin: cabin as 'W' | 'J' | 'F',
    points: points.read(amounts.points || '0') ?? 0,
    aud: dollars.read(amounts.aud || '0') ?? 0,
    flownOn,
    outcome: outcome as 'accepted' | 'refused',
  }
}

const refusals = {
  'already-told': 'You’ve already reported this flight.',
  'unknown-airport': 'We don’t know one of these airports.',
  'not-flown-yet': 'This flight hasn’t happened yet: tell us once you know the result.',
  'too-old': 'This flight was more than two years ago, too old to be useful.',
} as const satisfies Record<Exclude<BidReportAnswer['outcome'], 'kept'>, string>

type StatusMessage = { kind: 'info' | 'danger'; text: string }

function describeAnswer(answer: BidReportAnswer): string {
  return answer.outcome === 'kept'
    ? `Thank you. Your reference is ${answer.reference}. We’ll review it before it counts.`
    : refusals[answer.outcome]
}

/** The form to report a bid and its outcome. For members only: a guest is asked to log in and keeps what they typed. */
export function BidReportForm({ program }: { program: Program }) {
  const { user } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const kept = useDraft(`bid-report-${program}`)
  const [website, setWebsite] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<StatusMessage | null>(null)
  const draft = { ...emptyBid, ...kept.values }

  async function send(): Promise<void> {
    setBusy(true)
    const sent = kept.values
    try {
      const session = await store.session()
      const answer = await session.submitBidReport({ report: { program, ...toBid(draft) }, website })
      setMessage({ kind: 'info', text: describeAnswer(answer) })
      // Anything typed while the report was being sent stays in the fields.
      if (answer.outcome === 'kept') kept.end(sent)
      setTried(false)
    } catch (error) {
      setMessage({ kind: 'danger', text: formProblems[classifyError(error)] })
    }
    setBusy(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    setMessage(null)
    if (Object.keys(bidFaults(draft)).length > 0 || busy) return
    if (user) void send()
    else openLogin({ goOn: 'here' })
  }

  return (
    <Panel>
      <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <BidReportFields draft={draft} faults={tried ? bidFaults(draft) : {}} onChange={kept.change} />
        <FormTrap value={website} onChange={setWebsite} />
        <FormsClosed className="sm:col-span-2 lg:col-span-4" />
        <div className="sm:col-span-2 lg:col-span-4">
          <BusyButton busy={busy} busyLabel="Sending" className="">
            {user ? 'Send report' : 'Log in and send'}
          </BusyButton>
        </div>
        <div className="sm:col-span-2 lg:col-span-4" role="status">
          {message ? <Notice kind={message.kind}>{message.text}</Notice> : null}
        </div>
      </form>
    </Panel>
  )
}

type BidReportFieldsProps = {
  draft: BidDraft
  faults: Partial<Record<keyof BidDraft, string>>
  onChange: (change: Partial<BidDraft>) => void
}

function BidReportFields({ draft, faults, onChange }: BidReportFieldsProps) {
  const text = (name: keyof BidDraft) => ({
    value: draft[name],
    fault: faults[name] ?? null,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <TextField label="From" placeholder="SYD" maxLength={3} {...text('from')} />
      <TextField label="To" placeholder="LAX" maxLength={3} {...text('to')} />
      <SelectField
        label="Upgrade to"
        value={draft.cabin}
        options={cabinOptions(['W', 'J', 'F'])}
        onChange={(cabin) => onChange({ cabin })}
      />
      <TextField label="Flight date" type="date" {...text('flownOn')} />
      <TextField label="Points per person" inputMode="numeric" {...text('points')} />
      <TextField label="Dollars per person" inputMode="numeric" {...text('aud')} />
      <SelectField
        label="Outcome"
        value={draft.outcome}
        options={[
          { value: 'accepted', label: 'Accepted' },
          { value: 'refused', label: 'Declined' },
        ]}
        onChange={(outcome) => onChange({ outcome })}
      />
    </>
  )
}
