'use client'

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useLater } from '../ui/use-later.ts'

/**
 * Opens the command palette: a button, and Ctrl K or ⌘ K from anywhere. The palette's code is loaded on first use. The
 * button's content is passed in already rendered, to keep this code small: every page loads it.
 */
export function PaletteButton({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const {
    Component: Palette,
    startLoading,
    failed,
  } = useLater(() => import('./palette.tsx').then((part) => part.Palette))
  const show = () => {
    startLoading()
    setOpen(true)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (open) setOpen(false)
    else show()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={startLoading}
        className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-lg text-14 text-muted transition-colors duration-150 hover:text-ink lg:h-9 lg:w-auto lg:border lg:border-line lg:bg-card lg:px-2.5 lg:hover:border-edge"
      >
        {children}
      </button>
      {Palette ? <Palette open={open} onOpenChange={setOpen} /> : null}
      {failed && open ? <LoadFailure what="The search" /> : null}
    </>
  )
}
