'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Identified } from '@/lib/accounts/client/state.ts'
import { seatAlertStanding, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { checkWords } from '@/lib/alerts/compose/check-words.ts'
import { seatDraftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import { copyName, toSeatDraft, toSeatSettings } from '@/lib/alerts/compose/draft-settings.ts'
import { forgetDraft } from '@/lib/alerts/compose/kept-draft.ts'
import {
  readSeatAlertDraft,
  type SeatAlertDraft,
  seatAlertHref,
  writeSeatAlertDraft,
} from '@/lib/alerts/compose/seat-alert-address.ts'
import { nextSeatCheck } from '@/lib/alerts/next-check.ts'
import { findLookFor, type LastLook, type SeatAlertDocument } from '@/lib/alerts/seat-alert.ts'
import { seatNames } from '@/lib/alerts/seat-news.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { formatDate, getAge } from '@/lib/core/formats.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { BadParameters } from '../../ui/bad-parameters.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ComposerButtons } from '../composer-buttons.tsx'
import { ComposerForm } from '../form/composer-form.tsx'
import { TellingFields } from '../form/telling-fields.tsx'
import { Board, type RowAround } from '../list/board.tsx'
import { placeOfNew, rememberSet } from '../list/just-set.ts'
import { RowFrame } from '../list/row-frame.tsx'
import { MemberSection } from '../member-section.tsx'
import { toastSaved } from '../toast-saved.ts'
import { useDraft } from '../use-draft.ts'
import { useKeep } from '../use-keep.ts'
import { useToday } from '../use-today.ts'
import { SeatFields } from './seat-fields.tsx'
import { seatList } from './seat-list.ts'
import { SeatsNow } from './seats-now.tsx'

const seatDrafts = {
  kind: 'seat-alert',
  path: '/seat-alerts',
  read: readSeatAlertDraft,
  write: writeSeatAlertDraft,
} as const

/** A new seat alert, or one being changed. */
function SeatAlertComposer({ edited }: { edited: Identified<SeatAlertDocument> | null }) {
  const { user, planSlug, seatAlerts } = useAccount()
  const { today } = useToday()
  const router = useRouter()
  const { draft, bad, change, leaveAddress } = useDraft(
    seatDrafts,
    edited && { id: edited.id, draft: toSeatDraft(edited.settings) },
  )
  const plan = planSlug ?? (user ? 'free' : 'guest')
  const { keeping, keep } = useKeep('seat-alerts', (written) => {
    if (!edited) forgetDraft('seat-alert', browserStore())
    toastSaved(edited ? 'Changes saved' : 'Your seat alert is set', written)
    rememberSet('seat-alerts', edited?.id ?? placeOfNew('seat-alerts', seatAlerts))
    leaveAddress()
    // The list goes to the alert by itself.
    router.push('/seat-alerts' as Route, { scroll: false })
  })
  const onKeep = () =>
    keep(writeSeatAlertDraft(draft).toString(), (session) => {
      const settings = toSeatSettings(draft, edited?.settings.paused)
      return edited
        ? session.changeAlert('seat-alerts', edited.id, settings, seatAlerts ?? [])
        : session.addAlert('seat-alerts', settings, seatAlerts ?? undefined)
    })
  return (
    <div className="space-y-4">
      <BadParameters bad={bad} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel>
          <ComposerForm
            label="Seat alert"
            draft={draft}
            faults={seatDraftFaults(draft, plan, today)}
            isGuest={!user}
            onKeep={onKeep}
            fields={(faultOf) => (
              <>
                <SeatFields {...{ draft, today, faultOf, change }} />
                <TellingFields
                  {...{ draft, plan, change }}
                  channelFault={faultOf('channels')?.message ?? null}
                  placeholder="e.g. Two together to Tokyo"
                />
              </>
            )}
          >
            <ComposerButtons keeping={keeping} isGuest={!user} isEdit={edited !== null} list="/seat-alerts" />
          </ComposerForm>
        </Panel>
        <SeatAside draft={draft} change={change} />
      </div>
    </div>
  )
}

type SeatAsideProps = { draft: SeatAlertDraft; change: (part: Partial<SeatAlertDraft>) => void }

/** Beside the form: what the alert says in one sentence, and the cabin as it is now. */
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

type SeatAlertRowProps = { alert: Identified<SeatAlertDocument>; around: RowAround }

/** One seat alert: flight, day and wish, how it stands, what the newest look saw and when the next one comes. */
function SeatAlertRow({ alert, around }: SeatAlertRowProps) {
  const { settings, lastMatch } = alert
  const lastLook = findLookFor(settings, alert.lastLook)
  const { now, today, plan } = around
  const standing = seatAlertStanding(settings, plan, today)
  return (
    <RowFrame
      kind="seat-alerts"
      {...{ alert, standing, around }}
      name={settings.name || 'Unnamed seat alert'}
      copyHref={seatAlertHref({ ...toSeatDraft(settings), name: copyName(settings.name ?? '') })}
      wish={
        <>
          <p className="flex flex-wrap items-center gap-x-2 text-14">
            <span className="font-mono font-medium">{settings.flight}</span>
            {formatDate(settings.date, 'plain')}
            <CabinChip cabin={settings.cabin} />
          </p>
          <p className="text-14 text-muted first-letter:uppercase">{wantedWords(settings.wanted)}</p>
        </>
      }
      news={
        <>
          <span className="text-muted">{lastLook ? lookWords(lastLook, now) : 'Not checked yet.'}</span>
          {lastLook?.sample ? <SampleBadge /> : null}
          {lastMatch ? (
            <span className="text-muted">
              Last match {getAge(lastMatch.at, now).words}: {seatList(lastMatch.seats)}.
            </span>
          ) : null}
          {standing.kind === 'runs' ? (
            <span className="text-muted">{checkWords(nextSeatCheck(alert, now), now)}</span>
          ) : null}
        </>
      }
    />
  )
}

function lookWords({ at, legs, fault }: LastLook, now: Instant): string {
  const age = `Checked ${getAge(at, now).words}`
  if (fault !== null) return `${age}. ${fault}`
  const free = legs.filter(({ seats }) => seats.length > 0)
  if (free.length === 0) return `${age}: not free now.`
  const whole = legs.length === 1 ? seatList(seatNames(free)) : free.map(legWords).join('; ')
  return `${age}: free now, ${whole}.`
}

const legWords = ({ from, to, seats }: LastLook['legs'][number]) => `${seatList(seats)} on ${from} to ${to}`

/** The seat alerts page of whoever looks. */
export function SeatAlertsSection() {
  const { seatAlerts } = useAccount()
  return (
    <MemberSection
      kind="seat-alerts"
      noun="seat alert"
      alerts={seatAlerts}
      board={(history) => (
        <Board
          kind="seat-alerts"
          noun="seat alert"
          alerts={seatAlerts}
          history={history}
          empty="No seat alerts yet. Set one and we’ll tell you when your seat becomes available."
          row={(alert, around) => <SeatAlertRow {...{ alert, around }} />}
        />
      )}
      composer={(edited) => <SeatAlertComposer key={edited?.id ?? 'new'} edited={edited} />}
    />
  )
}
