'use client'

import { Check, Copy } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { hasArrived, type Live } from '@/lib/accounts/client/state.ts'
import { takeGoingOn } from '@/lib/accounts/going-on.ts'
import { alertStanding, conditionWords, seatAlertStanding, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { draftKinds, findKeptDraft } from '@/lib/alerts/compose/kept-draft.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { ageOf, formatDate } from '@/lib/core/formats.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { placeNames } from '@/lib/search/kept-search.ts'
import { LeaderboardNameSetting } from '../account/referrals/leaderboard-name.tsx'
import { AccountSettings } from '../account/settings/account-settings.tsx'
import { StandingChip } from '../alerts/list/standing-chip.tsx'
import { useToday } from '../alerts/use-today.ts'
import { Button } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { LiveList } from '../ui/live-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useAction } from '../ui/use-action.ts'
import { PlanCard } from './plan-card.tsx'
import { SearchHistory } from './search-history.tsx'

/** Records come within moments of each other; after this long the page goes on without the last of them. */
const PATIENCE_MS = 3_000

/** A member's own page. It comes whole, so that nothing on it moves; a part that is late has a skeleton of its own. */
export function Dashboard() {
  const account = useAccount()
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasArrived(account) || isOverdue ? <Parts /> : <PageSkeleton />
}

function Parts() {
  const { userDocument, user } = useAccount()
  const name = userDocument?.name ?? user?.displayName
  return (
    <div className="mx-auto min-h-dvh max-w-[76rem] px-4 py-8 sm:px-6 lg:py-10">
      <h1 className="flex min-h-9 items-center gap-2 text-28 font-semibold wrap-anywhere">
        {name ? `Hello, ${name}` : <Skeleton className="h-8 w-56" />}
      </h1>
      <Unconfirmed />
      <Before />
      <div className="mt-6 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-10">
          <AlertList />
          <SeatAlertList />
          <SearchHistory />
        </div>
        <div className="space-y-10">
          <PlanCard />
          <ReferralCard />
          <AccountSettings />
        </div>
      </div>
    </div>
  )
}

function SeatAlertList() {
  const { seatAlerts, planSlug } = useAccount()
  const { today } = useToday()
  return (
    <Section title="Seat alerts" aside={<AllAlerts items={seatAlerts} href="/seat-alerts" label="All seat alerts" />}>
      <LiveList
        items={seatAlerts}
        empty="No seat alerts yet. A seat alert writes to you when the seat you want on your flight is free."
        row={({ settings }) => (
          <>
            <span className="min-w-0">
              <span className="block text-14 font-medium wrap-anywhere">{settings.name || 'Unnamed seat alert'}</span>
              <span className="block text-12 text-muted">
                <span className="font-mono">{settings.flight}</span> · {formatDate(settings.date, 'plain')} ·{' '}
                {wantedWords(settings.wanted)} in {cabinNames[settings.cabin]}
              </span>
            </span>
            <StandingChip standing={seatAlertStanding(settings, planSlug ?? 'free', today)} />
          </>
        )}
      />
    </Section>
  )
}

function AlertList() {
  const { alerts, planSlug } = useAccount()
  const { now, today } = useToday()
  return (
    <Section title="Alerts" aside={<AllAlerts items={alerts} href="/alerts" label="All alerts" />}>
      <LiveList
        items={alerts}
        empty={
          <>
            No alerts yet. An alert writes to you when a reward seat on your route opens.{' '}
            <TextLink href="/alerts?new">Compose one</TextLink>
          </>
        }
        row={({ settings, lastMatch }) => (
          <>
            <span className="min-w-0">
              <span className="block text-14 font-medium wrap-anywhere">{settings.name || 'Unnamed alert'}</span>
              <span className="block text-12 text-muted wrap-anywhere">
                {placeNames(settings.from)} to {placeNames(settings.to)} · {conditionWords(settings)[0]}
                {lastMatch ? ` · last match ${ageOf(lastMatch.at, now).words}` : ''}
              </span>
            </span>
            <StandingChip standing={alertStanding(settings, planSlug ?? 'free', today)} />
          </>
        )}
      />
    </Section>
  )
}

/** An address nobody has confirmed gets no mail of alerts; here is what to do about it. */
function Unconfirmed() {
  const { user } = useAccount()
  const store = useAccountStore()
  const { busy, run } = useAction()
  const [said, setSaid] = useState('')
  if (user === null || user.emailVerified) return null
  const send = async () => {
    let outcome: 'sent' | 'confirmed' | null = null
    await run(async () => {
      outcome = await (await store.session()).verifyAddress()
    })
    setSaid(outcome === null ? 'The mail could not be sent. Try again in a minute.' : words[outcome])
  }
  return (
    <div className="mt-6">
      <Notice kind="warn">
        <p>
          Confirm your email address to get alerts by email: open the link we sent to{' '}
          <span className="font-medium wrap-anywhere">{user.email}</span>.
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button kind="quiet" aria-disabled={busy} onClick={send}>
            {busy ? 'Sending' : 'Send the link again'}
          </Button>
          <span role="status">{said}</span>
        </p>
      </Notice>
    </div>
  )
}

const words = {
  sent: 'The mail is on its way. It may take a minute.',
  confirmed: 'It is confirmed already. Reload the page.',
} as const

const WantedDraft = lazy(() => import('../alerts/wanted-draft.tsx').then((part) => ({ default: part.WantedDraft })))

/** What somebody was at when they logged in: alerts they composed, and the page they were on. */
function Before() {
  const [wanted] = useState(() =>
    (['alerts', 'seat-alerts'] as const).filter((kind) => findKeptDraft(draftKinds[kind], browserStore())?.wanted),
  )
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath((known) => known ?? takeGoingOn(browserStore())), [])
  if (wanted.length === 0 && path === null) return null
  return (
    <div className="mt-6 space-y-4">
      <Suspense>
        {wanted.map((kind) => (
          <WantedDraft key={kind} kind={kind} />
        ))}
      </Suspense>
      {path !== null ? (
        <Notice kind="info" action={<TextLink href={path}>Go on where you were</TextLink>}>
          You are logged in, and what you were doing is still there.
        </Notice>
      ) : null}
    </div>
  )
}

