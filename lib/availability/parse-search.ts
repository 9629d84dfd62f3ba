import { z } from 'zod'
import type { LocalDate } from '../clock.ts'
import { Cabin, cabins, IsoDate, Program } from './observation.ts'
import { PlaceToken, type Problem, SearchQuery } from './search-contract.ts'

/** A parameter that could not be taken, and what it should have been. */
export type ParameterError = NonNullable<Problem['errors']>[number]
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: ParameterError[] }

export type ParseContext = {
  /** The airports of a place token; undefined for a place nobody knows. */
  airportsOf: (token: string) => readonly string[] | undefined
  today: LocalDate
  /** The last departure date the caller may see, which an open end means. */
  openUntil: (program: Program) => LocalDate
}

const MAX_AIRPORTS = 250
const MAX_TOKENS = 40

const list = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== ''))
    .pipe(z.array(item).min(1).max(MAX_TOKENS))

const whole = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a whole number')
  .transform(Number)
const places = list(z.string().transform(upperCode).pipe(PlaceToken))
const flag = z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').transform((text) => text === '1' || text === 'true')

/** The parameters of /api/search; the names are those of SearchQuery. */
export const SearchParams = z.object({
  program: Program,
  from: places,
  to: places,
  start: IsoDate.optional(),
  end: IsoDate.optional(),
  cabins: list(z.string().toUpperCase().pipe(Cabin)).default([...cabins]),
  seats: whole.pipe(SearchQuery.shape.seats).default(1),
  directOnly: flag.default(false),
  sort: SearchQuery.shape.sort.default('date'),
  cursor: z.string().max(200).optional(),
  take: whole.pipe(SearchQuery.shape.take).default(100),
})

/** Reads a question from a URL. Every parameter at fault is named; an empty one counts as left out. */
export function parseSearch(params: URLSearchParams, context: ParseContext): Parsed<SearchQuery> {
  const read = readParams(params, SearchParams)
  if (!read.ok) return read
  const { from, to, start = context.today, end = context.openUntil(read.value.program), cursor = null } = read.value
  const origins = expand('from', from, context)
  const ends = expand('to', to, context)
  const errors = [...origins.errors, ...ends.errors, ...dateErrors(start, end, read.value.end !== undefined, context)]
  if (errors.length === 0 && origins.airports.length === 1 && String(origins.airports) === String(ends.airports)) {
    errors.push({ parameter: 'to', message: `is the same airport as from, ${origins.airports[0]}` })
  }
  if (errors.length > 0) return { ok: false, errors }
  // Equal questions make equal answers and equal cursors, however their cabins are ordered.
  const ordered = cabins.filter((cabin) => read.value.cabins.includes(cabin))
  return {
    ok: true,
    value: { ...read.value, from: origins.airports, to: ends.airports, start, end, cabins: ordered, cursor },
  }
}

/** The parameters of /api/options: one route and day, with the cabins and party of the row. */
export const OptionsParams = z.object({
  program: Program,
  from: z
    .string()
    .transform(upperCode)
    .pipe(z.string().regex(/^[A-Z]{3}$/, 'must be an airport code such as SYD')),
  to: z
    .string()
    .transform(upperCode)
    .pipe(z.string().regex(/^[A-Z]{3}$/, 'must be an airport code such as SIN')),
  date: IsoDate,
  cabin: list(z.string().toUpperCase().pipe(Cabin)).default([...cabins]),
  seats: whole.pipe(SearchQuery.shape.seats).default(1),
  directOnly: flag.default(false),
})
export type OptionsParams = z.infer<typeof OptionsParams>

/** Reads what /api/options is asked. Airports must be known; the date is judged by the caller's plan elsewhere. */
export function parseOptions(
  params: URLSearchParams,
  { airportsOf }: Pick<ParseContext, 'airportsOf'>,
): Parsed<OptionsParams> {
  const read = readParams(params, OptionsParams)
  if (!read.ok) return read
  const errors = (['from', 'to'] as const).flatMap(
    (parameter) => expand(parameter, [read.value[parameter]], { airportsOf }).errors,
  )
  return errors.length > 0 ? { ok: false, errors } : read
}

function readParams<T extends z.ZodObject>(params: URLSearchParams, schema: T): Parsed<z.infer<T>> {
  const given: Record<string, string> = {}
  const errors: ParameterError[] = []
  for (const name of Object.keys(schema.shape)) {
    const values = params.getAll(name).filter((text) => text.trim() !== '')
    if (values.length > 1) errors.push({ parameter: name, message: 'is given more than once' })
    if (values[0] !== undefined) given[name] = values[0]
  }
  const parsed = schema.safeParse(given)
  if (parsed.success && errors.length === 0) return { ok: true, value: parsed.data }
  for (const { path, message } of parsed.error?.issues ?? []) {
    const parameter = String(path[0] ?? '')
    errors.push({ parameter, message: given[parameter] === undefined ? 'is missing' : message })
  }
  return { ok: false, errors }
}

function expand(parameter: string, tokens: readonly string[], { airportsOf }: Pick<ParseContext, 'airportsOf'>) {
  const errors: ParameterError[] = []
  const airports = new Set<string>()
  for (const token of tokens) {
    const known = airportsOf(token)
    if (known === undefined) errors.push({ parameter, message: `${token} is not a place we know` })
    for (const airport of known ?? []) airports.add(airport)
  }
  if (airports.size > MAX_AIRPORTS)
    errors.push({ parameter, message: `names ${airports.size} airports; ${MAX_AIRPORTS} are the most` })
  return { airports: [...airports].sort(), errors }
}

function dateErrors(start: LocalDate, end: LocalDate, endGiven: boolean, { today }: ParseContext): ParameterError[] {
  if (endGiven && end < today) return [{ parameter: 'end', message: `${end} is in the past; today is ${today}` }]
  if (endGiven && end < start) return [{ parameter: 'end', message: `${end} is before start, ${start}` }]
  return []
}

/** Codes may come in small letters; `country:` and `region:` tokens stay as they are. */
function upperCode(text: string): string {
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text
}
