'use client'

import { useState } from 'react'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useLater } from '../ui/use-later.ts'

/** The way to the pages the footer has no room for. */
export function OtherArticles({ className }: { className: string }) {
  const [open, setOpen] = useState(false)
  const {
    Component: Articles,
    ask,
    failed,
  } = useLater(() => import('./articles-dialog.tsx').then((part) => part.ArticlesDialog))
  const show = () => {
    ask()
    setOpen(true)
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className={className}>
        Other Articles
      </button>
      {Articles ? <Articles open={open} onOpenChange={setOpen} /> : null}
      {failed && open ? <LoadFailure what="The list of articles" /> : null}
    </>
  )
}
