import { ANYWHERE } from '../../availability/search-contract.ts'
import { programs } from '../../core/program.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { codecs } from '../../search/finder-state.ts'
import { getDates } from '../../search/request.ts'
import { alertHref } from './alert-address.ts'

/** Returns the URL of the alert for a kept search, or null for a URL that isn't a seat search between two ends. */
export function alertHrefOfSearch(href: string): string | null {
  const [path = '', query = ''] = href.split('?')
  const params = new URLSearchParams(query)
  const program = programs.find((one) => path.startsWith(`${programFacts[one].path}/`))
  const from = codecs.from.read(params.get('from') ?? '')
  const to = codecs.to.read(params.get('to') ?? '')
  // A search may cover everywhere, but an alert needs places it can be filed under.
  if (!program || !from || !to || [...from, ...to].includes(ANYWHERE)) return null
  const when = codecs.when.read(params.get('when') ?? '')
  return alertHref({
    programs: [program],
    from,
    to,
    dates: when ? getDates(when) : null,
    cabins: codecs.cabins.read(params.get('cabins') ?? '') ?? ['Y', 'W', 'J', 'F'],
    seats: codecs.seats.read(params.get('seats') ?? '') ?? 1,
    direct: params.get('direct') === '1',
  })
}
