import { randomUUID } from 'node:crypto'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'
import { oncePerProcess } from '../../core/lazy.ts'
import { type Gate, indexTimeoutMs, serveBehind } from '../api/serve.ts'
import type { AnswerContext } from '../availability/answers.ts'
import type { Caller } from '../caller.ts'
import { noStore, problemResponse } from '../problem.ts'
import { getOrigin } from '../site-origin.ts'
import { bearerChallenge, type Resource } from '../tokens/token-gate.ts'
import { askPerson, createMcpServer } from './mcp-server.ts'
import type { ToolContext } from './tool.ts'
import { findTool } from './tools.ts'

/** The answer to a question we asked, which the client sends as a separate message. */
type ClientAnswer = { id: string | number }

/**
 * The calls in progress on this server, by client and the client's own id of each call. Every message arrives as a
 * separate request, so a cancellation or an answer finds its call here. If it arrives at another server it finds none:
 * the call then ends by itself, and the question counts as unanswered.
 */
function createOpenCalls() {
  const calls = new Map<string, AbortController>()
  const questions = new Map<string, (answer: ClientAnswer) => void>()
  const getKey = (client: string, id: unknown) => `${client} ${JSON.stringify(id)}`
  return {
    /** Registers a call; its signal aborts when the client cancels the call. */
    begin(client: string, id: unknown): { signal: AbortSignal; end: () => void } {
      const controller = new AbortController()
      const key = getKey(client, id)
      calls.set(key, controller)
      return {
        signal: controller.signal,
        end: () => {
          if (calls.get(key) === controller) calls.delete(key)
        },
      }
    },
    cancel(client: string, id: unknown): void {
      calls.get(getKey(client, id))?.abort()
    },
    /** Lets a call receive its client's answers; null while another call of that client is waiting for one. */
    listen(client: string, receive: (answer: ClientAnswer) => void): (() => void) | null {
      if (questions.has(client)) return null
      questions.set(client, receive)
      return () => questions.delete(client)
    },
    answer(client: string, answer: ClientAnswer): void {
      questions.get(client)?.(answer)
    },
    size: () => calls.size + questions.size,
  }
}

export const openCalls = oncePerProcess('pointswardOpenCalls', createOpenCalls)

type McpQuestion = {
  request: Request
  caller: Caller
  /** Tells one client's calls from another's: the member's uid, or a guest's address. */
  client: string
  /** What the token allows; null for a guest. */
  scopes: readonly TokenScope[] | null
  resource: Resource
}

const Initialize = z.looseObject({
  method: z.literal('initialize'),
  params: z.looseObject({
    capabilities: z.looseObject({ elicitation: z.looseObject({}).optional() }),
  }),
})
const ToolCall = z.looseObject({ method: z.literal('tools/call'), params: z.looseObject({ name: z.string() }) })
const Id = z.union([z.string(), z.number()])
const RequestMessage = z.looseObject({ method: z.string(), id: Id })
const Cancels = z.looseObject({
  method: z.literal('notifications/cancelled'),
  params: z.looseObject({ requestId: Id }),
})
const Answers = z.union([z.looseObject({ id: Id, result: z.unknown() }), z.looseObject({ id: Id, error: z.unknown() })])

/**
 * The header with a client's session id. Nothing is stored for a session: the id tells its calls from those of others
 * and says whether the client can show its user a form. It grants no access; the token of each message does.
 */
const sessionHeader = 'mcp-session-id'
const formSession = 'form-'
const plainSession = 'plain-'

type Context = Omit<ToolContext, 'caller' | 'signal' | 'ask'>
type OnFault = (error: unknown) => void

/**
 * POST /mcp: answers one message of the Model Context Protocol as JSON (Streamable HTTP). Each request is independent,
 * so any server may answer it. Only a call that may have to ask its user something is answered as a stream.
 */
async function answerMcp(question: McpQuestion, context: Context, onFault: OnFault): Promise<Response> {
  const { request, scopes, resource } = question
  const message = await readMessage(request)
  if (message instanceof Response) return message
  const session = readSession(request.headers)
  const client = `${question.client} ${session.id}`
  const cancelled = Cancels.safeParse(message)
  if (cancelled.success) openCalls().cancel(client, cancelled.data.params.requestId)
  const answered = 'method' in message ? null : Answers.safeParse(message)
  if (answered?.success) openCalls().answer(client, answered.data)
  if (cancelled.success || answered?.success) return accepted()
  const refusal = findRefusal(message, scopes, resource)
  if (refusal) return refusal
  const call = { message, client, canAsk: session.knowsForms && mayAsk(message) }
  const response = await answerCall(call, question, context, onFault)
  const made = newSession(message)
  if (made !== null) response.headers.set(sessionHeader, made)
  return response
}

/** Returns the new session id for an `initialize` message; null for any other. */
function newSession(message: object): string | null {
  const hello = Initialize.safeParse(message)
  if (!hello.success) return null
  const { elicitation } = hello.data.params.capabilities
  // A client that names no kind of elicitation supports forms, once the only kind.
  const knowsForms = elicitation !== undefined && ('form' in elicitation || !('url' in elicitation))
  return `${knowsForms ? formSession : plainSession}${randomUUID()}`
}

