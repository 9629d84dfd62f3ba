import { z } from 'zod'
import { CoverageAnswer } from '../../availability/coverage-contract.ts'
import { JourneyAnswer, JourneyQuery, JourneyResult, Leg, Total } from '../../availability/journeys-contract.ts'
import {
  LiveDayEvent,
  LiveEnd,
  LiveEvent,
  LiveFailedEvent,
  LiveRow,
  LiveStart,
} from '../../availability/live-contract.ts'
import { OptionsAnswer } from '../../availability/options.ts'
import {
  Clamp,
  DayCell,
  Problem,
  RouteCoverage,
  Row,
  SearchAnswer,
  SearchQuery,
  TablePrice,
} from '../../availability/search-contract.ts'
import { SummaryAnswer } from '../../availability/summary-contract.ts'
import { apiVersion } from '../../content/developers/changelog.ts'
import { cabinLetters } from '../../core/cabin.ts'
import { site } from '../../core/site.ts'
import { examples } from './examples.ts'
import { listOperations, type Operation } from './operation.ts'
import { accountOperations } from './operations/account.ts'
import { alertOperations } from './operations/alerts.ts'
import { availabilityOperations } from './operations/availability.ts'
import { flightOperations } from './operations/flights.ts'
import { siteOperations } from './operations/site.ts'

/** The description of each query parameter, whichever operation takes it. */
const parameterWords: Record<string, string> = {
  program: 'qantas or velocity; where both are allowed, separate them with a comma.',
  from: 'Origin: airport or city codes, country:AU, region:europe, or anywhere; separated by commas.',
  to: 'Destination, in the same form as from.',
  start: 'First departure date. Defaults to today.',
  end: 'Last departure date. Defaults to the last date in the plan.',
  date: 'Departure date at the origin.',
  cabins: `${cabinLetters}; separated by commas.`,
  cabin: `${cabinLetters}.`,
  seats: 'Passengers travelling together.',
  directOnly: '1 for direct flights only.',
  carriers: 'Only itineraries with a flight by one of these airlines.',
  notCarriers: 'No itineraries with a flight by these airlines.',
  aircraft:
    'In a search, only itineraries with one of these aircraft, by the names results use; for a layout, its address: qantas/a380.',
  sources: 'Only seats seen by one of these sources: sample, file, seats-aero, own, member.',
  maxPoints: 'Maximum points per adult.',
  maxCharges: 'Maximum taxes and charges per adult, in Australian cents.',
  fares: 'reward for reward seats; points-only for cash fares priced in points, such as Classic Plus.',
  maxMinutes: 'Maximum minutes from departure to arrival.',
  weekdays: 'Weekdays of the first flight: mon, tue and so on; separated by commas.',
  via: 'Only itineraries that stop at one of these airports.',
  notVia: 'No itineraries that stop at these airports.',
  sort: 'Sort order.',
  thenBy: 'Second sort order, for ties.',
  cursor: 'The cursor from the previous page.',
  take: 'Rows per page.',
  keep: '0 keeps the search out of the member’s history and counters.',
  seat: 'The token from the link in the message.',
  all: '1 for every route.',
  shared: '1 to only stop sharing.',
  url: 'The address of a route page of this site.',
  format: 'json or xml.',
  maxwidth: 'Maximum frame width, in pixels.',
  maxheight: 'Maximum frame height, in pixels.',
  kind: 'The kind of journey. Each kind has its own parameters.',
  maxWait: 'Connections: maximum minutes between flights.',
  overnight: 'Connections: 0 excludes overnight waits.',
  minStay: 'Returns: minimum days between departures.',
  maxStay: 'Returns: maximum days between departures.',
  openJaw: 'Returns: 1 allows a different place for the return.',
  oneProgram: 'Returns: 1 keeps both flights in one program.',
  backCabins:
    'Returns: cabins for the return flight, in any mix with the outbound; defaults to the same cabin both ways.',
  grid: 'Returns: 1 adds the lowest points for each outbound and return date.',
  week: 'Returns: first departure date in the grid; defaults to the dates around the cheapest.',
  spread: 'Parties: how many days later the second group may travel.',
  gateways: 'Gateways: other departure airports.',
  feederCabin: 'Gateways: cabin for the flight to the gateway.',
  target: 'Status runs: credits wanted.',
  by: 'Status runs: what to minimise.',
  maxNights: 'Status runs: maximum nights away per trip.',
  legs: 'oneworld: legs such as SYD-SIN.QF.stopover, separated by commas.',
  flight: 'A flight number such as QF11.',
  settings: 'The settings of an alert, as JSON.',
  alerts: 'Each alert’s programs, places and whether it watches the return, as JSON.',
  token: 'The signed text at the end of an email link.',
  id: 'The ID of the alert, personal access token or connected app.',
  key: 'The secret part of a feed’s address.',
}

