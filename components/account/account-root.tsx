'use client'
'use no memo'

import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { AccountProvider, useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { LoginDialogHost, useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { notices, toasts } from '../ui/notify.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })))

const none: readonly never[] = []

/** Where toasts appear. Their library loads with the first one. */
function ToastOutlet() {
  const waiting = useSyncExternalStore(notices.subscribe, notices.pending, () => none).length > 0
  const [everUsed, setEverUsed] = useState(false)
  if (waiting && !everUsed) setEverUsed(true)
  return everUsed ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null
}

/** The account parts that wrap every page. None of them loads an SDK, a dialog or toasts until they are needed. */
export function AccountRoot({ children }: { children: ReactNode }) {
  return (
    <AccountProvider>
      <LoginDialogHost>{children}</LoginDialogHost>
      <ReferralVisit />
      <SignedOutNotice />
      <ToastOutlet />
    </AccountProvider>
  )
}

/** Tells the user, on any page, that they were signed out on every device, from this one or from another. */
function SignedOutNotice() {
  const { user, signedOut } = useAccount()
  useEffect(() => {
    if (user || signedOut === null) return
    if (signedOut === 'everywhere') toasts.signedOutEverywhere()
    else toasts.signedOutElsewhere()
  }, [user, signedOut])
  return null
}

/** Handles a visit by a referral link: stores its code and tells the visitor. */
function ReferralVisit() {
  useEffect(() => {
    const { search } = location
    if (!new URLSearchParams(search).has('ref')) return
    import('./save-referral.ts')
      .then(({ saveReferral }) => saveReferral(search))
      // Offline, or storage is blocked. Nothing was stored, and there is no use in telling the visitor.
      .catch(() => {})
  }, [])
  return null
}

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
