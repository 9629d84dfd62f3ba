'use client'

import { getApp } from 'firebase/app'
import { FunctionsError, getFunctions, httpsCallable } from 'firebase/functions'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { functionsRegion } from '@/lib/accounts/web-config.ts'
import type { AdminAction, AdminAnswer, AdminInput } from '@/lib/admin/inputs.ts'
import { Button, type ButtonKind } from './button.tsx'

type ActButtonProps<Action extends AdminAction> = {
  action: Action
  input: AdminInput<Action>
  /** The accessible name, which says what the action applies to without the row: `Approve SYD to LAX`. */
  label: string
  kind?: ButtonKind
  /** The question to ask before running the action. */
  confirm?: string
  children: string
}

/** A button for one operator's action; an action that can't be undone asks first. */
export function ActButton<Action extends AdminAction>(props: ActButtonProps<Action>) {
  const { action, input, label, kind = 'outline', confirm, children } = props
  const { busy, fault, done, act } = useAct(action)
  const [asking, setAsking] = useState(false)
  const go = () => {
    setAsking(false)
    void act(input)
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {asking ? (
        <>
          <span className="text-14">{confirm}</span>
          <Button kind="danger" aria-label={`Yes: ${label}`} onClick={go}>
            Yes
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            No
          </Button>
        </>
      ) : (
        <Button kind={kind} aria-label={label} aria-disabled={busy} onClick={() => (confirm ? setAsking(true) : go())}>
          {busy ? 'Working' : children}
        </Button>
      )}
      <span role="status" className={fault ? 'text-14 text-danger' : 'sr-only'}>
        {fault ?? (done ? 'Done' : '')}
      </span>
    </span>
  )
}

/** Runs an operator's action, then refreshes the page to show the section as it is afterwards. */
export function useAct<Action extends AdminAction>(action: Action) {
  const store = useAccountStore()
  const router = useRouter()
  const [state, setState] = useState<{ busy: boolean; fault: string | null; done: boolean }>(idle)
  const intent = useRef<{ text: string; key: string } | null>(null)

  const act = async (input: AdminInput<Action>): Promise<boolean> => {
    if (state.busy) return false
    setState({ busy: true, fault: null, done: false })
    // One key per intent: a retry after a fault sends the same key, so the server doesn't run the action twice.
    const text = JSON.stringify(input)
    if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() }
    try {
      await store.session()
      const call = httpsCallable<object, AdminAnswer>(getFunctions(getApp(), functionsRegion), 'adminAct')
      await call({ key: intent.current.key, action, input })
      intent.current = null
      setState({ busy: false, fault: null, done: true })
      router.refresh()
      return true
    } catch (error) {
      setState({ busy: false, fault: callFault(error), done: false })
      return false
    }
  }
  return { ...state, act }
}

const idle = { busy: false, fault: null, done: false } as const

/** Returns what to say about a call that a function refused or that didn't get through. */
export function callFault(error: unknown): string {
  if (error instanceof FunctionsError && error.code !== 'functions/internal') return error.message
  return 'That didn’t work. Check your connection and try again.'
}
