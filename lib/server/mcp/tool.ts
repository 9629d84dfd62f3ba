import type { Firestore } from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'
import { Problem } from '../../availability/search-contract.ts'
import type { Instant } from '../../core/clock.ts'
import type { AnswerContext } from '../availability/answers.ts'
import type { Caller } from '../caller.ts'

/** What a tool answers with: who asks, and the same reads as the API's handlers have. */
export type ToolContext = {
  caller: Caller
  /** The site's own address, for links. */
  origin: string
  now: Instant
  /** Over once the client has gone, or took the call back. */
  signal: AbortSignal
  /** Asks the person behind the client whether to go on; null where the client can't. */
  ask: ((question: string) => Promise<PersonSaid>) | null
  answers: AnswerContext
  db: () => Firestore
}

/** `silent`: nobody answered in time. */
export type PersonSaid = 'yes' | 'no' | 'silent'

export type Tool<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  name: string
  title: string
  description: string
  input: Shape
  /** What a token must allow. Guests may use what reads seats. */
  scope: TokenScope
  /** Whether it changes anything of the member's. */
  writes?: boolean
  /** Answers in plain words, short ones: what is written here is all an assistant reads. @throws ToolRefusal */
  run: (input: z.infer<z.ZodObject<Shape>>, context: ToolContext) => Promise<string> | string
}

/** Keeps the types of a tool's input together with what reads it. */
export function tool<Shape extends z.ZodRawShape>(one: Tool<Shape>): Tool<Shape> {
  return one
}

/** Why a tool has no answer, in words for the traveller. Anything else that is thrown tells nobody anything. */
export class ToolRefusal extends Error {}

type Answers = (request: Request, caller: Caller, context: AnswerContext) => Promise<Response>

/** Asks one of the API's own handlers, so that a tool sees exactly what the API would show the same caller. */
export async function askApi<Schema extends z.ZodType>(
  answer: Answers,
  params: Record<string, string>,
  schema: Schema,
  { caller, origin, answers, signal }: ToolContext,
): Promise<z.infer<Schema>> {
  const response = await answer(new Request(`${origin}/?${new URLSearchParams(params)}`, { signal }), caller, answers)
  signal.throwIfAborted()
  const body: unknown = await response.json()
  if (response.ok) return schema.parse(body)
  const { detail, errors = [] } = Problem.parse(body)
  throw new ToolRefusal([detail, ...errors.map(({ parameter, message }) => `${parameter}: ${message}.`)].join(' '))
}
