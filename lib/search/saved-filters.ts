import { codecs, type Filters, noFilters, writeFinder } from './finder-state.ts'

/** The key under which the browser stores the filters used last, in the form of an address. */
const key = 'finder-filters'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The filters that are kept. Stop cities belong to one route and would be a surprise on the next. */
const names = (Object.keys(noFilters) as (keyof Filters)[]).filter((name) => name !== 'via' && name !== 'avoid')

/** Reads the filters used last in this browser; null when there are none or none can be read. */
export function readSavedFilters(store: Store): Filters | null {
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

/** Stores the filters of a search. Filters that are all at their defaults clear what was stored. */
export function saveFilters(store: Store, filters: Filters): void {
  try {
    store.setItem(key, writeFinder({ ...filters, via: [], avoid: [] }).toString())
  } catch {
    // Storage is full or forbidden: the next visit starts without filters.
  }
}
