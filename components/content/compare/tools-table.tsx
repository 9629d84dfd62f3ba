import { ourselves } from '@/lib/content/compare/compared-tools.ts'
import { type ComparedTool, type ToolColumn, toolColumns } from '@/lib/content/data/other-tools.ts'
import type { Fact } from '@/lib/core/provenance.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OurWords } from '../our-words.tsx'

const heads: Record<ToolColumn, string> = {
  programs: 'Programs',
  window: 'How far ahead',
  price: 'Price',
  alerts: 'Alerts',
}

const cell = 'align-top max-lg:block max-lg:px-4 max-lg:pb-3 lg:border-t lg:border-line lg:px-4 lg:py-3.5'

/** Every tool with its confirmed facts. On narrow screens each row becomes a block, so nothing scrolls sideways. */
export function ToolsTable({ tools }: { tools: readonly ComparedTool[] }) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left text-14 max-lg:block">
        <caption className="sr-only">Tools that find reward seats, side by side</caption>
        <thead className="max-lg:sr-only">
          <tr className="text-12 text-muted">
            <th scope="col" className="w-56 px-5 py-3 font-normal">
              Tool
            </th>
            {toolColumns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-normal">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          <OurRow />
          {tools.map((tool) => (
            <ToolRow key={tool.id} tool={tool} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OurRow() {
  const { name, kind, cells } = ourselves
  return (
    <tr className="bg-paper max-lg:block">
      <th scope="row" className={`${cell} max-lg:pt-4 lg:pl-5`}>
        <span className="font-semibold">{name}</span>
        <span className="block font-normal text-muted">{kind}</span>
      </th>
      {toolColumns.map((column) => (
        <td key={column} className={cell}>
          <ColumnName column={column} />
          {cells[column].map((text) => (
            <p key={text}>
              <OurWords text={text} />
            </p>
          ))}
        </td>
      ))}
    </tr>
  )
}

function ToolRow({ tool: { name, address, kind, page, facts } }: { tool: ComparedTool }) {
  // On narrow screens, where the columns are stacked, these are listed in one line.
  const unconfirmed = toolColumns.filter((column) => facts[column].length === 0).map((c) => heads[c].toLowerCase())
  return (
    <tr className="max-lg:block max-lg:border-t max-lg:border-line">
      <th scope="row" className={`${cell} max-lg:pt-4 lg:pl-5`}>
        {address ? <TextLink href={address}>{name}</TextLink> : name}
        <span className="block font-normal text-muted">{kind}</span>
        {page ? (
          <span className="block font-normal">
            <TextLink href={page}>Full comparison</TextLink>
          </span>
        ) : null}
      </th>
      {toolColumns.map((column) => (
        <td key={column} className={`${cell} ${facts[column].length === 0 ? 'max-lg:hidden' : ''}`}>
          <ColumnName column={column} />
          <Facts facts={facts[column]} />
        </td>
      ))}
      {unconfirmed.length > 0 ? (
        <td className="block px-4 pb-3 text-muted lg:hidden">Not confirmed: {unconfirmed.join(', ')}</td>
      ) : null}
    </tr>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return <p className="text-muted">Not confirmed</p>
  return (
    <div className="space-y-2">
      {facts.map((fact) => (
        <div key={fact.text}>
          <p>{fact.text}</p>
          <SourceLine {...fact} />
        </div>
      ))}
    </div>
  )
}

/** A column's name, shown on narrow screens, where the columns are stacked. */
function ColumnName({ column }: { column: ToolColumn }) {
  return (
    <span aria-hidden="true" className="mb-0.5 block text-12 text-muted lg:hidden">
      {heads[column]}
    </span>
  )
}
