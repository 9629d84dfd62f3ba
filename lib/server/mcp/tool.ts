import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'
import { Problem } from '../../availability/search-contract.ts'
import { type FlyCity, flyCities } from '../../calculators/fly/cities.ts'
import { cabinLetters, cabins } from '../../core/cabin.ts'
import type { Instant } from '../../core/clock.ts'
import { programs } from '../../core/program.ts'
import { Cabin, IsoDate, Program } from '../../core/schemas.ts'
import { cityOf } from '../../network/cities.ts'
import { searchPlaces } from '../../network/place-search.ts'
import { findPlace, type Place } from '../../network/places.ts'
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

/** Inputs shared by several tools, each with the description an assistant reads. */

const place = z.string().trim().min(1).max(60)
const places = (what: string) =>
  z
    .array(place)
    .min(1)
    .max(10)
    .describe(`${what}: airport codes or names of cities, countries or regions, such as SYD, London, country:JP`)

export const inputs = {
  from: places('Where the trip starts'),
  to: places('Where it ends'),
  oneFrom: place.describe('Airport code or city the flight leaves from, such as SYD'),
  oneTo: place.describe('Airport code or city it flies to, such as SIN'),
  program: Program.check(z.describe('qantas for Qantas Points, velocity for Velocity Points')),
  programs: z
    .array(Program)
    .min(1)
    .max(programs.length)
    .default([...programs])
    .describe('Whose points: qantas, velocity or both'),
  cabin: Cabin.check(z.describe(`Cabin: ${cabinLetters}`)),
  cabins: z
    .array(Cabin)
    .min(1)
    .max(4)
    .default([...cabins])
    .describe(`Cabins: ${cabinLetters}`),
  start: z.optional(IsoDate).describe('First departure date, yyyy-mm-dd; defaults to today'),
  end: z.optional(IsoDate).describe('Last departure date; defaults to the last date in the plan'),
  seats: z.int().min(1).max(9).default(1).describe('People travelling together'),
  direct: z.boolean().default(false).describe('Direct flights only'),
}

/** Returns the place meant by a code or a name. @throws ToolRefusal if there is none */
export function requirePlace(text: string): Place {
  const code = /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text
  const found = findPlace(code) ?? searchPlaces(text, 1)[0]
  if (!found) throw new ToolRefusal('We can’t find that place. Use an airport code such as SYD, or a city.')
  return found
}

export const listTokens = (texts: readonly string[]): string[] => texts.map((text) => requirePlace(text).token)

/** Returns the city at one end of a flight. @throws ToolRefusal for a country, a region, or a place no points reach */
export function requireCity(text: string): FlyCity {
  const { airports, token } = requirePlace(text)
  const city = flyCities.find(({ code }) => code === token || code === cityOf(airports[0] ?? ''))
  if (!city || token.includes(':'))
    throw new ToolRefusal('Choose a city or airport with flights you can book with points.')
  return city
}

export const pickDefined = <Value extends object>(values: Value): { [Key in keyof Value]: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
