import { onFirstUse } from '../../core/lazy.ts'
import { programs } from '../../core/program.ts'
import { howSure, surenessNames } from '../../core/provenance.ts'
import { programRules } from '../../programs/program-rules.ts'
import { allTables, type RegisteredTable } from '../../programs/registry.ts'

/** Whole tables are told up to this size; of larger ones where they come from, which is what they are asked for. */
const mostCharacters = 40_000

export type McpTable = { uri: string; title: string; description: string; text: string }

const scheme = 'pointsward://tables'

/** Every table of figures as a resource: its date, its sources, how sure it is, and its rows where they are few. */
export const mcpTables = onFirstUse((): ReadonlyMap<string, McpTable> => {
  const rows = new Map<string, object>(
    programs.flatMap((program) =>
      programRules[program].tables.flatMap(([file, tables]) =>
        tables.map((data): [string, object] => [keyOf(program, data.id ?? fileName(file)), data]),
      ),
    ),
  )
  const entries = allTables().map((table) => resourceOf(table, rows.get(keyOf(table.program, table.id))))
  return new Map(entries.map((entry) => [entry.uri, entry]))
})

const keyOf = (program: string, id: string) => `${program}/${id}`
const fileName = (file: string) => file.replace(/^.*\/|\.\w+$/g, '')

function resourceOf(table: RegisteredTable, rows: object | undefined): McpTable {
  const { program, id, title, asOf, sources, checkedOn, current, missing } = table
  const confidence = surenessNames[howSure(table)]
  const about = { title, program, asOf, checkedOn, current, confidence, sources, missing }
  const whole = JSON.stringify({ ...about, table: rows })
  return {
    uri: `${scheme}/${keyOf(program, encodeURIComponent(id))}`,
    title,
    description: `As of ${asOf}, checked ${checkedOn}, ${confidence}${current ? '' : ', replaced by a newer table'}.`,
    text: rows === undefined || whole.length > mostCharacters ? JSON.stringify(about) : whole,
  }
}
