import { buildAlertLink } from '../../search/alert-link.ts'
import { findFinder, readFinder } from '../../search/finder-paths.ts'
import { isAskable } from '../../search/finder-state.ts'

/** Returns the URL of the alert for a kept search, or null for a URL that isn't a seat search between two ends. */
export function alertHrefOfSearch(href: string): string | null {
  const [path = '', query = ''] = href.split('?')
  const finder = findFinder(path)
  if (!finder) return null
  const question = readFinder(new URLSearchParams(query), finder.preset)
  return isAskable(question) ? buildAlertLink(finder.program, question) : null
}
