'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { TeamDesk } from './team-desk.tsx'
import { VisitorChat } from './visitor-chat.tsx'

/** The chat from the side of whoever looks: the team's for an admin, a visitor's for everybody else. */
export function ConciergeChat() {
  const { user } = useAccount()
  return user?.admin ? <TeamDesk /> : <VisitorChat />
}
