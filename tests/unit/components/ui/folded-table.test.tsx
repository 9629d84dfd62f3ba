import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FoldedTable } from '../../../../components/ui/folded-table.tsx'

const draw = (rows: readonly string[]) =>
  renderToStaticMarkup(
    <FoldedTable
      caption="Places"
      columns={[{ id: 'name', head: 'Name', cell: (name: string) => name }]}
      rows={rows}
      keyOf={(name) => name}
      first={2}
      countMore={(count) => `${count} more`}
    />,
  )

it('folds the rows after the first ones, and keeps them on the page', () => {
  const [sight, fold] = draw(['Perth', 'Nadi', 'Tokyo', 'Doha']).split('<details')
  expect(sight).toContain('Nadi')
  expect(sight).not.toContain('Tokyo')
  expect(fold).toContain('2 more</summary>')
  expect(fold).toContain('Doha')
})

it('has no fold if all rows are visible', () => {
  expect(draw(['Perth', 'Nadi'])).not.toContain('<details')
})
