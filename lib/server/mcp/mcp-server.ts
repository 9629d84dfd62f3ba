import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { onFirstUse } from '../../core/lazy.ts'
import { programs } from '../../core/program.ts'
import { howSure, surenessNames } from '../../core/provenance.ts'
import { site } from '../../core/site.ts'
import { programRules } from '../../programs/program-rules.ts'
import { allTables, type RegisteredTable } from '../../programs/registry.ts'
import { type Tool, type ToolContext, ToolRefusal } from './tool.ts'
import { mcpTools } from './tools.ts'

/** Whole tables are told up to this size; of larger ones where they come from, which is what they are asked for. */
const mostCharacters = 40_000

type McpTable = { uri: string; title: string; description: string; text: string }

const scheme = 'pointsward://tables'

/** Every table of figures as a resource: its date, its sources, how sure it is, and its rows where they are few. */
const mcpTables = onFirstUse((): ReadonlyMap<string, McpTable> => {
  const rows = new Map<string, object>(
    programs.flatMap((program) =>
      programRules[program].tables.flatMap(([file, tables]) =>
        tables.map((data): [string, object] => [getKey(program, data.id ?? fileName(file)), data]),
      ),
    ),
  )
  const entries = allTables().map((table) => toResource(table, rows.get(getKey(table.program, table.id))))
  return new Map(entries.map((entry) => [entry.uri, entry]))
})

const getKey = (program: string, id: string) => `${program}/${id}`
const fileName = (file: string) => file.replace(/^.*\/|\.\w+$/g, '')

function toResource(table: RegisteredTable, rows: object | undefined): McpTable {
  const { program, id, title, asOf, sources, checkedOn, current, missing } = table
  const confidence = surenessNames[howSure(table)]
  const about = { title, program, asOf, checkedOn, current, confidence, sources, missing }
  const whole = JSON.stringify({ ...about, table: rows })
  return {
    uri: `${scheme}/${getKey(program, encodeURIComponent(id))}`,
    title,
    description: `As of ${asOf}, checked ${checkedOn}, ${confidence}${current ? '' : ', replaced by a newer table'}.`,
    text: rows === undefined || whole.length > mostCharacters ? JSON.stringify(about) : whole,
  }
}

const instructions = `${site.name} finds airline reward seats for travellers in Australia, booked with Qantas Points or Velocity Points. Seats are from our last check, not live: say how long ago, and say when data is sample data. "Not published" means no figure exists: don’t fill it in. Before setting an alert, show it to the person and wait for their yes.`

/** A server for one request: who asks is part of the context, so nothing is kept between requests. */
export function createMcpServer(context: ToolContext, onFault: (error: unknown) => void): McpServer {
  const server = new McpServer({ name: 'pointsward', title: site.name, version: '1.0.0' }, { instructions })
  for (const one of mcpTools) register(server, one, context, onFault)
  server.registerResource(
    'tables',
    new ResourceTemplate('pointsward://tables/{program}/{table}', {
      list: () => ({
        resources: [...mcpTables().values()].map(({ uri, title, description }) => ({
          ...{ uri, title, description, name: uri, mimeType: 'application/json' },
        })),
      }),
    }),
    { title: 'Tables', description: 'Every table of points, charges and rules, with its date and sources.' },
    ({ href }) => {
      const table = mcpTables().get(href)
      if (!table) throw new McpError(ErrorCode.InvalidParams, 'Table not found.')
      return { contents: [{ uri: href, mimeType: 'application/json', text: table.text }] }
    },
  )
  return server
}

function register(server: McpServer, one: Tool, context: ToolContext, onFault: (error: unknown) => void): void {
  const { name, title, description, input, writes = false } = one
  const annotations = {
    title,
    readOnlyHint: !writes,
    destructiveHint: false,
    idempotentHint: !writes,
    openWorldHint: false,
  }
  server.registerTool(name, { title, description, inputSchema: z.strictObject(input), annotations }, async (given) => {
    try {
      return { content: [{ type: 'text', text: await one.run(given, context) }] }
    } catch (error) {
      // What went wrong inside is for the log: the SDK would hand the message on.
      if (!(error instanceof ToolRefusal)) onFault(error)
      const text =
        error instanceof ToolRefusal ? error.message : 'We can’t answer that right now. Try again in a minute.'
      return { content: [{ type: 'text', text }], isError: true }
    }
  })
}
