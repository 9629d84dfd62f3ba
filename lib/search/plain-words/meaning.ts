import { cabinNames, cabins } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { ANYWHERE, type Weekday } from '../../core/codes.ts'
import { countOf, formatNumber, speakNights } from '../../core/formats.ts'
import { findCarrier } from '../../network/carriers.ts'
import { findPlace } from '../../network/places.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { type FinderState, usualStay } from '../finder-state.ts'
import { whenWords } from '../when-months.ts'

export type Field = keyof FinderState

type PartialState = Partial<FinderState>

const weekdayNames: Record<Weekday, string> = {
  ...{
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
}

/** Lists at most three names, because the field itself shows them all. */
function listWords(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`
}

const places = (tokens: readonly string[] = []) =>
  listWords(tokens.map((token) => (token === ANYWHERE ? 'anywhere' : (findPlace(token)?.name ?? token))))
const carriers = (codes: readonly string[] = []) => listWords(codes.map((code) => findCarrier(code)?.name ?? code))

const words: { [Name in Field]?: (question: PartialState) => string } = {
  from: ({ from }) => `From ${places(from)}`,
  to: ({ to }) => (to?.includes('region:tropics') ? 'To the tropics, within 23.4° of the equator' : `To ${places(to)}`),
  when: ({ when = { kind: 'any' } }) => whenWords(when),
  trip: ({ trip }) => (trip === 'return' ? 'Return' : 'One way'),
  stay: ({ stay }) => `Return after ${speakNights(stay ?? usualStay)}`,
  home: ({ home = [] }) => `${capitalise(listWords(home.map((cabin) => cabinNames[cabin])))} on the way home`,
  programs: ({ programs = [] }) => listWords(programs.map((program) => programFacts[program].points)),
  seats: ({ seats }) => countOf(seats ?? 1, 'seat'),
  cabins: ({ cabins: chosen = [] }) =>
    chosen.length === cabins.length ? 'Any cabin' : capitalise(listWords(chosen.map((cabin) => cabinNames[cabin]))),
  direct: ({ direct }) => (direct ? 'Direct flights only' : 'With or without stops'),
  fares: () => 'Points-only fares',
  carriers: ({ carriers: codes }) => `On ${carriers(codes)}`,
  via: ({ via = [] }) => `Via ${listWords([...new Set(via.map((code) => findPlace(code)?.name ?? code))])}`,
  avoid: ({ avoid = [] }) =>
    `No stop in ${listWords([...new Set(avoid.map((code) => findPlace(code)?.name ?? code))])}`,
  leaveOn: ({ leaveOn = [] }) => `Leaving on ${listWords(leaveOn.map((day) => weekdayNames[day]))}`,
  without: ({ without }) => `Not on ${carriers(without)}`,
  points: ({ points }) => `Up to ${formatNumber(points ?? 0)} points each`,
  charges: ({ charges }) => `Up to $${formatNumber(charges ?? 0)} in charges`,
  hours: ({ hours }) => `Up to ${hours} hours`,
  sort: () => 'Fewest points first',
}

/** Says what one field of a question means, in a few words: To Europe, September 2027, Return after 14 to 21 nights. */
export function fieldWords(field: Field, question: PartialState): string {
  return words[field]?.(question) ?? field
}
