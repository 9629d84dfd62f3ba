import type { Column } from './data-table.tsx'

type BareTableProps<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; keyOf: (row: Row) => string }

/** A few rows of figures inside a card: no frame of its own, no sorting. The first column names the row. */
export function BareTable<Row>({ columns, rows, keyOf }: BareTableProps<Row>) {
  return (
    <table className={`figures w-full text-14 ${cells}`}>
      <thead>
        <tr>
          {columns.map(({ id, head, end }) => (
            <th key={id} scope="col" className={end ? 'end' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, cell, end }, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell key={id} scope={index === 0 ? 'row' : undefined} className={end ? 'end' : undefined}>
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cells = [
  '[&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td).end]:text-right',
  '[&_:is(th,td):last-child]:pr-0',
  '[&_thead_th]:py-1 [&_thead_th]:text-12 [&_thead_th]:font-normal [&_thead_th]:text-muted',
  '[&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_tbody_th]:font-normal',
].join(' ')