/** The member's own link, and how many sign-ups it brought. */
function ReferralCard() {
  const { userDocument, referral } = useAccount()
  return (
    <Section title="Refer a friend">
      {userDocument ? (
        <>
          <ReferralLink code={userDocument.referralCode} />
          <p className="mt-3 text-14 text-muted tabular-nums">
            {referral?.count
              ? `${referral.count} ${referral.count === 1 ? 'sign-up' : 'sign-ups'} so far.`
              : 'No sign-ups yet.'}{' '}
            {referral?.payments ? `${referral.payments} of them paid for a plan. ` : ''}
            {referral?.waiting ? `${referral.waiting} more yet to count. ` : ''}A friend who signs up within 7 days of
            following your link counts once their email is confirmed and they have come back after a week, and again
            when they first pay.
          </p>
          {referral ? <LeaderboardNameSetting code={userDocument.referralCode} /> : null}
          <Link href="/leaderboard" className="text-14 font-medium underline underline-offset-4">
            See the leaderboard
          </Link>
        </>
      ) : (
        <Skeleton className="h-24 rounded-lg" />
      )}
    </Section>
  )
}

function ReferralLink({ code }: { code: string }) {
  const [copied, setCopied] = useState(false)
  // Shown only to a signed-in member, so always in a browser.
  const address = `${location.origin}/?ref=${code}`
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  const Icon = copied ? Check : Copy
  return (
    <div className="flex gap-2">
      <input
        readOnly
        aria-label="Your referral link"
        value={address}
        onFocus={(event) => event.target.select()}
        className="min-h-11 min-w-0 flex-1 rounded-lg border border-edge bg-paper px-3 font-mono text-14 lg:min-h-9"
      />
      <Button onClick={() => copy().catch(() => setCopied(false))}>
        <Icon aria-hidden="true" className="size-4" />
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  )
}

type AllAlertsProps = { items: Live<readonly unknown[]>; href: string; label: string }

/** How many there are, and the way to the page where they are changed. */
function AllAlerts({ items, href, label }: AllAlertsProps) {
  return (
    <span className="flex items-center gap-3 text-14">
      {items && items.length > 0 ? <span className="text-muted tabular-nums">{items.length}</span> : null}
      <TextLink href={href}>{label}</TextLink>
    </span>
  )
}
