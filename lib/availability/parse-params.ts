import { z } from 'zod'
import { cabins } from '../core/cabin.ts'
import type { Instant, LocalDate } from '../core/clock.ts'
import { weekdays } from '../core/codes.ts'
import { programs } from '../core/program.ts'
import { AirportCode, Cabin, CarrierCode, IsoDate, PlaceToken, Program } from '../core/schemas.ts'
import { earliestDayAt } from '../network/local-time.ts'
import { FareChoice, SourceKind } from './observation.ts'
import { ANYWHERE, type Problem, SearchCriteria } from './search-contract.ts'

/** Parameter parsing shared by the availability APIs. */

/** An invalid parameter, and what it should have been. */
export type ParameterError = NonNullable<Problem['errors']>[number]
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: ParameterError[] }

export type ParseContext = {
  /** Returns the airports of a place token; undefined for an unknown place. */
  listAirports: (token: string) => readonly string[] | undefined
  /** Flights that have left by this instant are left out. */
  now: Instant
  /** The last departure date the caller may see, used when no end date is given. */
  openUntil: (program: Program) => LocalDate
}

/** The most airports that named places may cover. Anywhere is always allowed, however many it has. */
const MAX_AIRPORTS = 250
const MAX_TOKENS = 40

export const list = <T extends z.core.$ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== ''))
    .pipe(z.array(item).min(1).max(MAX_TOKENS))

export const whole = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)
export const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')
export const airport = z
  .string()
  .transform(upperCode)
  .pipe(z.string().regex(/^[A-Z]{3}$/, 'must be an airport code such as SYD'))
export const cabinList = list(z.string().toUpperCase().pipe(Cabin))
const places = list(
  z
    .string()
    .transform(upperCode)
    .pipe(z.union([z.literal(ANYWHERE), PlaceToken])),
)
const carriers = list(z.string().toUpperCase().pipe(CarrierCode))
const airports = list(z.string().toUpperCase().pipe(AirportCode)).pipe(z.array(z.string()).max(20))

/** The parameters of `SearchCriteria`, with the same names except for `program`, which may list both programs. */
export const criteriaParams = {
  program: list(Program),
  from: places,
  to: places,
  start: z.optional(IsoDate),
  end: z.optional(IsoDate),
  cabins: cabinList.default([...cabins]),
  seats: whole.pipe(SearchCriteria.shape.seats).default(1),
  directOnly: flag.default(false),
  fares: z._default(FareChoice, 'reward'),
  carriers: carriers.optional(),
  notCarriers: carriers.default([]),
  aircraft: list(z.string().min(1).max(60)).optional(),
  sources: list(SourceKind).optional(),
  maxPoints: whole.pipe(z.int().max(10_000_000)).optional(),
  maxCharges: whole.pipe(z.int().max(100_000_000)).optional(),
  maxMinutes: whole.pipe(z.int().min(30).max(10_000)).optional(),
  weekdays: list(z.string().toLowerCase().pipe(z.enum(weekdays))).optional(),
  via: airports.optional(),
  notVia: airports.optional(),
}
const CriteriaParams = z.object(criteriaParams)
type CriteriaParams = z.infer<typeof CriteriaParams>

/** Finds what is wrong with well-formed parameters; `read` has only those. */
export function criteriaErrors(read: Partial<CriteriaParams>, context: ParseContext): ParameterError[] {
  const { from = [], to = [], carriers: only = [], notCarriers = [], via = [], notVia = [] } = read
  const [origins, ends] = [expand('from', from, context), expand('to', to, context)]
  const errors = [...origins.errors, ...ends.errors]
  if (errors.length === 0 && origins.airports.length === 1 && String(origins.airports) === String(ends.airports)) {
    errors.push({ parameter: 'to', message: `is the same airport as from, ${origins.airports[0]}` })
  }
  errors.push(...dateErrors(read, earliestDayAt(origins.airports, context.now)))
  const both = only.filter((carrier) => notCarriers.includes(carrier))
  if (both.length > 0)
    errors.push({ parameter: 'notCarriers', message: `can’t include ${both}: it’s also in carriers` })
  const twice = via.filter((stop) => notVia.includes(stop))
  if (twice.length > 0) errors.push({ parameter: 'notVia', message: `can’t include ${twice}: it’s also in via` })
  return errors
}

