'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { SignedOut } from '@/lib/accounts/client/state.ts'
import { type GuardName, requireGuard } from '@/lib/accounts/guards.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Panel } from '../ui/panel.tsx'

const signedOutTitles: Record<SignedOut, string> = {
  everywhere: 'You’re signed out on every device',
  elsewhere: 'You’ve been signed out on this device',
}

type MemberGateProps = {
  /** What is behind it, for the person in front. */
  what: string
  guard?: GuardName
  children: ReactNode
}

/**
 * A page that isn't for everybody: a visitor gets the login dialog, which leads to their dashboard and from there back. Members see
 * their pages at once, the parts as skeletons until their records have come.
 */
export function MemberGate({ what, guard = 'member', children }: MemberGateProps) {
  const account = useAccount()
  const verdict = requireGuard(guard)(account)
  const openLogin = useLoginDialog()
  const asked = useRef(false)
  const { user, signedOut } = account

  useEffect(() => {
    // Somebody who was a member here a moment ago is signing out, not asking to get in.
    if (user) asked.current = true
    if (verdict !== 'log-in' || asked.current) return
    asked.current = true
    openLogin({ goOn: 'here' })
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
          <Button kind="primary" onClick={() => openLogin({ goOn: 'here' })}>
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

/** The page's own column, which what it stands in for would have kept to. */
function GateFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pt-8 lg:pt-12">
      <Panel flush>{children}</Panel>
    </div>
  )
}
