import type { FinderState } from '@/lib/search/finder-state.ts'
import { BadParameters } from '../ui/bad-parameters.tsx'
import type { FinderAddress } from './use-finder-state.ts'

/** What each part of an address is called on screen. */
const fieldNames: Record<keyof FinderState, string> = {
  from: 'From',
  to: 'To',
  when: 'Dates',
  leaveOn: 'Leave on',
  trip: 'Trip',
  stay: 'Nights away',
  home: 'Cabins home',
  programs: 'Points from',
  seats: 'Seats',
  cabins: 'Cabins',
  direct: 'Direct flights only',
  fares: 'Fares',
  carriers: 'Airlines',
  without: 'Excluded airlines',
  via: 'Stop in',
  avoid: 'Excluded stops',
  sources: 'Sources',
  points: 'Maximum points',
  charges: 'Maximum taxes',
  hours: 'Maximum time',
  view: 'View',
  shade: 'Calendar colours',
  sort: 'Sort by',
  thenBy: 'Then by',
  month: 'Month shown',
  day: 'Chosen day',
  back: 'Return day',
  week: 'Days shown',
  cash: 'Cash fare',
  also: 'More from this search',
}

/** Lists the parts of a finder's address that couldn't be read, by their names on screen. */
export function BadAddress({ bad }: Pick<FinderAddress, 'bad'>) {
  return <BadParameters bad={bad} labels={fieldNames} />
}
