import { z } from 'zod'
import { findPlace } from '../../network/places.ts'
import { findPage } from '../../pages/pages.ts'
import { codecs } from '../../search/finder-state.ts'
import type { PastSearch } from './palette.ts'
import { recentSearchesKey } from './save-recent-search.ts'

const Addresses = z.array(z.string().startsWith('/').max(500)).catch([])

/** Returns the searches this browser stored, with their names; leaves out any that no longer match a page or place. */
export function recentSearches(store: Pick<Storage, 'getItem'>): PastSearch[] {
  return readAddresses(store).flatMap((href) => {
    const [path = '', query] = href.split('?')
    const params = new URLSearchParams(query)
    const page = findPage(path)
    const from = codecs.from.read(params.get('from') ?? '')
    const to = codecs.to.read(params.get('to') ?? '')
    if (!page || !from || !to) return []
    return [{ href, title: `${placeNames(from)} to ${placeNames(to)}, ${page.title}` }]
  })
}

function readAddresses(store: Pick<Storage, 'getItem'>): string[] {
  try {
    return Addresses.parse(JSON.parse(store.getItem(recentSearchesKey) ?? '[]'))
  } catch {
    return []
  }
}

function placeNames(tokens: readonly string[]): string {
  const [first = '', ...rest] = tokens.map((token) => findPlace(token)?.name ?? token)
  return rest.length === 0 ? first : `${first} and ${rest.length} more`
}
