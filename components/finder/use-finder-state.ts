'use client'

import { useSearchParams } from 'next/navigation'
import { createParser, useQueryStates } from 'nuqs'
import {
  type BadParameter,
  badParametersOf,
  codecs,
  defaults,
  type FinderState,
  type Question,
} from '@/lib/finder/finder-state.ts'

function parserOf<Key extends keyof FinderState>(name: Key) {
  const { read, write } = codecs[name]
  return createParser({ parse: read, serialize: write, eq: (a, b) => write(a) === write(b) })
}

const parsers = {
  from: parserOf('from').withDefault(defaults.from),
  to: parserOf('to').withDefault(defaults.to),
  when: parserOf('when').withDefault(defaults.when),
  seats: parserOf('seats').withDefault(defaults.seats),
  cabins: parserOf('cabins').withDefault(defaults.cabins),
  direct: parserOf('direct').withDefault(defaults.direct),
  view: parserOf('view').withDefault(defaults.view),
  sort: parserOf('sort').withDefault(defaults.sort),
  month: parserOf('month'),
  day: parserOf('day'),
}

export type FinderAddress = {
  state: FinderState
  bad: BadParameter[]
  /** Puts a question into the address as a new step of the history. */
  ask: (question: Question) => void
  /** Changes how the answer is looked at, without a new step. */
  look: (change: Partial<Pick<FinderState, 'view' | 'sort' | 'month' | 'day'>>) => void
}

/** The finder's state as the address bar holds it. */
export function useFinderState(): FinderAddress {
  const [state, setState] = useQueryStates(parsers)
  const bad = badParametersOf(new URLSearchParams(useSearchParams()))
  return {
    state,
    bad,
    ask: (question) => void setState({ ...question, month: null, day: null }, { history: 'push' }),
    look: (change) => void setState(change, { history: 'replace' }),
  }
}
