'use client'

import type { ReactNode } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { AccountSettings } from '../account/settings/account-settings.tsx'
import { useChannels } from '../alerts/use-followed.ts'
import { AccountFrame } from './account-frame.tsx'
import { MessageList } from './message-list.tsx'
import { PlanCard } from './plan-card.tsx'
import { PointsCard } from './points-card.tsx'
import { ReferralCard } from './referral-card.tsx'
import { useHome } from './use-visit.ts'

/** Plan, limits and settings: everything about the account that is no news. */
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
