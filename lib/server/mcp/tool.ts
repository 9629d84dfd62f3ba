import type { Firestore } from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'
import { Problem } from '../../availability/search-contract.ts'
import type { Instant } from '../../core/clock.ts'
import type { AnswerContext } from '../availability/answers.ts'
import type { Caller } from '../caller.ts'

/** What a tool works with: the caller, and the same data the API's handlers read. */
export type ToolContext = {
  caller: Caller
  /** The site's own address, for links. */
  origin: string
  now: Instant
  /** Aborted once the client has gone or has cancelled the call. */
  signal: AbortSignal
  /** Asks the client's user whether to go on; null if the client can't. */
  ask: ((question: string) => Promise<PersonAnswer>) | null
  answers: AnswerContext
  db: () => Firestore
}

/** `silent`: there was no answer in time. */
export type PersonAnswer = 'yes' | 'no' | 'silent'

export type Tool<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  name: string
  title: string
  description: string
  input: Shape
  /** The scope a token needs. Guests may use tools that read seats. */
  scope: TokenScope
  /** Whether it changes any of the member's data. */
  writes?: boolean
  /** Answers in short, plain words: this text is all an assistant reads. @throws ToolRefusal */
  run: (input: z.infer<z.ZodObject<Shape>>, context: ToolContext) => Promise<string> | string
}

/** Ties the type of a tool's input to the code that reads it. */
export function tool<Shape extends z.ZodRawShape>(one: Tool<Shape>): Tool<Shape> {
  return one
}

/** Why a tool has no answer, in words for the traveller. The messages of other errors are never shown. */
export class ToolRefusal extends Error {}

type Answers = (request: Request, caller: Caller, context: AnswerContext) => Promise<Response>

/** Calls one of the API's own handlers, so that a tool sees exactly what the API would show the same caller. */
export async function callApi<Schema extends z.ZodType>(
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
