'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { SignedOut } from '@/lib/accounts/client/state.ts'
import { type GuardName, requireGuard } from '@/lib/accounts/guards.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const signedOutTitles: Record<SignedOut, string> = {
  everywhere: 'You’re signed out on every device',
  elsewhere: 'You’ve been signed out on this device',
}

type MemberGateProps = {
  /** What the page shows, in words that complete “Log in to see …”. */
  what: string
  guard?: GuardName
  children: ReactNode
}

/**
 * Wraps a page that only some may see. A visitor gets the login dialog, which leads to their dashboard, where a link
 * leads back here. Members see the page immediately, with skeletons until its records arrive.
 */
export function MemberGate({ what, guard = 'member', children }: MemberGateProps) {
  const account = useAccount()
  const verdict = requireGuard(guard)(account)
  const openLogin = useLoginDialog()
  const hasPrompted = useRef(false)
  const { user, signedOut } = account

  useEffect(() => {
    // A visitor who was a member on this page a moment ago has just signed out, so don't ask them to log in.
    if (user) hasPrompted.current = true
    if (verdict !== 'log-in' || hasPrompted.current) return
    hasPrompted.current = true
    openLogin({ tab: 'login', goOn: 'here' })
  }, [user, verdict, openLogin])

  if (verdict === 'pass') return children
  if (verdict === 'wait') return <PageSkeleton />
  if (verdict === 'refuse') {
    return (
      <GateFrame>
        <EmptyState title="Team members only">This page is for the Pointsward team.</EmptyState>
      </GateFrame>
    )
  }
  return (
    <GateFrame>
      <EmptyState
        title={signedOut ? signedOutTitles[signedOut] : 'Log in to continue'}
        action={
          <Button kind="primary" onClick={() => openLogin({ tab: 'login', goOn: 'here' })}>
            Log In / Sign Up
          </Button>
        }
      >
        {signedOut === 'elsewhere'
          ? 'Your account was signed out on every device, or its password was changed. If that wasn’t you, log in and choose a new password.'
          : `Log in to see ${what}. Your dashboard will have a link back here.`}
      </EmptyState>
    </GateFrame>
  )
}

/** Keeps the notice to the width of the page it replaces. */
function GateFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pt-8 lg:pt-12">
      <Panel flush>{children}</Panel>
    </div>
  )
}

/** Stands in for a whole page. As tall as the screen, so that what is below doesn't appear and disappear again. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto min-h-dvh max-w-[76rem] space-y-6 px-4 py-8 sm:px-6 lg:py-10">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
