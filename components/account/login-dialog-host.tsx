'use client'

import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import { browserStore, isMarked } from '@/lib/account/client/marker.ts'
import type { DialogTab } from '@/lib/account/credentials.ts'
import type { LoginDialogProps } from './login-dialog.tsx'

export type LoginRequest = {
  /** The tab to begin on; without one, log-in where somebody was signed in before, else sign-up. */
  tab?: DialogTab
  /** Where success leads: a path, or null to stay on this page. */
  returnTo?: string | null
}

const OpenLogin = createContext<(request?: LoginRequest) => void>(() => {})

/** Opens the login dialog from anywhere on a page. */
export function useLoginDialog(): (request?: LoginRequest) => void {
  return useContext(OpenLogin)
}

/** `opening` counts, so that each opening starts from fresh fields. */
type Opened = { tab: DialogTab; returnTo: string | null; opening: number }

/** Holds the login dialog, whose code comes with its first opening. */
export function LoginDialogHost({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)

  const openLogin = (request: LoginRequest = {}) => {
    const tab = request.tab ?? (isMarked(browserStore()) ? 'login' : 'signup')
    const returnTo = request.returnTo === undefined ? '/dashboard' : request.returnTo
    setOpened((before) => ({ tab, returnTo, opening: (before?.opening ?? 0) + 1 }))
    setOpen(true)
    setFailed(false)
    import('./login-dialog.tsx').then(
      ({ LoginDialog }) => setDialog(() => LoginDialog),
      () => setFailed(true),
    )
  }

  return (
    <OpenLogin value={openLogin}>
      {children}
      {Dialog && opened ? (
        <Dialog
          key={opened.opening}
          open={open}
          onOpenChange={setOpen}
          firstTab={opened.tab}
          returnTo={opened.returnTo}
        />
      ) : null}
      {failed ? (
        <p role="alert" className="fixed inset-x-4 bottom-4 z-50 rounded-lg border border-danger bg-card p-3 text-14">
          The login form could not be loaded. Check your connection, then try again.
        </p>
      ) : null}
    </OpenLogin>
  )
}
