'use client'

import { type ReactNode, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useLater } from '../ui/use-later.ts'

/** The way to the menus on narrow screens; the sheet comes with the first touch. */
export function PhoneMenu({ icon }: { icon: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { Component: Sheet, ask, failed } = useLater(() => import('./phone-sheet.tsx').then((part) => part.PhoneSheet))
  const show = () => {
    ask()
    setOpen(true)
  }
  return (
    <div className="lg:hidden print:hidden">
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={open} onClick={show} onPointerEnter={ask}>
        {icon}
      </IconButton>
      {Sheet ? <Sheet open={open} onOpenChange={setOpen} /> : null}
      {failed && open ? <LoadFailure what="The menu" /> : null}
    </div>
  )
}
