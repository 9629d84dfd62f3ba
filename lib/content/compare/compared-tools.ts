import type { Fact } from '../../core/provenance.ts'
import { site } from '../../core/site.ts'
import { type ComparedTool, otherTools, type ToolColumn, toolColumns } from '../data/other-tools.ts'
import { ours } from '../data/our-features.ts'
import type { Rival } from '../data/rivals.ts'
import { allRivals, listClaims } from '../data/rivals.ts'

/** The lines of a tool's comparison page that go into each column, with the words to put before each. */
const aspects: Record<ToolColumn, Readonly<Record<string, string>>> = {
  programs: { Programs: '', 'Qantas and Velocity': '', 'What it shows': '', Velocity: 'Velocity: ' },
  window: {
    'How far ahead, free': 'Free: ',
    'How far ahead, paid': 'Paid: ',
    'Without paying': 'Without paying: ',
    Calendar: 'Calendar: ',
    'Days in one search': 'In one search: ',
  },
  price: { Price: '' },
  alerts: { Alerts: '' },
}

/** What Pointsward offers. It comes from the code, so it is always up to date. */
export const ourselves = {
  name: site.name,
  kind: 'reward seat search and points tools for Australians',
  cells: {
    programs: [ours.programs],
    window: [ours.window, ours.paidWindow],
    price: [ours.price],
    alerts: [ours.alerts],
  } satisfies Record<ToolColumn, readonly string[]>,
} as const

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Every other tool, those with a comparison page first. */
export function comparedTools(): readonly ComparedTool[] {
  return [...allRivals.map(toTool), ...otherTools]
}

function toTool(rival: Rival): ComparedTool {
  const facts = (column: ToolColumn) =>
    rival.rows.flatMap(({ aspect, theirs }) => {
      const lead = aspects[column][aspect]
      return lead === undefined || !theirs
        ? []
        : [{ ...theirs, text: `${lead}${lead ? lower(theirs.text) : theirs.text}` }]
    })
  const columns = Object.fromEntries(toolColumns.map((column) => [column, facts(column)]))
  return {
    id: rival.slug,
    name: rival.name,
    address: rival.address,
    kind: rival.kind,
    page: listClaims(rival).length > 0 ? `/alternatives/${rival.slug}` : null,
    facts: columns as Record<ToolColumn, Fact[]>,
  }
}

/** The oldest and newest dates of the facts about a list of tools. */
export function getDateRange(tools: readonly ComparedTool[]): { oldest: string; newest: string } {
  const dates = tools
    .flatMap(({ facts }) => toolColumns.flatMap((column) => facts[column].map(({ asOf }) => asOf)))
    .sort()
  return { oldest: dates[0] ?? '', newest: dates.at(-1) ?? '' }
}
