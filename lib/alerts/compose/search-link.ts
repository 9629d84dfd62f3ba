import type { LocalDate } from '../../core/clock.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { buildAlertLink } from '../../search/alert-link.ts'
import { findFinder, readFinder } from '../../search/finder-paths.ts'
import { isAskable, writeFinder } from '../../search/finder-state.ts'
import type { AlertSettings } from '../alert.ts'

/** Returns the URL of the finder with an alert's settings filled in; with `day`, opened at that day. */
export function buildSearchHref(settings: AlertSettings, day: LocalDate | null = null): string {
  const { programs, from, to, dates, cabins, seats, split, direct, carriers, maxPoints, maxCharges, stay } = settings
  const [program = 'qantas'] = programs
  const params = writeFinder({
    ...{ from, to, cabins, direct, carriers, day },
    programs: programs.length > 1 ? programs : [],
    when: { kind: 'range', ...dates },
    seats: split ? 1 : seats,
    points: maxPoints,
    // The finder's lowest limit is one dollar.
    charges: maxCharges === null ? null : Math.max(1, maxCharges),
    ...(stay === null ? {} : { trip: 'return', stay: { min: stay.min, max: stay.max } }),
  })
  return `${programFacts[program].pages.finder}?${params}`
}

/** Returns the URL of the alert for a kept search, or null for a URL that isn't a seat search between two ends. */
export function alertHrefOfSearch(href: string): string | null {
  const [path = '', query = ''] = href.split('?')
  const finder = findFinder(path)
  if (!finder) return null
  const question = readFinder(new URLSearchParams(query), finder.preset)
  return isAskable(question) ? buildAlertLink(finder.program, question) : null
}
