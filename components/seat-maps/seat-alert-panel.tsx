'use client'

import { Bell, Check } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { saveDraft } from '@/lib/alerts/compose/saved-draft.ts'
import { seatAlertHref, toSeatDraft, writeSeatAlertDraft } from '@/lib/alerts/compose/seat-alert-draft.ts'
import { SameAlert } from '@/lib/alerts/same-alert.ts'
import type { SeatAlertSettings } from '@/lib/alerts/seat-alert.ts'
import { cabinToWatch, seatAlertFor } from '@/lib/alerts/seat-alert-for.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import type { FlightLeg, SeatSnapshot } from '@/lib/flights/flight-snapshots.ts'
import type { CabinLayout } from '@/lib/network/aircraft/cabin.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { refusalWords, toastRefusal } from '../ui/save-outcome.ts'
import { TextLink } from '../ui/text-link.tsx'

type SeatAlertPanelProps = {
  leg: FlightLeg
  snapshot: SeatSnapshot
  layout: readonly CabinLayout[]
  chosen: readonly string[]
  party: number
  onClear: () => void
}

/** Sets an alert for the seats picked on the map or, if none are picked, for a free group of the party's size. */
export function SeatAlertPanel({ leg, snapshot, layout, chosen, party, onClear }: SeatAlertPanelProps) {
  const cabin = snapshot.seats.find(({ name }) => name === chosen[0])?.cabin ?? cabinToWatch(snapshot, layout, party)
  const settings = cabin && seatAlertFor({ leg, cabin, chosen, party })
  const alert = useSeatAlert(settings)
  if (settings === null) return <Unwatched {...{ leg, snapshot, layout, party }} />
  return (
    <section aria-labelledby="seat-alert" className="rounded-xl border border-line bg-paper p-4">
      <h3 id="seat-alert" className="text-16 font-semibold">
        Seat alert
      </h3>
      <p className="mt-1 text-14 text-muted">
        {settings.name}. We’ll tell you as soon as we see {itWords(settings)} free.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="primary" disabled={alert.isSaving} onClick={alert.set}>
          <Bell aria-hidden="true" className="size-4" />
          {alert.isSaving ? 'Setting the alert' : 'Set seat alert'}
        </Button>
        {chosen.length > 0 ? (
          <Button kind="quiet" onClick={onClear}>
            Clear seats
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-14">
        <TextLink href={seatAlertHref(settings)}>More options, channels and quiet hours</TextLink>
      </p>
      <p role="status" className="mt-2 text-14">
        {alert.status === 'set' ? (
          <span className="inline-flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-4 text-ok" strokeWidth={3} />
            Alert set. See <TextLink href="/seat-alerts">your seat alerts</TextLink>.
          </span>
        ) : null}
        {alert.duplicateHref ? (
          <>
            {alert.message} <TextLink href={alert.duplicateHref}>Open that alert</TextLink>
          </>
        ) : alert.status === 'failed' ? (
          <span className="text-danger">We couldn’t set the alert. {alert.message}</span>
        ) : null}
        {alert.status === 'asked-to-log-in' ? 'Log in or sign up to set this alert.' : null}
      </p>
    </section>
  )
}

function itWords({ wanted }: SeatAlertSettings): string {
  if (wanted.kind === 'pair') return 'them'
  return wanted.kind === 'named' && wanted.seats.length > 1 ? 'one of them' : 'it'
}

/** Shown instead of an alert that could never be met, with the reason. */
function Unwatched({
  leg,
  snapshot,
  layout,
  party,
}: Pick<SeatAlertPanelProps, 'leg' | 'snapshot' | 'layout' | 'party'>) {
  const isNamed = snapshot.seats.length > 0
  return (
    <section aria-labelledby="seat-alert" className="rounded-xl border border-line bg-paper p-4 text-14">
      <h3 id="seat-alert" className="text-16 font-semibold">
        Seat alert
      </h3>
      <p className="mt-1 text-muted">
        {isNamed && cabinToWatch(snapshot, layout, 1) !== null
          ? `In the cabins whose seat numbers we know, no ${party} seats are side by side, so we can’t watch for them. You can watch seats by number.`
          : isNamed
            ? 'We don’t know where this aircraft’s seats are, so we can’t watch for windows or neighbours. You can watch seats by number.'
            : 'We don’t know this aircraft’s seat numbers, so we can’t watch its seats.'}
      </p>
      {isNamed ? (
        <p className="mt-2">
          <TextLink href={seatAlertHref({ flight: leg.flight, date: leg.date })}>Enter the seats you want</TextLink>
        </p>
      ) : null}
    </section>
  )
}

/** What came of the last press, and for which settings. */
type State = { about: SeatAlertSettings | null } & (
  | { status: 'idle' | 'asked-to-log-in' | 'saving' | 'set' | 'waiting' }
  | { status: 'failed'; message: string; duplicateHref?: string }
)

const idle: State = { status: 'idle', about: null }

/** Sets a seat alert. A guest is asked to log in first; the dashboard then sets the alert they asked for. */
function useSeatAlert(settings: SeatAlertSettings | null) {
  const { user, planSlug, seatAlerts, known } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [state, setState] = useState<State>(idle)
  // What was said about other seats doesn't apply to these.
  const now = JSON.stringify(state.about) === JSON.stringify(settings) ? state : idle
  // The security rules read the plan document, which a new account only gets a moment after signing up.
  const isReady = user !== null && planSlug !== null && seatAlerts !== undefined

  const save = async (about: SeatAlertSettings) => {
    setState({ status: 'saving', about })
    try {
      const session = await store.session()
      const written = await session.addAlert('seat-alerts', about, seatAlerts ?? [])
      setState({ status: 'set', about })
      void toastRefusal(written, { name: about.name, href: seatAlertHref(toSeatDraft(about)) })
    } catch (error) {
      const duplicate = error instanceof SameAlert ? { duplicateHref: error.href } : {}
      setState({ status: 'failed', about, message: refusalWords(error, beyondWords), ...duplicate })
    }
  }

  const onReady = useEffectEvent(() => {
    if (state.status === 'waiting' && state.about) void save(state.about)
  })
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady])

  return {
    status: now.status,
    /** Whether any alert is being saved, also one for seats chosen before. */
    isSaving: state.status === 'saving',
    message: now.status === 'failed' ? now.message : '',
    duplicateHref: now.status === 'failed' ? now.duplicateHref : undefined,
    set: () => {
      if (settings === null) return
      if (isReady) void save(settings)
      else if (known && !user) {
        saveDraft('seat-alert', browserStore(), writeSeatAlertDraft(toSeatDraft(settings)).toString(), true)
        setState({ status: 'asked-to-log-in', about: settings })
        openLogin({ goOn: 'here' })
      } else setState({ status: 'waiting', about: settings })
    },
  }
}

const beyondWords = 'It’s further ahead than your plan covers.'
