'use client'
'use no memo'

import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { AccountProvider, useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { LoginDialogHost } from '../shell/log-in/login-dialog-host.tsx'
import { notices, toasts } from '../ui/notify.ts'

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })))
const none: readonly never[] = []

/** Where toasts appear. The library behind them is loaded with the first one. */
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

/** Everything of the account that stands around every page. None of it loads an SDK, a dialog or toasts by itself. */
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

/** Says that a sign-out on every device has come about, or has come here, whatever page is open. */
function SignedOutNotice() {
  const { user, signedOut } = useAccount()
  useEffect(() => {
    if (user || signedOut === null) return
    if (signedOut === 'everywhere') toasts.signedOutEverywhere()
    else toasts.signedOutElsewhere()
  }, [user, signedOut])
  return null
}

/** A visit by a referral link: its code is kept, and the visitor told. */
function ReferralVisit() {
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('ref')
    if (code === null) return
    import('./keep-referral.ts')
      .then(({ keepReferral }) => keepReferral(code))
      // Offline, or storing is forbidden: nothing was kept, and saying so would help nobody.
      .catch(() => {})
  }, [])
  return null
}
