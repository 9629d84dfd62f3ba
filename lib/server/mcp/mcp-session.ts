import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/**
 * What a client's session id says. Nothing is kept of a session: the id tells its calls from those of others, and whether
 * the client can ask its person by a form. It opens nothing; the token of each message does.
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

/** The session of a client that introduces itself; null for any other message. */
export function newSession(message: object): string | null {
  const hello = Initialize.safeParse(message)
  if (!hello.success) return null
  const { elicitation } = hello.data.params.capabilities
  // One that names no kind of question knows forms, as all did before there were others.
  const knowsForms = elicitation !== undefined && ('form' in elicitation || !('url' in elicitation))
  return `${knowsForms ? formSession : plainSession}${randomUUID()}`
}

export type McpSession = { id: string; knowsForms: boolean }

export function readSession(headers: { get(name: string): string | null }): McpSession {
  const id = (headers.get(sessionHeader) ?? '').slice(0, 60)
  return { id, knowsForms: id.startsWith(formSession) }
}
