'use client'

import { type ReactNode, useState } from 'react'
import type { Question } from '@/lib/search/finder-state.ts'
import { useLater } from '../ui/use-later.ts'
import { SearchSummary } from './search-summary.tsx'

/** The search form, told how to leave the sheet it stands in. */
export type FormInSheet = (close: () => void) => ReactNode

/** On narrow screens: the question in two lines, and the form in a sheet. */
export function PhoneSearch({ question, form }: { question: Question; form: FormInSheet }) {
  const [isOpen, setOpen] = useState(false)
  const { Component: Sheet, ask } = useLater(() => import('../ui/sheet.tsx').then((part) => part.Sheet))
  return (
    <>
      <SearchSummary
        question={question}
        onChange={() => {
          ask()
          setOpen(true)
        }}
      />
      {Sheet ? (
        <Sheet title="Change search" open={isOpen} onOpenChange={setOpen}>
          <div className="p-3">{form(() => setOpen(false))}</div>
        </Sheet>
      ) : null}
    </>
  )
}
