import type { Sort, ViewState } from './finder-state.ts'

type Order = Pick<ViewState, 'sort' | 'thenBy'>

/** A new first key makes the one before it the second, as people sort a table column by column. */
export function sortBy({ sort, thenBy }: Order, next: Sort): Order {
  return next === sort ? { sort, thenBy } : { sort: next, thenBy: sort === 'date' ? null : sort }
}
