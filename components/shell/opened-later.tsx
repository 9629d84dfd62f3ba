'use client'
'use no memo'

import { type ComponentType, type ReactNode, useState } from 'react'
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
  return { open, startLoading, show, part }
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
