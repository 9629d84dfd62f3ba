import { codecs, type Filters, noFilters, writeFinder } from './finder-state.ts'

/** Under this key a browser keeps the filters used last, written as an address writes them. */
const key = 'finder-filters'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Stop cities belong to one route, and would surprise on the next. */
const names = (Object.keys(noFilters) as (keyof Filters)[]).filter((name) => name !== 'via' && name !== 'avoid')

/** The filters this browser used last; null when there are none, or none that can be read. */
export function keptFilters(store: Store): Filters | null {
  try {
    const params = new URLSearchParams(store.getItem(key) ?? '')
    const read = names.flatMap((name) => {
      const value = codecs[name].read(params.get(name) ?? '')
      return value === null ? [] : [[name, value] as const]
    })
    return read.length === 0 ? null : { ...noFilters, ...(Object.fromEntries(read) as Partial<Filters>) }
  } catch {
    return null
  }
}

/** Keeps the filters of a search; those that leave everything in clear what was kept. */
export function keepFilters(store: Store, filters: Filters): void {
  try {
    store.setItem(key, writeFinder({ ...filters, via: [], avoid: [] }).toString())
  } catch {
    // Storage is full or forbidden: the next visit starts without filters.
  }
}
