import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DataTable } from '../../../../components/ui/data-table.tsx'
import { SelectField } from '../../../../components/ui/select-field.tsx'
import { SourceLine } from '../../../../components/ui/source-line.tsx'
import { TextField } from '../../../../components/ui/text-field.tsx'

const ignore = () => {}

describe('a field', () => {
  it('is labelled by its label and described by its error, which replaces the hint', () => {
    const markup = renderToStaticMarkup(
      <TextField label="Email" value="x" onChange={ignore} hint="Yours" fault="No @ in it" />,
    )
    const id = markup.match(/<input[^>]* id="([^"]+)"/)?.[1]
    expect(markup).toContain(`for="${id}"`)
    expect(markup).toContain(`aria-describedby="${id}-note"`)
    expect(markup).toContain('aria-invalid="true"')
    expect(markup).toContain('No @ in it')
    expect(markup).not.toContain('Yours')
  })

  it('is not marked invalid without an error', () => {
    const options = [{ value: 'a', label: 'A' }] as const
    const markup = renderToStaticMarkup(<SelectField label="Plan" value="a" options={options} onChange={ignore} />)
    expect(markup).not.toContain('aria-invalid')
    expect(markup).not.toContain('aria-describedby')
  })
})

describe('a table that stacks on a phone', () => {
  const table = (stacks?: 1 | 2) =>
    renderToStaticMarkup(
      <DataTable
        caption="Kept"
        rows={['Alerts']}
        keyOf={(row) => row}
        stacks={stacks}
        columns={[
          { id: 'what', head: 'What', cell: (row) => row },
          { id: 'why', head: 'Why', cell: () => 'To tell you' },
        ]}
      />,
    )

  it('repeats the column’s heading in each cell', () => {
    expect(table(2)).toContain('<td data-head="Why">To tell you</td>')
    expect(table(2)).toContain('max-sm:[&amp;_tbody_tr]:grid-cols-2')
    expect(table()).not.toContain('max-sm:')
  })
})

describe('the line of sources', () => {
  it('shows the date and the number of sources, and links a source that is an address', () => {
    const markup = renderToStaticMarkup(
      <SourceLine
        asOf="2026-09-05"
        confidence="confirmed"
        sources={['https://www.qantas.com/points', 'a fact sheet']}
      />,
    )
    expect(markup).toContain('5 Sept 2026')
    expect(markup).toContain('2 sources')
    expect(markup).toContain('href="https://www.qantas.com/points"')
    expect(markup).toContain('a fact sheet')
  })

  it('does not count general knowledge as a source', () => {
    const lineOf = (source: string) =>
      renderToStaticMarkup(<SourceLine asOf="2026-09-05" confidence="recalled" sources={[source]} />)
    expect(lineOf('general knowledge')).not.toContain('1 source')
    expect(lineOf('https://www.qantas.com/points')).toContain('1 source')
  })

  it('says “unconfirmed” without a source', () => {
    const markup = renderToStaticMarkup(<SourceLine asOf="2026-09-05" confidence="recalled" sources={[]} />)
    expect(markup).toContain('unconfirmed')
    expect(markup).not.toContain('<details')
  })
})

describe('a table', () => {
  const columns = [
    { id: 'name', head: 'Name', cell: (row: { name: string }) => row.name },
    { id: 'miles', head: 'Miles', end: true, sorts: true, cell: () => '1' },
  ]
  const table = (sorted: boolean) =>
    renderToStaticMarkup(
      <DataTable
        caption="Distances"
        columns={columns}
        rows={[{ name: 'Sydney' }]}
        keyOf={({ name }) => name}
        sort={{ column: 'miles', order: 'descending' }}
        onSort={sorted ? ignore : undefined}
      />,
    )

  it('names its rows and columns, and can be scrolled by keyboard', () => {
    expect(table(false)).toContain('<th scope="row"')
    expect(table(false)).toContain('tabindex="0"')
    expect(table(false)).toContain('aria-sort="descending"')
  })

  it('has buttons in its head only if it can be sorted', () => {
    expect(table(false)).not.toContain('<button')
    expect(table(true).match(/<button/g)).toHaveLength(1)
  })
})
