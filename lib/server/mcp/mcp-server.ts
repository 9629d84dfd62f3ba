import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import {
  ElicitResultSchema,
  ErrorCode,
  McpError,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { onFirstUse } from '../../core/lazy.ts'
import { programs } from '../../core/program.ts'
import { howSure, surenessNames } from '../../core/provenance.ts'
import { site } from '../../core/site.ts'
import { programRules } from '../../programs/program-rules.ts'
import { allTables, type RegisteredTable } from '../../programs/registry.ts'
import { type PersonAnswer, type Tool, type ToolContext, ToolRefusal } from './tool.ts'
import { mcpTools } from './tools.ts'

/** Tables up to this size are returned whole; of larger ones only their sources and dates. */
const maxCharacters = 40_000

type McpTable = { uri: string; title: string; description: string; text: string }

const scheme = 'pointsward://tables'

/** Every table of figures as a resource: its date, its sources, its confidence, and its rows if it is small enough. */
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
    text: rows === undefined || whole.length > maxCharacters ? JSON.stringify(about) : whole,
  }
}

const instructions = `${site.name} finds airline reward seats for travellers in Australia, booked with Qantas Points or Velocity Points. Seats are from our last check, not live: say how long ago, and say when data is sample data. "Not published" means no figure exists: don’t fill it in. Before setting an alert, show it to the person and wait for their yes.`

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>
/** What tools work with; here `ask` also receives the call it asks for. */
type ServerContext = Omit<ToolContext, 'ask'> & {
  ask: ((question: string, extra: Extra) => Promise<PersonAnswer>) | null
}

/** How long a user may take to answer; after that the call says how to continue without a form. */
const thinkingMs = 90_000

/** Asks the user by a form with one checkbox, which the client shows. Any failure counts as no answer. */
export async function askPerson(question: string, { sendRequest, signal }: Extra): Promise<PersonAnswer> {
  const yes = { type: 'boolean' as const, title: 'Yes, set it', default: false }
  const requestedSchema = { type: 'object' as const, properties: { yes }, required: ['yes'] }
  const params = { mode: 'form' as const, message: question, requestedSchema }
  try {
    const request = { method: 'elicitation/create' as const, params }
    const { action, content } = await sendRequest(request, ElicitResultSchema, { timeout: thinkingMs, signal })
    return action === 'accept' && content?.yes === true ? 'yes' : 'no'
  } catch {
    return 'silent'
  }
}

/** Creates a server for one request: the caller is part of the context, so nothing is kept between requests. */
export function createMcpServer(context: ServerContext, onFault: (error: unknown) => void): McpServer {
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

function register(server: McpServer, one: Tool, context: ServerContext, onFault: (error: unknown) => void): void {
  const { name, title, description, input, writes = false } = one
  const annotations = {
    title,
    readOnlyHint: !writes,
    destructiveHint: false,
    idempotentHint: !writes,
    openWorldHint: false,
  }
  const about = { title, description, inputSchema: z.strictObject(input), annotations }
  server.registerTool(name, about, async (given, extra) => {
    const { ask } = context
    try {
      context.signal.throwIfAborted()
      const text = await one.run(given, { ...context, ask: ask && ((question) => ask(question, extra)) })
      return { content: [{ type: 'text', text }] }
    } catch (error) {
      // Internal errors go to the log only: the SDK would pass the message on to the client.
      if (!(error instanceof ToolRefusal) && !context.signal.aborted) onFault(error)
      const text =
        error instanceof ToolRefusal ? error.message : 'We can’t answer that right now. Try again in a minute.'
      return { content: [{ type: 'text', text }], isError: true }
    }
  })
}
