import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { LiveList } from '../../../../components/ui/live-list.tsx'
import { buildRowKey } from '../../../../lib/alerts/alert-places.ts'

type Rows = ReactElement<{ children: ReactElement[] }>

it('never gives the row of an alert that moves to another place to the alert that took its own', () => {
  const keysOf = (items: { id: string; identity?: string }[]) =>
    (LiveList({ items, empty: '', row: ({ id }) => id, keyOf: buildRowKey }) as Rows).props.children.map(
      ({ key }) => key,
    )
  const [mine, other] = ['AAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBB']
  const before = keysOf([{ id: '01' }, { id: '03', identity: mine }])
  const after = keysOf([{ id: '01' }, { id: '03', identity: other }, { id: '04', identity: mine }])
  expect(after).toEqual([before[0], other, before[1]])
})