function readSession(headers: Headers): { id: string; knowsForms: boolean } {
  const id = (headers.get(sessionHeader) ?? '').slice(0, 60)
  return { id, knowsForms: id.startsWith(formSession) }
}

/** The message was accepted and needs no answer. */
const accepted = () => new Response(null, { status: 202, headers: noStore })

type Call = { message: object; client: string; canAsk: boolean }

async function answerCall(
  { message, client, canAsk }: Call,
  { request, caller }: McpQuestion,
  context: Context,
  onFault: OnFault,
): Promise<Response> {
  const parsedRequest = RequestMessage.safeParse(message)
  const call = openCalls().begin(client, parsedRequest.success ? parsedRequest.data.id : null)
  const signal = AbortSignal.any([request.signal, call.signal])
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !canAsk })
  // The user's answer arrives in a separate request and goes to the client's one call that is listening.
  const receive = (answer: ClientAnswer) => transport.onmessage?.(answer as never)
  const stopListening = canAsk ? openCalls().listen(client, receive) : null
  const server = createMcpServer({ ...context, caller, signal, ask: stopListening ? askPerson : null }, onFault)
  const end = async () => {
    call.end()
    stopListening?.()
    await server.close()
  }
  try {
    await server.connect(transport)
    // A cancelled call is not answered, so its place is free immediately.
    const response = await Promise.race([
      transport.handleRequest(request, { parsedBody: message }),
      whenAborted(signal).then(accepted),
    ])
    response.headers.set('cache-control', 'no-store')
    if (!canAsk) await end()
    return canAsk ? endedWith(response, signal, end) : response
  } catch (error) {
    await end()
    throw error
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Returns the same stream, and calls `end` once it is over or the call is cancelled. */
function endedWith(response: Response, signal: AbortSignal, end: () => Promise<void>): Response {
  void whenAborted(signal).then(end)
  if (response.body === null) {
    void end()
    return response
  }
  const over = new TransformStream({ flush: end })
  return new Response(response.body.pipeThrough(over), response)
}

/** Answers anything but a POST: there are no sessions to listen to or to end. */
export function answerNoStream(): Response {
  return problemResponse(405, 'Method not allowed', 'Send messages with POST.', { headers: { allow: 'POST' } })
}

/** Reads one message, as the protocol requires: a list of thousands would count as one request. */
async function readMessage(request: Request): Promise<object | Response> {
  const body: unknown = await request.json().catch(() => undefined)
  if (body === undefined) return rpcError(-32700, 'This isn’t valid JSON.')
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return rpcError(-32600, 'Send one JSON-RPC message at a time.')
  }
  return body
}

/** Refuses a tool whose scope the caller lacks, by HTTP statuses, which tell clients to ask for that scope. */
function findRefusal(message: object, scopes: readonly TokenScope[] | null, resource: Resource): Response | null {
  const call = ToolCall.safeParse(message)
  const scope = call.success ? findTool(call.data.params.name)?.scope : undefined
  if (scope === undefined || scopes?.includes(scope) || (scopes === null && scope === 'read:seats')) return null
  const status = scopes === null ? 401 : 403
  const challenge = bearerChallenge({ error: status === 403 ? 'insufficient_scope' : null, scope, resource })
  const detail = `This tool needs a member’s permission: ${scope}.`
  return problemResponse(status, 'Not allowed to', detail, { headers: { 'www-authenticate': challenge } })
}

/** Whether a call may have to ask its user: it would set an alert that has not been confirmed. */
function mayAsk(message: object): boolean {
  const call = ToolCall.safeParse(message)
  if (!call.success || !findTool(call.data.params.name)?.writes) return false
  const given = call.data.params.arguments
  return typeof given !== 'object' || given === null || !('confirm' in given)
}

function rpcError(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400, headers: noStore })
}

type Reads = Pick<ToolContext, 'db'> & {
  /** What a caller's searches are answered from, which includes a member's own seats. */
  answersFor: (caller: Caller) => Promise<AnswerContext>
}

/** Answers a message behind the gate, like any other API: with the same limits and the same log. */
export function serveMcp(request: Request, gate: Gate, { answersFor, db }: Reads): Promise<Response> {
  const origin = getOrigin(request.headers)
  // What tokens for this server name (RFC 8707), and where it says how to get one (RFC 9728).
  const resource = { url: `${origin}/mcp`, metadata: `${origin}/.well-known/oauth-protected-resource/mcp` }
  const route = { class: 'read', resource, timeoutMs: indexTimeoutMs } as const
  return serveBehind(request, route, gate, async (caller, scopes) => {
    const client = caller.uid ?? gate.addressOf(request.headers)
    const answers = await answersFor(caller)
    return answerMcp(
      { request, caller, client, scopes: scopes ?? null, resource },
      { answers, db, origin, now: answers.now() },
      (error) => gate.onFault('/mcp', error),
    )
  })
}
