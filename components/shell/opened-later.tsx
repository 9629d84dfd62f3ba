'use client'
'use no memo'

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useLater } from '../ui/use-later.ts'

type Opened = { open: boolean; onOpenChange: (open: boolean) => void }

/** Loads the code of a dialog or sheet on first use; `part` renders it, or says that it failed to load. */
function useOpenedLater(what: string, load: () => Promise<ComponentType<Opened>>) {
  const [open, setOpen] = useState(false)
  const { Component, startLoading, failed } = useLater(load)
  const show = () => {
    startLoading()
    setOpen(true)
  }
  const part = (
    <>
      {Component ? <Component open={open} onOpenChange={setOpen} /> : null}
      {failed && open ? <LoadFailure what={what} /> : null}
    </>
  )
  return { open, startLoading, show, hide: () => setOpen(false), part }
}

/** The button that opens the menus on narrow screens. */
export function PhoneMenu({ icon }: { icon: ReactNode }) {
  const load = () => import('./phone-sheet.tsx').then((module) => module.PhoneSheet)
  const { open, startLoading, show, part } = useOpenedLater('The menu', load)
  return (
    <div className="lg:hidden print:hidden">
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={open} onClick={show} onPointerEnter={startLoading}>
        {icon}
      </IconButton>
      {part}
    </div>
  )
}

/** The button that lists the pages the footer has no room for. */
export function OtherArticles({ className }: { className: string }) {
  const load = () => import('./articles-dialog.tsx').then((module) => module.ArticlesDialog)
  const { show, part } = useOpenedLater('The list of articles', load)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className={className}>
        Other Articles
      </button>
      {part}
    </>
  )
}

/**
 * Opens the command palette: a button, and Ctrl K or ⌘ K from anywhere. The button's content is passed in already
 * rendered, to keep this code small: every page loads it.
 */
export function PaletteButton({ children }: { children: ReactNode }) {
  const load = () => import('./palette.tsx').then((module) => module.Palette)
  const { open, startLoading, show, hide, part } = useOpenedLater('The search', load)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (open) hide()
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
      {part}
    </>
  )
}
