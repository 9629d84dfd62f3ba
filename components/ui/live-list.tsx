import type { ReactNode } from 'react'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

type LiveListProps<Item> = {
  items: Live<Identified<Item>[]>
  /** Shown in place of an empty list. */
  empty: ReactNode
  row: (item: Identified<Item>) => ReactNode
  /** Where ids are reused: what tells items apart, so that the focused row never becomes another item’s. */
  keyOf?: (item: Identified<Item>) => string
}

/** Rows that follow the database: skeletons of their height until the first answer, then rows or why there are none.
 * `empty` is only shown once the database has answered that there are none. */
export function LiveList<Item>({ items, empty, row, keyOf = ({ id }) => id }: LiveListProps<Item>) {
  if (items === undefined) {
    return (
      <div aria-hidden="true" className="space-y-2">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-12 rounded-lg" />
        ))}
      </div>
    )
  }
  if (items === null) return <Unreached />
  if (items.length === 0) return <p className="text-14 text-muted">{empty}</p>
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={keyOf(item)} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          {row(item)}
        </li>
      ))}
    </ul>
  )
}

function Unreached() {
  return (
    <div role="status">
      <Notice kind="warn">
        We can’t load this right now: our database isn’t responding. Nothing is lost. We’ll keep trying automatically.
      </Notice>
    </div>
  )
}
