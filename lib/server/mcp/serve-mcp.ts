import { type Gate, indexTimeoutMs, serve } from '../api/serve.ts'
import type { AnswerContext } from '../availability/answers.ts'
import type { Caller } from '../caller.ts'
import { getOrigin } from '../site-origin.ts'
import type { Resource } from '../tokens/token-gate.ts'
import { answerMcp } from './answer-mcp.ts'
import type { ToolContext } from './tool.ts'

/** Returns the resource that tokens for this server name (RFC 8707), and where it says how to get one (RFC 9728). */
export function mcpResource(headers: { get(name: string): string | null }): Resource {
  const origin = getOrigin(headers)
  return { url: `${origin}/mcp`, metadata: `${origin}/.well-known/oauth-protected-resource/mcp` }
}

type Reads = Pick<ToolContext, 'db'> & {
  /** What a caller's searches are answered from, which includes a member's own seats. */
  answersFor: (caller: Caller) => Promise<AnswerContext>
}

/** Answers a message behind the gate, like any other API: with the same limits and the same log. */
export function serveMcp(request: Request, gate: Gate, { answersFor, db }: Reads): Promise<Response> {
  const resource = mcpResource(request.headers)
  const route = { class: 'read', resource, timeoutMs: indexTimeoutMs } as const
  return serve(request, route, gate, async (caller, scopes) => {
    const client = caller.uid ?? gate.addressOf(request.headers)
    const answers = await answersFor(caller)
    return answerMcp(
      { request, caller, client, scopes: scopes ?? null, resource },
      { answers, db, origin: getOrigin(request.headers), now: answers.now() },
      (error) => gate.onFault('/mcp', error),
    )
  })
}
