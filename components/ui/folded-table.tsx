import { DataTable, type DataTableProps } from './data-table.tsx'

type FoldedTableProps<Row> = DataTableProps<Row> & {
  /** How many rows to show unfolded: a table of hundreds is taller than twelve phone screens. */
  first: number
  /** Returns the words for the folded rows, e.g. “10 more places”. */
  countMore: (count: number) => string
}

/** A long table that shows its first rows; the others are one click away. */
export function FoldedTable<Row>({ first, countMore, rows, caption, ...table }: FoldedTableProps<Row>) {
  const more = rows.slice(first)
  return (
    <>
      <DataTable caption={caption} rows={rows.slice(0, first)} {...table} />
      {more.length > 0 ? (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline underline-offset-4">
            {countMore(more.length)}
          </summary>
          <DataTable caption={`${caption}, the others`} rows={more} {...table} />
        </details>
      ) : null}
    </>
  )
}
