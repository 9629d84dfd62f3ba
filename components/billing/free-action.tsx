'use client'

import { lazy, Suspense } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { ActionSkeleton } from './action-skeleton.tsx'

const FreeStanding = lazy(() => import('./free-standing.tsx').then((part) => ({ default: part.FreeStanding })))

/** The way to the free plan: an account. For who has one, how they stand to it. */
export function FreeAction() {
  const { user, known, staleUser } = useAccount()
  const openLogin = useLoginDialog()
  if (!known || staleUser) return <ActionSkeleton />
  if (user) {
    return (
      <Suspense fallback={<ActionSkeleton />}>
        <FreeStanding />
      </Suspense>
    )
  }
  return (
    <Button className="w-full" onClick={() => openLogin({ tab: 'signup' })}>
      Sign up
    </Button>
  )
}
