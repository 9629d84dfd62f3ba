import { z } from 'zod'
import { cabins } from '../core/cabin.ts'
import type { Program } from '../core/program.ts'
import { Cabin, IsoDate } from '../core/schemas.ts'
import { earliestDayAt } from '../network/local-time.ts'
import { JourneyQuery, listOrigins, OneworldQuery } from './journeys-contract.ts'
import {
  airport,
  cabinList,
  criteriaErrors,
  criteriaParams,
  dateErrors,
  expand,
  flag,
  list,
  type ParameterError,
  type ParseContext,
  type Parsed,
  readParams,
  toCriteria,
  whole,
} from './parse-params.ts'
import { SearchCriteria } from './search-contract.ts'

/** The default gateways: where journeys from Australia usually begin, busiest first. */
const GATEWAYS = ['SYD', 'MEL', 'BNE', 'PER', 'ADL']

const day = whole.pipe(z.int().max(180))
const cabin = z.string().toUpperCase().pipe(Cabin)
const inLadder = (named: Cabin[]) => cabins.filter((one) => named.includes(one))

/** Defaults for a return's nullable parameters. */
const nothing = { backCabins: null, week: null }

/** The parameters of each kind besides the search criteria, named as in its schema. */
const extras = {
  connection: {
    maxWait: whole.pipe(z.int().min(60).max(2880)).default(1440),
    overnight: flag.default(true),
    take: whole.pipe(z.int().min(1).max(200)).default(50),
  },
  return: {
    minStay: day.default(1),
    maxStay: day.default(30),
    openJaw: flag.default(false),
    oneProgram: flag.default(false),
    backCabins: cabinList.transform(inLadder).optional(),
    grid: flag.default(false),
    week: z.optional(IsoDate),
    take: whole.pipe(z.int().min(1).max(200)).default(50),
  },
  split: {
    seats: whole.pipe(z.int().min(2, 'a party to split is two or more').max(9)),
    spread: whole.pipe(z.int().max(7)).default(1),
    take: whole.pipe(z.int().min(1).max(200)).default(50),
  },
  gateway: {
    from: airport.transform((code) => [code]),
    gateways: list(airport).pipe(z.array(z.string()).max(8)).default(GATEWAYS),
    feederCabin: cabin.default('Y'),
    take: whole.pipe(z.int().min(1).max(20)).default(5),
  },
  'status-run': {
    target: whole.pipe(z.int().min(10).max(3000)),
    by: z.enum(['points', 'dollars']).default('points'),
    maxNights: whole.pipe(z.int().max(14)).default(2),
    take: whole.pipe(z.int().min(1).max(200)).default(50),
  },
} as const

const kindParams = (kind: keyof typeof extras) => z.object({ ...criteriaParams, ...extras[kind] })

const Kind = z.object({ kind: z.enum(['connection', 'return', 'split', 'gateway', 'status-run', 'oneworld']) })

/** Reads a journey query from a URL. Reports every invalid parameter; an empty one counts as missing. */
export function parseJourney(params: URLSearchParams, context: ParseContext): Parsed<JourneyQuery> {
  const named = readParams(params, Kind)
  if (!named.ok) return named
  const { kind } = named.value
  if (kind === 'oneworld') return parseOneworld(params, context)
  const read = readParams(params, kindParams(kind), (some) => [
    ...criteriaErrors(some, context),
    ...kindErrors(kind, some, context),
  ])
  if (!read.ok) return read
  const criteria = toCriteria(read.value, context)
  return { ok: true, value: JourneyQuery.parse({ ...nothing, ...read.value, ...criteria, kind }) }
}

function kindErrors(
  kind: keyof typeof extras,
  { program = [], ...read }: { program?: Program[]; minStay?: number; maxStay?: number; gateways?: string[] },
  context: ParseContext,
): ParameterError[] {
  const errors = expand('gateways', read.gateways ?? [], context).errors
  if ((read.minStay ?? 0) > (read.maxStay ?? 180))
    errors.push({ parameter: 'maxStay', message: 'is less than minStay' })
  if (kind === 'status-run' && program.some((one) => one !== 'qantas')) {
    const message = 'must be qantas: Velocity rewards earn no status credits by sector'
    errors.push({ parameter: 'program', message })
  }
  return errors
}

/** `SYD-SIN.QF.stopover`: the airline may also be `any` (the default) or `surface`, and the stop `transit`. */
const legText = z
  .string()
  .regex(
    /^[A-Za-z]{3}-[A-Za-z]{3}(\.(any|surface|[A-Za-z0-9]{2}))?(\.(stopover|transit))?$/,
    'reads SYD-SIN.QF.stopover',
  )
  .transform((text) => {
    const [ends = '', ...words] = text.split('.')
    const [from = '', to = ''] = ends.toUpperCase().split('-')
    const carrier = words.find((word) => word !== 'stopover' && word !== 'transit') ?? 'any'
    const named = carrier === 'any' ? 'any' : carrier.toUpperCase()
    const stop = words.includes('transit') ? 'transit' : 'stopover'
    return { from, to, carrier: carrier === 'surface' ? null : named, stop }
  })

const OneworldParams = z.object({
  // Not a list of tokens: the same leg may be flown twice.
  legs: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(legText).min(1).max(16)),
  cabin: cabin.default('J'),
  seats: whole.pipe(SearchCriteria.shape.seats).default(1),
  start: z.optional(IsoDate),
  end: z.optional(IsoDate),
})

/** Every parameter of /api/journeys. A kind's schema in the contract says which of them it takes. */
export const JourneyParams = Kind.extend({
  ...z
    .object({
      ...criteriaParams,
      ...extras.connection,
      ...extras.return,
      ...extras.gateway,
      ...extras['status-run'],
      spread: extras.split.spread,
      seats: criteriaParams.seats,
      from: criteriaParams.from,
      legs: OneworldParams.shape.legs,
      cabin: OneworldParams.shape.cabin,
    })
    .partial().shape,
})

/** The parameters that one kind takes. */
export function listJourneyParams(kind: JourneyQuery['kind']): z.ZodObject {
  return Kind.extend((kind === 'oneworld' ? OneworldParams : kindParams(kind)).shape)
}

function parseOneworld(params: URLSearchParams, context: ParseContext): Parsed<JourneyQuery> {
  const read = readParams(params, OneworldParams, (some) => [
    ...legErrors(some.legs ?? [], context),
    ...dateErrors(some, earliestDayAt(listOrigins(some.legs ?? []), context.now)),
  ])
  if (!read.ok) return read
  const { now: departsAfter, openUntil } = context
  const { legs, start = earliestDayAt(listOrigins(legs), departsAfter), end = openUntil('qantas') } = read.value
  const query = { ...read.value, start, end, kind: 'oneworld', departsAfter, within: {} }
  return { ok: true, value: OneworldQuery.parse(query) }
}

function legErrors(legs: readonly { from: string; to: string }[], context: ParseContext): ParameterError[] {
  const gap = legs.find(({ from }, at) => at > 0 && legs[at - 1]?.to !== from)
  return [
    ...expand('legs', [...new Set(legs.flatMap(({ from, to }) => [from, to]))], context).errors,
    ...legs.flatMap(({ from, to }) =>
      from === to ? [{ parameter: 'legs', message: `flies from ${from} to itself` }] : [],
    ),
    ...(gap ? [{ parameter: 'legs', message: `do not lead to ${gap.from}: add a surface leg` }] : []),
  ]
}
