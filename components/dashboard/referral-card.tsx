'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { LeaderboardNameSetting } from '../account/referrals/leaderboard-name.tsx'
import { Button } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The member's own link, and how many sign-ups it brought. */
export function ReferralCard() {
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