/** Turns parameters without errors into search criteria: expands places, fills in missing dates and sorts lists. */
export function toCriteria(read: CriteriaParams, context: ParseContext): SearchCriteria {
  const { program: programsNamed, carriers: only = null, aircraft = null, sources = null, ...rest } = read
  const wantedPrograms = programs.filter((program) => programsNamed.includes(program))
  const latest = wantedPrograms.map(context.openUntil).sort().at(-1)
  const { airports: from } = expand('from', rest.from, context)
  const { start = earliestDayAt(from, context.now) } = rest
  const { end = latest ?? start, maxPoints = null, maxCharges = null, maxMinutes = null } = rest
  // Lists are sorted so that the same query gives the same answer and cursor, whatever order its values came in.
  const inOrder = {
    programs: wantedPrograms,
    cabins: cabins.filter((cabin) => rest.cabins.includes(cabin)),
    carriers: only?.toSorted() ?? null,
    notCarriers: rest.notCarriers.toSorted(),
    aircraft: aircraft?.toSorted() ?? null,
    sources: sources?.toSorted() ?? null,
  }
  const to = expand('to', rest.to, context).airports
  const { seats, directOnly, fares } = rest
  const budget = { maxPoints, maxCharges, maxMinutes }
  return {
    ...{ from, to, start, end, seats, directOnly, fares },
    ...inOrder,
    ...budget,
    ...toItineraryFilter(rest),
    departsAfter: context.now,
    within: {},
  }
}

/** The filters on weekdays and stops, sorted. Filters that were not given are left out. */
function toItineraryFilter({ weekdays: named, via, notVia }: Pick<CriteriaParams, 'weekdays' | 'via' | 'notVia'>) {
  return {
    ...(named === undefined ? {} : { weekdays: weekdays.filter((day) => named.includes(day)) }),
    ...(via === undefined ? {} : { via: via.toSorted() }),
    ...(notVia === undefined ? {} : { notVia: notVia.toSorted() }),
  }
}

/**
 * Reads the parameters a schema names. Reports every invalid one; an empty one counts as missing.
 * @param check finds what is wrong with well-formed parameters. It runs even if others are malformed, so that one
 * answer names every fault.
 */
export function readParams<T extends z.ZodObject>(
  params: URLSearchParams,
  schema: T,
  check: (read: Partial<z.infer<T>>) => readonly ParameterError[] = () => [],
): Parsed<z.infer<T>> {
  const given: Record<string, string> = {}
  const errors: ParameterError[] = []
  for (const name of Object.keys(schema.shape)) {
    const values = params.getAll(name).filter((text) => text.trim() !== '')
    if (values.length > 1) errors.push({ parameter: name, message: 'is given more than once' })
    if (values[0] !== undefined) given[name] = values[0]
  }
  const parsed = schema.safeParse(given)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const parameter = String(path[0] ?? '')
    errors.push({ parameter, message: given[parameter] === undefined ? 'is missing' : message })
  }
  errors.push(...check(parsed.data ?? readEach(given, schema)))
  return parsed.success && errors.length === 0 ? { ok: true, value: parsed.data } : { ok: false, errors }
}

/** What an answer says of parameters that its operation doesn't take; nothing if it takes them all. */
export function noteIgnored(params: URLSearchParams, taken: z.ZodObject): { ignored?: string[] } {
  const ignored = [...new Set(params.keys())].filter((name) => !Object.hasOwn(taken.shape, name))
  return ignored.length === 0 ? {} : { ignored }
}

/** Reads each parameter by itself, leaving out those that are malformed or missing. */
function readEach<T extends z.ZodObject>(given: Record<string, string>, schema: T): Partial<z.infer<T>> {
  const read = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => {
    const parsed = z.safeParse(field, given[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(read)
}

export function expand(
  parameter: string,
  tokens: readonly string[],
  { listAirports }: Pick<ParseContext, 'listAirports'>,
) {
  const errors: ParameterError[] = []
  const airports = new Set<string>()
  for (const token of tokens) {
    const known = listAirports(token)
    if (known === undefined) errors.push({ parameter, message: `${token} isn’t a place we know` })
    for (const code of known ?? []) airports.add(code)
  }
  const maxAirports = Math.max(MAX_AIRPORTS, listAirports(ANYWHERE)?.length ?? 0)
  if (airports.size > maxAirports)
    errors.push({ parameter, message: `covers ${airports.size} airports; the most is ${maxAirports}` })
  return { airports: [...airports].sort(), errors }
}

/** Finds what is wrong with dates of which those before `today` are over. */
export function dateErrors(
  { start, end }: { start?: LocalDate | undefined; end?: LocalDate | undefined },
  today: LocalDate,
): ParameterError[] {
  if (end === undefined) return []
  if (end < today) return [{ parameter: 'end', message: `${end} has passed; today is ${today}` }]
  if (start !== undefined && end < start) return [{ parameter: 'end', message: `${end} is before start, ${start}` }]
  return []
}

/** Upper-cases airport codes; `anywhere`, `country:` and `region:` tokens stay as they are. */
function upperCode(text: string): string {
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text
}
