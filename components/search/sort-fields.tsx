import { type Sort, sortBy } from '@/lib/search/finder-state.ts'
import { SelectField } from '../ui/select-field.tsx'
import { CeilingField } from '../ui/trip-fields/ceiling-field.tsx'
import type { FinderAddress } from './use-finder-state.ts'

const orders: { value: Sort; label: string }[] = [
  { value: 'date', label: 'Soonest' },
  { value: 'points', label: 'Fewest points' },
  { value: 'charges', label: 'Lowest charges' },
  { value: 'seats', label: 'Most seats' },
  { value: 'duration', label: 'Shortest time' },
  { value: 'value', label: 'Most miles for the points' },
]

/** The two keys rows are sorted by, and a cash fare to compare them with. */
export function SortFields({ address }: { address: FinderAddress }) {
  const { sort, thenBy } = address.state
  // Sorting by date has no natural second key; the rows then keep the order of the answer.
  const listed = { value: 'date', label: 'As listed' } as const
  const others = [...(sort === 'date' ? [listed] : []), ...orders.filter(({ value }) => value !== sort)]
  return (
    <span className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      <SelectField
        label="Sort by"
        value={sort}
        options={orders}
        onChange={(next) => address.changeView(sortBy(address.state, next))}
      />
      <SelectField
        label="Then by"
        value={thenBy ?? 'date'}
        options={others}
        onChange={(next) => address.changeView({ thenBy: next === 'date' ? null : next })}
      />
      <CeilingField
        label="Cash fare to compare, each"
        unit="AUD"
        value={address.state.cash}
        max={100_000}
        placeholder="cents a point"
        onChange={(cash) => address.changeView({ cash })}
      />
    </span>
  )
}
