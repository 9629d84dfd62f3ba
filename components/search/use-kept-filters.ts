'use client'

import { useEffect, useState } from 'react'
import { type Filters, filtersOf, type Question, writeFinder } from '@/lib/search/finder-state.ts'
import { keepFilters, keptFilters } from '@/lib/search/kept-filters.ts'

/**
 * The filters of the last search on this device, put into a form whose address asks for none. They are read once the
 * page has been drawn, because the prerendered page cannot know them.
 */
export function useKeptFilters(state: Question, isAsked: boolean) {
  const [kept, setKept] = useState<Filters | null>(null)
  useEffect(() => setKept(keptFilters(localStorage)), [])
  const isPlain = !isAsked && writeFinder(filtersOf(state)).size === 0
  return {
    question: isPlain && kept ? { ...state, ...kept } : state,
    keep: (question: Question) => {
      setKept(filtersOf(question))
      keepFilters(localStorage, filtersOf(question))
    },
  }
}
