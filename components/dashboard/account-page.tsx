'use client'

import type { ReactNode } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type AlertChannel, alertChannels, channelFacts } from '@/lib/alerts/alert-channels.ts'
import { findChannelFault } from '@/lib/alerts/compose/channel-words.ts'
import { planNames } from '@/lib/billing/offers.ts'
import { type LimitRow, limitRows } from '@/lib/billing/plan-gains.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import { countOf } from '@/lib/core/formats.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { programs } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { LeaderboardNameSetting } from '../account/referrals/leaderboard-name.tsx'
import { AccountSettings } from '../account/settings/account-settings.tsx'
import { useChannels } from '../alerts/use-member-data.ts'
import { PlanStatus, SettingUp } from '../billing/plan-status.tsx'
import { BareTable } from '../ui/bare-table.tsx'
import { buttonStyle } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import Link from '../ui/link.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { PointsCard } from './points-card.tsx'
import { type Followed, useHome, useReach } from './use-visit.ts'

/** The plan, its limits, and how much of them was used today. */
function PlanCard() {
  const { planSlug, plan } = useAccount()
  if (planSlug === null) {
    return (
      <Section title="Your plan">{plan === null ? <SettingUp /> : <Skeleton className="h-80 rounded-lg" />}</Section>
    )
  }
  return (
    <Section
      title={`Your plan: ${planNames[planSlug]}`}
      aside={
        <Link href="/pricing" className={buttonStyle(planSlug === 'free' ? 'primary' : 'outline')}>
          {planSlug === 'free' ? 'Upgrade' : 'Switch Plan'}
        </Link>
      }
    >
      <div className="mb-3 empty:hidden">
        <PlanStatus />
      </div>
      <LimitsTable plan={planSlug} />
      <UsageToday />
    </Section>
  )
}

/** Today's usage as the server counted it. Shows nothing without a counter, because a missing count isn't zero. */
function UsageToday() {
  const { usage, clockOffsetMs } = useAccount()
  // Renders only after the first answer, never on the server, so reading the time here can't differ between the two.
  const today = usage?.days[localDateOf(createClock(clockOffsetMs).now())]
  if (!today) return null
  return (
    <p className="mt-4 text-14 text-muted tabular-nums">
      Used today: {countOf(today.searches, 'search', 'searches')}, {countOf(today.livePermutations, 'live check')}.
    </p>
  )
}

/** The limits of a plan, by program. */
function LimitsTable({ plan }: { plan: PlanSlug }) {
  return (
    <BareTable
      rows={limitRows}
      keyOf={({ label }) => label}
      columns={[
        { id: 'limit', head: 'Limit', cell: ({ label }) => <span className="text-muted">{label}</span> },
        ...programs.map((program) => ({
          id: program,
          head: programFacts[program].name,
          cell: ({ cell }: LimitRow) => cell(getPlanLimits(plan, program)),
        })),
      ]}
    />
  )
}

/** The account page: plan, limits, message channels, referrals and settings. */
export function AccountPage() {
  const { userDocument, user } = useAccount()
  const home = useHome()
  const channels = useChannels()
  return (
    <AccountFrame title="Plan, limits and settings" lede={userDocument?.name ?? user?.displayName ?? null}>
      <Part id="plan">
        <PlanCard />
      </Part>
      <Part id="messages">
        <MessageList channels={channels} />
      </Part>
      <PointsCard home={home} />
      <Part id="settings">
        <AccountSettings />
      </Part>
      <Part id="invite">
        <ReferralCard />
      </Part>
    </AccountFrame>
  )
}

function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-24">
      {children}
    </div>
  )
}

/** Every message channel, and whether it works for this member. */
function MessageList({ channels }: Pick<Followed, 'channels'>) {
  const isKnown = useAccount().plan !== undefined && channels !== undefined
  const reach = useReach(channels)
  const describeChannel = (channel: AlertChannel) => capitalise(findChannelFault(channel, reach) ?? 'on')
  return (
    <Section
      title="Messages"
      aside={
        <span className="text-14">
          <TextLink href="/alerts">Change</TextLink>
        </span>
      }
    >
      {isKnown ? (
        <dl className="-mt-3 divide-y divide-line text-14">
          {alertChannels.map((channel) => (
            <div key={channel} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
              <dt className="font-medium">{channelFacts[channel].name}</dt>
              <dd className="text-muted wrap-anywhere">{describeChannel(channel)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </Section>
  )
}

/** The member's referral link, and how many sign-ups it has brought. */
function ReferralCard() {
  const { userDocument, referral } = useAccount()
  return (
    <Section title="Refer a friend">
      {userDocument ? (
        <>
          <ReferralLink code={userDocument.referralCode} />
          <p className="mt-3 text-14 text-muted tabular-nums">
            {referral?.count ? `${countOf(referral.count, 'sign-up')} so far.` : 'No sign-ups yet.'}{' '}
            {referral?.payments ? `${referral.payments} of them paid for a plan. ` : ''}
            {referral?.waiting ? `${referral.waiting} more still to count. ` : ''}A friend who signs up within 7 days of
            opening your link counts once they confirm their email and come back after a week, and again when they first
            pay.
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
  // `location` is safe here: this renders only for a signed-in member, and so only in a browser.
  const address = `${location.origin}/?ref=${code}`
  return (
    <div className="flex gap-2">
      <input
        readOnly
        aria-label="Your referral link"
        value={address}
        onFocus={(event) => event.target.select()}
        className="min-h-11 min-w-0 flex-1 rounded-lg border border-edge bg-paper px-3 font-mono text-14 lg:min-h-9"
      />
      <CopyButton text={() => address} label="Copy" />
    </div>
  )
}
