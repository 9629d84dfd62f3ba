import { type Gate, indexPatienceMs, serve } from '../api/serve.ts'
import { getOrigin } from '../site-origin.ts'
import type { Resource } from '../tokens/token-gate.ts'
import { answerMcp } from './answer-mcp.ts'
import type { ToolContext } from './tool.ts'

/** This server as tokens for it name it (RFC 8707), and where it says how to get one (RFC 9728). */
export function mcpResource(headers: { get(name: string): string | null }): Resource {
  const origin = getOrigin(headers)
  return { url: `${origin}/mcp`, metadata: `${origin}/.well-known/oauth-protected-resource/mcp` }
}

/** Answers a message behind the gate, as any other API: the same limits, the same log. */
export function serveMcp(request: Request, gate: Gate, reads: Pick<ToolContext, 'answers' | 'db'>): Promise<Response> {
  const resource = mcpResource(request.headers)
  const route = { class: 'read', resource, timeoutMs: indexPatienceMs } as const
  return serve(request, route, gate, (caller, scopes) =>
    answerMcp(
      { request, caller, scopes: scopes ?? null, resource },
      { ...reads, origin: getOrigin(request.headers), now: reads.answers.now() },
      (error) => gate.onFault('/mcp', error),
    ),
  )
}
