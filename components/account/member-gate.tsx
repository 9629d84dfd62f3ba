'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useLoginDialog } from './login-dialog-host.tsx'

/**
 * A page of members: a visitor gets the login dialog, and the page itself once they are in. `what` says what is behind
 * it. Members see the page at once, its parts as skeletons until their records have come.
 */
export function MemberGate({ what, children }: { what: string; children: ReactNode }) {
  const { user, staleUser, known } = useAccount()
  const openLogin = useLoginDialog()
  const asked = useRef(false)
  const isVisitor = known && !user && !staleUser

  useEffect(() => {
    // Somebody who was a member here a moment ago is signing out, not asking to get in.
    if (user) asked.current = true
    if (!isVisitor || asked.current) return
    asked.current = true
    openLogin({ returnTo: null })
  }, [user, isVisitor, openLogin])

  if (!isVisitor) return children
  return (
    <EmptyState
      title="Log in to go on"
      action={
        <Button kind="primary" onClick={() => openLogin({ returnTo: null })}>
          Log In / Sign Up
        </Button>
      }
    >
      This page shows {what}. It opens as soon as you are logged in.
    </EmptyState>
  )
}
