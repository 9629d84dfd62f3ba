'use client'
'use no memo'

import { lazy, Suspense } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const MemberMenu = lazy(() => import('./member-menu.tsx').then((module) => ({ default: module.MemberMenu })))

/** The account's place in the header: a log-in button for visitors, the menu for members. */
export function AccountMenu() {
  const { user, staleUser } = useAccount()
  const openLogin = useLoginDialog()
  const waiting = <Skeleton className="h-9 w-28 rounded-lg max-sm:w-16" />
  if (user) {
    return (
      <Suspense fallback={waiting}>
        <MemberMenu />
      </Suspense>
    )
  }
  if (staleUser) return waiting
  return (
    <Button className="max-sm:px-2" onClick={() => openLogin()}>
      Log In / Sign Up
    </Button>
  )
}
