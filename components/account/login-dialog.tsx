'use client'

import { Dialog } from '@base-ui/react/dialog'
import { Tabs } from '@base-ui/react/tabs'
import { X } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAccountStore } from '@/lib/account/client/account-provider.tsx'
import type { Credentials, DialogTab } from '@/lib/account/credentials.ts'
import { LoginForm } from './login-form.tsx'
import { toasts } from './notify.ts'
import { ResetForm } from './reset-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type LoginDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  firstTab: DialogTab
  /** Where success leads; null stays on the page. */
  returnTo: string | null
}

const tabs: { value: DialogTab; label: string }[] = [
  { value: 'login', label: 'Log In' },
  { value: 'signup', label: 'Sign Up' },
  { value: 'reset', label: 'Reset Password' },
]

/** Log in, sign up or ask for a new password. What was typed stays when the tab changes. */
export function LoginDialog({ open, onOpenChange, firstTab, returnTo }: LoginDialogProps) {
  const store = useAccountStore()
  const router = useRouter()
  const [tab, setTab] = useState<DialogTab>(firstTab)
  const [values, setValues] = useState<Credentials>({ name: '', email: '', password: '' })
  const form = { values, onChange: (change: Partial<Credentials>) => setValues((before) => ({ ...before, ...change })) }

  // Loads the SDK while the person types. A failure shows with the first action, which loads it again.
  useEffect(() => void store.session().catch(() => {}), [store])

  const onSuccess = (toast: () => void) => {
    toast()
    onOpenChange(false)
    if (returnTo !== null) router.push(returnTo as Route)
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-black/40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 max-h-dvh overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-2xl transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-x-auto sm:top-[12dvh] sm:bottom-auto sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2 sm:rounded-2xl sm:p-6">
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-20 font-semibold">Your account</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mr-2 inline-flex size-11 items-center justify-center rounded-lg hover:bg-seats-0"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <Tabs.Root value={tab} onValueChange={(next: DialogTab) => setTab(next)}>
            <TabRow />
            <Tabs.Panel value="login">
              <LoginForm {...form} onTab={setTab} onSuccess={() => onSuccess(toasts.signedIn)} />
            </Tabs.Panel>
            <Tabs.Panel value="signup">
              <SignUpForm {...form} onTab={setTab} onSuccess={() => onSuccess(toasts.signedUp)} />
            </Tabs.Panel>
            <Tabs.Panel value="reset">
              <ResetForm {...form} />
            </Tabs.Panel>
          </Tabs.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function TabRow() {
  return (
    <Tabs.List className="mt-2 mb-5 flex gap-5 border-b border-line">
      {tabs.map(({ value, label }) => (
        <Tabs.Tab
          key={value}
          value={value}
          className="-mb-px min-h-11 border-b-2 border-transparent text-14 font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink data-active:border-accent data-active:text-ink"
        >
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
