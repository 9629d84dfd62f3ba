'use client'

import { useEffect, useSyncExternalStore } from 'react'
import toast, { Toaster } from 'react-hot-toast'
import { notices } from './notify.ts'

/** Hands each waiting notice to the toaster, which announces it politely. */
export function Toasts() {
  const pending = useSyncExternalStore(notices.subscribe, notices.pending, notices.pending)
  useEffect(() => {
    if (pending.length === 0) return
    for (const { text, durationMs } of pending) toast(text, { duration: durationMs })
    notices.taken()
  }, [pending])
  return (
    <Toaster
      position="bottom-center"
      toastOptions={{
        className: 'border border-line text-14',
        style: { background: 'var(--card)', color: 'var(--ink)', boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)' },
      }}
    />
  )
}
