'use client'

import type { ReactNode } from 'react'
import { useLoginDialog } from '../../shell/log-in/login-dialog-host.tsx'
import { Button } from '../../ui/button.tsx'

type OutcomeProps = { title: string; offer: 'login' | 'reset'; children: ReactNode }

/** How a mailed link ended, and the next step. */
export function Outcome({ title, offer, children }: OutcomeProps) {
  const openLogin = useLoginDialog()
  return (
    <div role="status">
      <h1 className="text-28 font-semibold">{title}</h1>
      <p className="mt-3 mb-6 text-16 text-muted wrap-anywhere">{children}</p>
      <Button kind="primary" onClick={() => openLogin({ tab: offer })}>
        {offer === 'login' ? 'Log In' : 'Reset Password'}
      </Button>
    </div>
  )
}
