'use client'

import { useSearchParams } from 'next/navigation'
import { type BadValue, findBadValues } from '@/lib/core/address-state.ts'
import { ANYWHERE } from '@/lib/core/codes.ts'
import type { Preset } from '@/lib/search/finder-paths.ts'
import {
  codecs,
  defaults,
  type Filters,
  type FinderState,
  type Question,
  type ViewState,
} from '@/lib/search/finder-state.ts'
import { useAddressState } from '../ui/use-address-state.ts'

export type FinderAddress = {
  state: FinderState
  bad: BadValue[]
  /** The cabins this finder asks for by default, which don't count as a filter. */
  presetCabins: Question['cabins']
  /** Puts a question into the address as a new history entry. */
  search: (question: Question) => void
  /** Narrows or widens the question; Back undoes it. */
  refine: (change: Partial<Filters>) => void
  /** Changes how the answer is shown. Back undoes a change of view or order, but not of day or month. */
  changeView: (change: Partial<ViewState>) => void
}

/** The finder's state as the address bar holds it. */
export function useFinderState({ cabins = defaults.cabins }: Preset): FinderAddress {
  const [state, change] = useAddressState<FinderState>(codecs, { ...defaults, cabins })
  const bad = findBadValues(codecs, new URLSearchParams(useSearchParams()))
  return {
    state,
    bad,
    presetCabins: cabins,
    search: (question) => {
      // For a search to anywhere, the map says more than a calendar.
      const view = question.to.includes(ANYWHERE) && !state.to.includes(ANYWHERE) ? { view: 'map' as const } : {}
      change({ ...question, ...view, month: null, day: null, back: null, week: null }, 'push')
    },
    refine: (filters) => change({ ...filters, day: null, back: null }, 'push'),
    changeView: (view) => change(view, view.view || view.sort ? 'push' : 'replace'),
  }
}
