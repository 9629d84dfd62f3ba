import type { Sort, ViewState } from './finder-state.ts'

type Order = Pick<ViewState, 'sort' | 'thenBy'>

/** Makes `next` the first sort key and the previous first key the second, as when sorting a table column by column. */
export function sortBy({ sort, thenBy }: Order, next: Sort): Order {
  return next === sort ? { sort, thenBy } : { sort: next, thenBy: sort === 'date' ? null : sort }
}
