'use client'

import { lazy, Suspense } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { PaidPlan } from '@/lib/billing/offers.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { ActionSkeleton } from './action-skeleton.tsx'
import { checkoutPath } from './checkout-path.ts'
import { useOffers } from './offers-provider.tsx'

const MemberAction = lazy(() => import('./member-action.tsx').then((part) => ({ default: part.MemberAction })))

/** Where an offer leads, which depends on who looks at it: sign-up, or what a member can do with it. */
export function OfferAction({ plan, name }: { plan: PaidPlan; name: string }) {
  const { user, known, staleUser } = useAccount()
  const openLogin = useLoginDialog()
  const { period } = useOffers()
  const offer = { plan, period }
  if (!known || staleUser) return <ActionSkeleton />
  if (user) {
    return (
      <Suspense fallback={<ActionSkeleton />}>
        <MemberAction offer={offer} />
      </Suspense>
    )
  }
  const signUp = () => openLogin({ tab: 'signup', goOn: checkoutPath(offer) })
  return (
    <Button kind="primary" className="w-full" onClick={signUp}>
      Choose {name}
    </Button>
  )
}
