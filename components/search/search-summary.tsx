'use client'

import { SlidersHorizontal } from 'lucide-react'
import type { Question } from '@/lib/search/finder-state.ts'
import { Button } from '../ui/button.tsx'
import { whenWords } from '../ui/trip-fields/when-words.ts'
import { PlaceNames } from './place-names.tsx'

type SearchSummaryProps = { question: Question; onChange: () => void }

/** The question in two lines, for narrow screens; opens the form in a sheet. */
export function SearchSummary({ question, onChange }: SearchSummaryProps) {
  const seats = question.seats === 1 ? '1 seat' : `${question.seats} seats`
  const details = [whenWords(question.when), seats, question.cabins.join(' '), ...(question.direct ? ['direct'] : [])]
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
