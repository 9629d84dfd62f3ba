import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/**
 * The header with a client's session id. Nothing is stored for a session: the id tells its calls from those of others
 * and says whether the client can show its user a form. It grants no access; the token of each message does.
 */
export const sessionHeader = 'mcp-session-id'
const formSession = 'form-'
const plainSession = 'plain-'

const Initialize = z.looseObject({
  method: z.literal('initialize'),
  params: z.looseObject({
    capabilities: z.looseObject({ elicitation: z.looseObject({}).optional() }),
  }),
})

/** Returns the new session id for an `initialize` message; null for any other. */
export function newSession(message: object): string | null {
  const hello = Initialize.safeParse(message)
  if (!hello.success) return null
  const { elicitation } = hello.data.params.capabilities
  // A client that names no kind of elicitation supports forms, once the only kind.
  const knowsForms = elicitation !== undefined && ('form' in elicitation || !('url' in elicitation))
  return `${knowsForms ? formSession : plainSession}${randomUUID()}`
}

export type McpSession = { id: string; knowsForms: boolean }

export function readSession(headers: { get(name: string): string | null }): McpSession {
  const id = (headers.get(sessionHeader) ?? '').slice(0, 60)
  return { id, knowsForms: id.startsWith(formSession) }
}