/** Every operation of this site's API. A test compares it with the handlers that exist. */
export const operations: readonly Operation[] = listOperations({
  ...{ ...availabilityOperations, ...flightOperations, ...accountOperations, ...alertOperations, ...siteOperations },
})

type Json = Record<string, unknown>

/** The schemas that get a name in the description; all others are written out where they are used. */
const named = {
  ...{ Clamp, DayCell, Problem, RouteCoverage, Row, SearchAnswer, SearchQuery, TablePrice, OptionsAnswer },
  ...{ JourneyAnswer, JourneyQuery, JourneyResult, Leg, Total, SummaryAnswer, CoverageAnswer },
  ...{ LiveEvent, LiveStart, LiveDayEvent, LiveFailedEvent, LiveEnd, LiveRow },
} as const satisfies Record<string, z.ZodType>

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })

const titles = {
  400: 'A parameter isn’t valid; `errors` lists each one.',
  401: 'Not signed in, or the token isn’t valid.',
  403: 'Not included in the caller’s plan.',
  404: 'Not found.',
  409: 'It already exists, or the limit has been reached.',
  410: 'It has expired.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  500: 'Server error.',
  503: 'Not ready, or another service didn’t respond in time. Try again in a few seconds.',
} as const

/** Builds the OpenAPI 3.1 description of the whole API from the schemas the server itself validates with. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = paths[operation.path] ?? {}
    paths[operation.path] = { ...path, [operation.method]: described(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: apiVersion,
      description:
        'Reward seats for Australian travellers. Errors are problem details (RFC 9457). Dates are departure dates at the origin; today is the date in Sydney. Sample data is marked as such in every response.',
    },
    paths,
    components: { schemas: namedSchemas(), securitySchemes },
  }
}

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
  idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal access token, created in account settings. Each operation lists the scope it needs.',
  },
}

const security: Record<Operation['asker'], Json[]> = {
  anyone: [{}, { session: [] }, { idToken: [] }],
  member: [{ session: [] }, { idToken: [] }],
  token: [{ idToken: [] }],
}

function described(operation: Operation): Json {
  const { id, summary, description, asker, scope, query, body, answer, problems } = operation
  const { status = 200, schema, type = 'application/json' } = answer
  const content = schema ? { content: { [type]: { schema: toSchema(schema) } } } : {}
  const failures = [...problems, 429, 500, 503] as const
  return {
    operationId: id,
    summary,
    description,
    security: scope ? [...security[asker], { accessToken: [scope] }] : security[asker],
    ...(query ? { parameters: listParameters(query) } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toInputSchema(body) } } } }
      : {}),
    ...getSample(operation),
    responses: {
      [status]: { description: answer.description, ...content },
      ...Object.fromEntries(failures.map((failure) => [failure, problemResponse(titles[failure])])),
    },
  }
}

/** Returns the example as a command, under the name that OpenAPI readers look for. */
function getSample({ id, method, path, scope }: Operation): Json {
  const example = examples[id]
  if (!example) return {}
  const query = 'query' in example && example.query !== '' ? `?${example.query}` : ''
  const lines = [
    `curl${method === 'delete' ? ' -X DELETE' : ''} "$POINTSWARD_URL${path}${query}"`,
    ...(scope ? ['-H "Authorization: Bearer $POINTSWARD_TOKEN"'] : []),
    ...('body' in example ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example.body)}'`] : []),
  ]
  return { 'x-codeSamples': [{ lang: 'Shell', source: lines.join(' \\\n  ') }] }
}

function problemResponse(description: string): Json {
  return { description, content: { 'application/problem+json': { schema: refTo('Problem') } } }
}

function listParameters(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', override: readable })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    description: parameterWords[name],
    required: required.includes(name),
    schema: { ...(schema as Json), ...getDefault(query.shape[name]) },
  }))
}

/** Returns a parameter's default as text, because parameters are text until they have been parsed. */
function getDefault(schema: unknown): { default?: string } {
  if (!(schema instanceof z.ZodDefault)) return {}
  const value: unknown = schema.def.defaultValue
  if (Array.isArray(value)) return value.length === 0 ? {} : { default: value.join(',') }
  if (typeof value === 'boolean') return { default: value ? '1' : '0' }
  return { default: String(value) }
}

/** Removes the pattern of a schema with a format, because it adds nothing. */
function readable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
}

function namedSchemas(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, override: readable })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIdentity(schema)]))
}

function toSchema(schema: z.core.$ZodType): Json {
  const name = registry.get(schema)?.id
  return name ? refTo(name) : withoutIdentity(z.toJSONSchema(schema, { override: readable }))
}

const toInputSchema = (schema: z.ZodObject) =>
  withoutIdentity(z.toJSONSchema(schema, { io: 'input', override: readable }))

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Removes a schema's identifiers: inside an OpenAPI document its position identifies it. */
function withoutIdentity({ $schema: _schema, $id: _id, ...schema }: Json): Json {
  return schema
}
