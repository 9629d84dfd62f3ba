'use client'

import dynamic from 'next/dynamic'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience, type Identified } from '@/lib/accounts/client/state.ts'
import { buildShortReference } from '@/lib/alerts/alert-places.ts'
import { wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { seatDraftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import {
  readSeatAlertDraft,
  type SeatAlertDraft,
  toSeatDraft,
  toSeatSettings,
  writeSeatAlertDraft,
} from '@/lib/alerts/compose/seat-alert-draft.ts'
import type { SeatAlertDocument } from '@/lib/alerts/seat-alert-document.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ComposerForm } from '../form/composer-form.tsx'
import { MemberSection } from '../member-section.tsx'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { useDraft } from '../use-draft.ts'
import { useSaveAlert } from '../use-save-alert.ts'
import { useToday } from '../use-today.ts'
import { SeatFields } from './seat-fields.tsx'
import { SeatsNow } from './seats-now.tsx'

const SeatAlertList = dynamic(() => import('./seat-alert-list.tsx').then((module) => module.SeatAlertList), {
  loading: SectionSkeleton,
})

const seatDrafts = {
  kind: 'seat-alert',
  path: '/seat-alerts',
  read: readSeatAlertDraft,
  write: writeSeatAlertDraft,
} as const

/** The form for a new seat alert or one being edited. */
function SeatAlertComposer({ edited }: { edited: Identified<SeatAlertDocument> | null }) {
  const account = useAccount()
  const { seatAlerts } = account
  const { today } = useToday()
  const { draft, bad, change, leaveAddress } = useDraft(
    seatDrafts,
    edited && { reference: buildShortReference(edited), draft: toSeatDraft(edited.settings) },
  )
  const plan = getAudience(account)
  const { saveState, save } = useSaveAlert('seat-alerts', edited, leaveAddress)
  const onSave = () =>
    save({ name: draft.name, query: writeSeatAlertDraft(draft).toString() }, (session, identity) => {
      const settings = toSeatSettings(draft, edited?.settings.paused)
      return edited
        ? session.changeAlert('seat-alerts', edited.id, settings, seatAlerts ?? [])
        : session.addAlert('seat-alerts', settings, seatAlerts ?? undefined, identity)
    })
  return (
    <ComposerForm
      kind="seat-alerts"
      label="Seat alert"
      placeholder="e.g. Two together to Tokyo"
      {...{ draft, bad, plan, saveState, change, onSave }}
      isEdit={edited !== null}
      faults={seatDraftFaults(draft, plan, today)}
      fields={(faultOf) => <SeatFields {...{ draft, today, faultOf, change }} />}
      aside={<SeatAside draft={draft} change={change} />}
    />
  )
}

type SeatAsideProps = { draft: SeatAlertDraft; change: (part: Partial<SeatAlertDraft>) => void }

/** Shown beside the form: the alert in one sentence, and the cabin when last checked. */
function SeatAside({ draft, change }: SeatAsideProps) {
  const { flight, date, wanted } = draft
  const party = wanted.kind === 'pair' ? wanted.together : 1
  const question = new URLSearchParams({ flight: flight ?? '', date: date ?? '', party: String(party) })
  return (
    <aside aria-label="What this alert watches" className="lg:sticky lg:top-20">
      <Panel className="space-y-3 text-14">
        <h2 className="text-16 font-semibold">This alert</h2>
        {flight && date ? (
          <>
            <p>
              We’ll tell you when {wantedWords(wanted)} on {flight}, {formatDate(date, 'long')}, becomes available.
            </p>
            <p>
              <TextLink href={`/flight-seat-availability-checker?${question}`}>See this cabin now</TextLink> and pick
              seats on its map.
            </p>
            <SeatsNow draft={{ ...draft, flight, date }} change={change} />
          </>
        ) : (
          <p className="text-muted">Enter the flight and date to see what’s free.</p>
        )}
        <p className="text-muted">
          Seats come free when other passengers change plans. They aren’t held for you: choose yours with the airline.
        </p>
      </Panel>
    </aside>
  )
}

/** The seat alerts page: the list for a member, the composer for a guest. */
export function SeatAlertsSection() {
  const { seatAlerts } = useAccount()
  return (
    <MemberSection
      kind="seat-alerts"
      alerts={seatAlerts}
      list={<SeatAlertList />}
      composer={(edited) => <SeatAlertComposer edited={edited} />}
    />
  )
}
