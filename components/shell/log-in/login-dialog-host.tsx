'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import type { DialogTab } from '@/lib/accounts/credentials.ts'
import { browserStore, isMarked } from '@/lib/core/signed-in-marker.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useLater } from '../../ui/use-later.ts'

export type LoginRequest = {
  /** The tab to begin on; without one, log-in where somebody was signed in before, else sign-up. */
  tab?: DialogTab
  /** Where to go on from the dashboard, which every success leads to; without one, nowhere in particular. */
  goOn?: 'here' | `/${string}`
}

const OpenLogin = createContext<(request?: LoginRequest) => void>(() => {})

/** Opens the login dialog from anywhere on a page. */
export function useLoginDialog(): (request?: LoginRequest) => void {
  return useContext(OpenLogin)
}

/** `opening` counts, so that each opening starts from fresh fields. */
type Opened = { tab: DialogTab; goOn: LoginRequest['goOn']; opening: number }

/** Holds the login dialog, whose code comes with its first opening. */
export function LoginDialogHost({ children }: { children: ReactNode }) {
  const {
    Component: Dialog,
    ask,
    failed,
  } = useLater(() => import('./login-dialog.tsx').then((part) => part.LoginDialog))
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)

  const openLogin = (request: LoginRequest = {}) => {
    const tab = request.tab ?? (isMarked(browserStore()) ? 'login' : 'signup')
    setOpened((before) => ({ tab, goOn: request.goOn, opening: (before?.opening ?? 0) + 1 }))
    setOpen(true)
    ask()
  }

  return (
    <OpenLogin value={openLogin}>
      {children}
      {Dialog && opened ? (
        <Dialog key={opened.opening} open={open} onOpenChange={setOpen} firstTab={opened.tab} goOn={opened.goOn} />
      ) : null}
      {failed ? <LoadFailure what="The login form" /> : null}
    </OpenLogin>
  )
}
