'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import type { DialogTab } from '@/lib/accounts/credentials.ts'
import { browserStore, isMarked } from '@/lib/core/signed-in-marker.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useLater } from '../../ui/use-later.ts'

export type LoginRequest = {
  /** The tab to open first. By default, log-in in a browser where someone has signed in before, else sign-up. */
  tab?: DialogTab
  /** The page that the dashboard, where every success leads, offers to go back to; `here` is this page. */
  goOn?: 'here' | `/${string}`
}

const OpenLogin = createContext<(request?: LoginRequest) => void>(() => {})

/** Returns a function that opens the login dialog, from anywhere on a page. */
export function useLoginDialog(): (request?: LoginRequest) => void {
  return useContext(OpenLogin)
}

/** `opening` counts the openings, so that each starts with fresh fields. */
type Opened = { tab: DialogTab; goOn: LoginRequest['goOn']; opening: number }

/** Holds the login dialog, whose code is loaded when it is first opened. */
export function LoginDialogHost({ children }: { children: ReactNode }) {
  const {
    Component: Dialog,
    startLoading,
    failed,
  } = useLater(() => import('./login-dialog.tsx').then((part) => part.LoginDialog))
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)

  const openLogin = (request: LoginRequest = {}) => {
    const tab = request.tab ?? (isMarked(browserStore()) ? 'login' : 'signup')
    setOpened((before) => ({ tab, goOn: request.goOn, opening: (before?.opening ?? 0) + 1 }))
    setOpen(true)
    startLoading()
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
