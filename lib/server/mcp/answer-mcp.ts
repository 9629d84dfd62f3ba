import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'
import type { Caller } from '../caller.ts'
import { problemResponse } from '../problem.ts'
import { bearerChallenge, type Resource } from '../tokens/token-gate.ts'
import { createMcpServer } from './mcp-server.ts'
import type { ToolContext } from './tool.ts'
import { findTool } from './tools.ts'

export type McpQuestion = {
  request: Request
  caller: Caller
  /** What the token allows; null for a guest. */
  scopes: readonly TokenScope[] | null
  resource: Resource
}

const ToolCall = z.looseObject({ method: z.literal('tools/call'), params: z.looseObject({ name: z.string() }) })

/**
 * POST /mcp: one message of the Model Context Protocol, answered as JSON (Streamable HTTP without sessions). Each
 * request stands for itself, so any server may answer it, and nothing is kept for a client that has gone.
 */
export async function answerMcp(
  { request, caller, scopes, resource }: McpQuestion,
  context: Omit<ToolContext, 'caller' | 'signal'>,
  onFault: (error: unknown) => void,
): Promise<Response> {
  const message = await readMessage(request)
  if (message instanceof Response) return message
  const refusal = findRefusal(message, scopes, resource)
  if (refusal) return refusal
  const server = createMcpServer({ ...context, caller, signal: request.signal }, onFault)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    const response = await transport.handleRequest(request, { parsedBody: message })
    response.headers.set('cache-control', 'no-store')
    return response
  } finally {
    await server.close()
  }
}

/** Anything but a POST: there are no sessions to listen to or to end. */
export function answerNoStream(): Response {
  return problemResponse(405, 'Method not allowed', 'Send messages with POST.', { headers: { allow: 'POST' } })
}

/** One message at a time, as the protocol has it: a list of thousands would count as one request. */
async function readMessage(request: Request): Promise<object | Response> {
  const body: unknown = await request.json().catch(() => undefined)
  if (body === undefined) return rpcError(-32700, 'This isn’t valid JSON.')
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return rpcError(-32600, 'Send one JSON-RPC message at a time.')
  }
  return body
}

/** A tool that needs more than the caller showed is refused by HTTP, by which clients learn to ask for it. */
function findRefusal(message: object, scopes: readonly TokenScope[] | null, resource: Resource): Response | null {
  const call = ToolCall.safeParse(message)
  const scope = call.success ? findTool(call.data.params.name)?.scope : undefined
  if (scope === undefined || scopes?.includes(scope) || (scopes === null && scope === 'read:seats')) return null
  const status = scopes === null ? 401 : 403
  const challenge = bearerChallenge({ error: status === 403 ? 'insufficient_scope' : null, scope, resource })
  const detail = `This tool needs a member’s permission: ${scope}.`
  return problemResponse(status, 'Not allowed to', detail, { headers: { 'www-authenticate': challenge } })
}

function rpcError(code: number, message: string): Response {
  return Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  )
}
