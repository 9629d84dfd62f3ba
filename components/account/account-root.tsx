'use client'

import type { ReactNode } from 'react'
import { AccountProvider } from '@/lib/accounts/client/account-provider.tsx'
import { LoginDialogHost } from '../shell/log-in/login-dialog-host.tsx'
import { ReferralVisit } from './referral-visit.tsx'
import { ToastOutlet } from './toast-outlet.tsx'

/** Everything of the account that stands around every page. None of it loads an SDK, a dialog or toasts by itself. */
export function AccountRoot({ children }: { children: ReactNode }) {
  return (
    <AccountProvider>
      <LoginDialogHost>{children}</LoginDialogHost>
      <ReferralVisit />
      <ToastOutlet />
    </AccountProvider>
  )
}
