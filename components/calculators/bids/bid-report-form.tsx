'use client'

import { type FormEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { BidReportAnswer } from '@/lib/calculators/bids/bid-report.ts'
import type { Program } from '@/lib/core/program.ts'
import { FormTrap } from '../../shell/forms/form-trap.tsx'
import { FormsClosed, formProblems } from '../../shell/forms/site-form.tsx'
import { useDraft } from '../../shell/forms/use-draft.ts'
import { problemOf } from '../../shell/forms/use-site-form.ts'
import { useLoginDialog } from '../../shell/log-in/login-dialog-host.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { bidFaults, bidOf, emptyBid } from './bid-draft.ts'
import { BidReportFields } from './bid-report-fields.tsx'

const refusals = {
  'already-told': 'You have told us of this flight already.',
  'unknown-airport': 'One of the airports is not in our network.',
  'not-flown-yet': 'The flight is still to come: tell us once you know the outcome.',
  'too-old': 'The flight was more than two years ago, too old to say anything of today.',
} as const satisfies Record<Exclude<BidReportAnswer['outcome'], 'kept'>, string>

type Said = { kind: 'info' | 'danger'; text: string }

function wordsOf(answer: BidReportAnswer): Said {
  return answer.outcome === 'kept'
    ? { kind: 'info', text: `Thank you. Its number is ${answer.reference}. Somebody looks at it before it counts.` }
    : { kind: 'info', text: refusals[answer.outcome] }
}

/** Tells of a bid and how it went. Members only; a guest is asked to log in and keeps what was typed. */
export function BidReportForm({ program }: { program: Program }) {
  const { user } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const kept = useDraft(`bid-report-${program}`)
  const [website, setWebsite] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const draft = { ...emptyBid, ...kept.values }

  async function send(): Promise<void> {
    setBusy(true)
    try {
      const session = await store.session()
      const answer = await session.submitBidReport({ report: { program, ...bidOf(draft) }, website })
      setSaid(wordsOf(answer))
      if (answer.outcome === 'kept') kept.end()
      setTried(false)
    } catch (error) {
      setSaid({ kind: 'danger', text: formProblems[problemOf(error)] })
    }
    setBusy(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    setSaid(null)
    if (Object.keys(bidFaults(draft)).length > 0 || busy) return
    if (user) void send()
    else openLogin({ returnTo: null })
  }

  return (
    <Panel>
      <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <BidReportFields draft={draft} faults={tried ? bidFaults(draft) : {}} onChange={kept.change} />
        <FormTrap value={website} onChange={setWebsite} />
        <FormsClosed className="sm:col-span-2 lg:col-span-4" />
        <div className="sm:col-span-2 lg:col-span-4">
          <BusyButton busy={busy} busyLabel="Sending" className="">
            {user ? 'Send the report' : 'Log in and send'}
          </BusyButton>
        </div>
        <div className="sm:col-span-2 lg:col-span-4" role="status">
          {said ? <Notice kind={said.kind}>{said.text}</Notice> : null}
        </div>
      </form>
    </Panel>
  )
}
