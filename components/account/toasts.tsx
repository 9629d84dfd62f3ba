'use client'

import { useEffect, useSyncExternalStore } from 'react'
import toast, { Toaster } from 'react-hot-toast'
import { notices } from '../ui/notify.ts'
import { ToastCard } from '../ui/toast-card.tsx'

/** Passes each pending notice to the toaster, which announces it politely to screen readers. */
export function Toasts() {
  const pending = useSyncExternalStore(notices.subscribe, notices.pending, notices.pending)
  useEffect(() => {
    if (pending.length === 0) return
    for (const { text, durationMs } of pending) {
      // Remove the toast as soon as its time is up: by default the library keeps it another second for an animation.
      toast.custom(<ToastCard kind="done">{text}</ToastCard>, { duration: durationMs, removeDelay: 1 })
    }
    notices.taken()
  }, [pending])
  return <Toaster position="bottom-center" />
}
