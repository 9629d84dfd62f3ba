'use client'

import { useEffect, useSyncExternalStore } from 'react'
import toast, { Toaster } from 'react-hot-toast'
import { notices } from '../ui/notify.ts'
import { ToastLook } from '../ui/toast-look.tsx'

/** Hands each waiting notice to the toaster, which announces it politely. */
export function Toasts() {
  const pending = useSyncExternalStore(notices.subscribe, notices.pending, notices.pending)
  useEffect(() => {
    if (pending.length === 0) return
    for (const { text, durationMs } of pending) {
      // Gone when its time is over: without this the library keeps it for the second an animation would take.
      toast.custom(<ToastLook kind="done">{text}</ToastLook>, { duration: durationMs, removeDelay: 1 })
    }
    notices.taken()
  }, [pending])
  return <Toaster position="bottom-center" />
}
