'use client'

import type { Look, Sort } from '@/lib/search/finder-state.ts'
import { SelectField } from '../ui/select-field.tsx'
import type { FinderAddress } from './use-finder-state.ts'

const orders: { value: Sort; label: string }[] = [
  { value: 'date', label: 'Soonest' },
  { value: 'points', label: 'Fewest points' },
  { value: 'charges', label: 'Lowest charges' },
  { value: 'seats', label: 'Most seats' },
  { value: 'duration', label: 'Shortest time' },
  { value: 'value', label: 'Most miles for the points' },
]

/** A new first key makes the one before it the second, as people sort a table column by column. */
export function sortBy({ sort, thenBy }: Pick<Look, 'sort' | 'thenBy'>, next: Sort): Pick<Look, 'sort' | 'thenBy'> {
  return next === sort ? { sort, thenBy } : { sort: next, thenBy: sort === 'date' ? null : sort }
}

/** The two keys rows are sorted by. */
export function SortFields({ address }: { address: FinderAddress }) {
  const { sort, thenBy } = address.state
  // After the date there is no other natural second key: the rows then stand as the answer lists them.
  const listed = { value: 'date', label: 'As listed' } as const
  const others = [...(sort === 'date' ? [listed] : []), ...orders.filter(({ value }) => value !== sort)]
  return (
    <span className="grid grid-cols-2 gap-3">
      <SelectField
        label="Sort by"
        value={sort}
        options={orders}
        onChange={(next) => address.look(sortBy(address.state, next))}
      />
      <SelectField
        label="Then by"
        value={thenBy ?? 'date'}
        options={others}
        onChange={(next) => address.look({ thenBy: next === 'date' ? null : next })}
      />
    </span>
  )
}
