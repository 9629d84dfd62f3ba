'use client'

import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Question, usualStay } from '@/lib/search/finder-state.ts'
import { whenWords } from '@/lib/search/when-words.ts'
import { Button } from '../ui/button.tsx'
import { useLater } from '../ui/use-later.ts'
import { PlaceNames } from './place-names.tsx'

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

type SearchSummaryProps = { question: Question; onChange: () => void }

/** The question in two lines, for narrow screens; opens the form in a sheet. */
function SearchSummary({ question, onChange }: SearchSummaryProps) {
  const seats = question.seats === 1 ? '1 seat' : `${question.seats} seats`
  const { least, most } = question.stay ?? usualStay
  const nights = question.trip === 'return' ? [`back after ${least} to ${most} nights`] : []
  const details = [
    whenWords(question.when),
    ...nights,
    seats,
    question.cabins.join(' '),
    ...(question.direct ? ['direct'] : []),
  ]
  return (
    <div className="flex items-center gap-3 rounded-xl border border-line bg-card py-2 pr-2 pl-4 lg:hidden">
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-semibold">
          <PlaceNames tokens={question.from} /> to <PlaceNames tokens={question.to} />
        </p>
        <p className="truncate text-12 text-muted">{details.join(' · ')}</p>
      </div>
      <Button onClick={onChange}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Change
      </Button>
    </div>
  )
}
