'use client'

import { useSearchParams } from 'next/navigation'
import { createParser, useQueryStates } from 'nuqs'
import { ANYWHERE } from '@/lib/core/codes.ts'
import {
  type BadParameter,
  badParametersOf,
  codecs,
  defaults,
  type Filters,
  type FinderState,
  type Question,
  type ViewState,
} from '@/lib/search/finder-state.ts'

function parserOf<Key extends keyof FinderState>(name: Key) {
  const { read, write } = codecs[name]
  return createParser({ parse: read, serialize: write, eq: (a, b) => write(a) === write(b) })
}

const parsers = {
  from: parserOf('from').withDefault(defaults.from),
  to: parserOf('to').withDefault(defaults.to),
  when: parserOf('when').withDefault(defaults.when),
  leaveOn: parserOf('leaveOn').withDefault(defaults.leaveOn),
  trip: parserOf('trip').withDefault(defaults.trip),
  stay: parserOf('stay'),
  home: parserOf('home').withDefault(defaults.home),
  programs: parserOf('programs').withDefault(defaults.programs),
  seats: parserOf('seats').withDefault(defaults.seats),
  cabins: parserOf('cabins').withDefault(defaults.cabins),
  direct: parserOf('direct').withDefault(defaults.direct),
  carriers: parserOf('carriers').withDefault(defaults.carriers),
  without: parserOf('without').withDefault(defaults.without),
  via: parserOf('via').withDefault(defaults.via),
  avoid: parserOf('avoid').withDefault(defaults.avoid),
  sources: parserOf('sources').withDefault(defaults.sources),
  fares: parserOf('fares').withDefault(defaults.fares),
  points: parserOf('points'),
  charges: parserOf('charges'),
  hours: parserOf('hours'),
  view: parserOf('view').withDefault(defaults.view),
  shade: parserOf('shade').withDefault(defaults.shade),
  sort: parserOf('sort').withDefault(defaults.sort),
  thenBy: parserOf('thenBy'),
  month: parserOf('month'),
  day: parserOf('day'),
  also: parserOf('also'),
  back: parserOf('back'),
  week: parserOf('week'),
  cash: parserOf('cash'),
}

export type FinderAddress = {
  state: FinderState
  bad: BadParameter[]
  /** The cabins this door asks for by itself, which nobody narrowed anything down to. */
  doorCabins: Question['cabins']
  /** Puts a question into the address as a new step of the history. */
  ask: (question: Question) => void
  /** Narrows the question down or widens it, which Back undoes. */
  refine: (change: Partial<Filters>) => void
  /** Changes how the answer is looked at. Back undoes another view or order, not each day or month that was looked at. */
  look: (change: Partial<ViewState>) => void
}

/** What a door asks for unless the address says otherwise. */
export type Preset = Partial<Pick<Question, 'cabins'>>

/** The finder's state as the address bar holds it. */
export function useFinderState({ cabins = defaults.cabins }: Preset): FinderAddress {
  const [state, setState] = useQueryStates({ ...parsers, cabins: parserOf('cabins').withDefault(cabins) })
  const bad = badParametersOf(new URLSearchParams(useSearchParams()))
  return {
    state,
    bad,
    doorCabins: cabins,
    ask: (question) => {
      // Of places nobody named, the map says more than a calendar.
      const view = question.to.includes(ANYWHERE) && !state.to.includes(ANYWHERE) ? { view: 'map' as const } : {}
      void setState({ ...question, ...view, month: null, day: null, back: null, week: null }, { history: 'push' })
    },
    refine: (change) => void setState({ ...change, day: null, back: null }, { history: 'push' }),
    look: (change) => void setState(change, { history: change.view || change.sort ? 'push' : 'replace' }),
  }
}
