'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { useLoginDialog } from '../account/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PlanStanding } from './plan-standing.tsx'

/** The way to the free plan: an account. For who pays, how they come back to it. */
export function FreeAction() {
  const { user, known, staleUser, plan, planSlug } = useAccount()
  const openLogin = useLoginDialog()
  if (!known || staleUser || (user && plan === undefined)) return <Skeleton className="h-11 rounded-lg lg:h-9" />
  if (!user) {
    return (
      <Button className="w-full" onClick={() => openLogin({ tab: 'signup', returnTo: null })}>
        Sign up
      </Button>
    )
  }
  // The room of a button, so that the limits of all plans begin on one line.
  const room = 'min-h-11 text-14 lg:min-h-9'
  if (planSlug === 'free' || !plan?.stripe) {
    return <div className={room}>{planSlug === 'free' ? <PlanStanding /> : null}</div>
  }
  return <p className={`${room} text-muted`}>Cancel in Billing, and you are on Free once the paid period ends.</p>
}
