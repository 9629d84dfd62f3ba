'use client'

import { useSearchParams } from 'next/navigation'
import { createParser, useQueryStates } from 'nuqs'
import { ANYWHERE } from '@/lib/core/codes.ts'
import type { Preset } from '@/lib/search/finder-doors.ts'
import {
  type BadParameter,
  codecs,
  defaults,
  type Filters,
  type FinderState,
  findBadParameters,
  type Question,
  type ViewState,
} from '@/lib/search/finder-state.ts'

function toParser<Key extends keyof FinderState>(name: Key) {
  const { read, write } = codecs[name]
  return createParser({ parse: read, serialize: write, eq: (a, b) => write(a) === write(b) })
}

const parsers = {
  from: toParser('from').withDefault(defaults.from),
  to: toParser('to').withDefault(defaults.to),
  when: toParser('when').withDefault(defaults.when),
  leaveOn: toParser('leaveOn').withDefault(defaults.leaveOn),
  trip: toParser('trip').withDefault(defaults.trip),
  stay: toParser('stay'),
  home: toParser('home').withDefault(defaults.home),
  programs: toParser('programs').withDefault(defaults.programs),
  seats: toParser('seats').withDefault(defaults.seats),
  cabins: toParser('cabins').withDefault(defaults.cabins),
  direct: toParser('direct').withDefault(defaults.direct),
  carriers: toParser('carriers').withDefault(defaults.carriers),
  without: toParser('without').withDefault(defaults.without),
  via: toParser('via').withDefault(defaults.via),
  avoid: toParser('avoid').withDefault(defaults.avoid),
  sources: toParser('sources').withDefault(defaults.sources),
  fares: toParser('fares').withDefault(defaults.fares),
  points: toParser('points'),
  charges: toParser('charges'),
  hours: toParser('hours'),
  view: toParser('view').withDefault(defaults.view),
  shade: toParser('shade').withDefault(defaults.shade),
  sort: toParser('sort').withDefault(defaults.sort),
  thenBy: toParser('thenBy'),
  month: toParser('month'),
  day: toParser('day'),
  also: toParser('also'),
  back: toParser('back'),
  week: toParser('week'),
  cash: toParser('cash'),
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

/** The finder's state as the address bar holds it. */
export function useFinderState({ cabins = defaults.cabins }: Preset): FinderAddress {
  const [state, setState] = useQueryStates({ ...parsers, cabins: toParser('cabins').withDefault(cabins) })
  const bad = findBadParameters(new URLSearchParams(useSearchParams()))
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
