'use client'

import { useEffect, useSyncExternalStore } from 'react'
import toast, { Toaster } from 'react-hot-toast'
import { Button } from '../ui/button.tsx'
import { type Notice, notices } from '../ui/notify.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ToastCard } from '../ui/toast-card.tsx'

/** Passes each pending notice to the toaster, which announces it politely to screen readers. */
export function Toasts() {
  const pending = useSyncExternalStore(notices.subscribe, notices.pending, notices.pending)
  useEffect(() => {
    if (pending.length === 0) return
    for (const { text, durationMs, link } of pending) {
      // Remove the toast as soon as its time is up: by default the library keeps it another second for an animation.
      const options = { duration: durationMs, removeDelay: 1 }
      if (link === undefined) toast.custom(<ToastCard kind="done">{text}</ToastCard>, options)
      else toast.custom(({ id }) => <FailedToast {...{ text, link }} onClose={() => toast.dismiss(id)} />, options)
    }
    notices.taken()
  }, [pending])
  return <Toaster position="bottom-center" />
}

type FailedToastProps = { text: string; link: NonNullable<Notice['link']>; onClose: () => void }

function FailedToast({ text, link, onClose }: FailedToastProps) {
  return (
    <ToastCard kind="failed">
      <span className="wrap-anywhere">
        {text} <TextLink href={link.href}>{link.label}</TextLink>
      </span>
      <Button kind="quiet" className="-my-1" onClick={onClose}>
        Dismiss
      </Button>
    </ToastCard>
  )
}
