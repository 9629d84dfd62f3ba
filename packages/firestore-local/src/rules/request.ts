import { type Evaluate, located, mapFrom } from './evaluate.ts'
import type { Run } from './run.ts'
import { type Result, Unknown } from './unknown.ts'
import {
  BytesValue,
  DurationValue,
  Failure,
  fail,
  LatLngValue,
  MapDiffValue,
  MapValue,
  PathValue,
  SetValue,
  TimestampValue,
} from './values.ts'

const isRead = (method: string) => method === 'get' || method === 'list'

/** The members of `request`. A read has no `resource`, and for a delete it is null; `query` may be null. */
export const requestMembers = new Map<string, Evaluate>([
  ['auth', (run) => run.auth],
  ['method', (run) => run.input.method],
  ['path', (run) => run.path],
  ['query', (run) => run.query],
  [
    'resource',
    ({ input }) => (isRead(input.method) ? fail('Property resource is undefined on object.') : input.newResource),
  ],
  ['time', (run) => run.time],
])

/** `request` by itself, as in `debug(request)` or `request['auth']`: its members as a map. */
export const wholeRequest: Evaluate = (run) => {
  const members = new Map<string, Result>()
  for (const [name, read] of requestMembers) {
    const value = read(run, [])
    if (!(value instanceof Failure)) members.set(name, value)
  }
  return mapFrom(members)
}

type Lookup = (argument: Evaluate, line: number) => Evaluate

const lookup =
  (lookUp: (run: Run, path: Result) => Result): Lookup =>
  (argument, line) =>
  (run, locals) =>
    located(lookUp(run, argument(run, locals)), line)

/** Functions of one argument that reach outside the expression: look-ups of other documents, and `debug`. */
export const lookups = new Map<string, Lookup>([
  ['get', lookup((run, path) => run.get(path, false))],
  ['getAfter', lookup((run, path) => run.get(path, true))],
  ['exists', lookup((run, path) => run.exists(path, false))],
  ['existsAfter', lookup((run, path) => run.exists(path, true))],
  [
    'debug',
    lookup((run, value) => {
      run.input.debug(asText(value))
      return value
    }),
  ],
])

/** Formats a value for the log. */
function asText(value: Result): string {
  if (value instanceof Failure) return `error: ${value.message}`
  if (value instanceof Unknown) return 'unknown (depends on the documents of the query)'
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(asText).join(', ')}]`
  if (value instanceof MapValue)
    return `{${value
      .keys()
      .map((key) => `${JSON.stringify(key)}: ${asText(value.get(key) ?? null)}`)
      .join(', ')}}`
  return objectAsText(value)
}

function objectAsText(value: object): string {
  if (value instanceof SetValue) return `set [${value.items.map(asText).join(', ')}]`
  if (value instanceof PathValue) return value.toString()
  if (value instanceof TimestampValue) return `timestamp ${new Date(Number(value.nanos / 1_000_000n)).toISOString()}`
  if (value instanceof DurationValue) return `duration ${value.nanos} ns`
  if (value instanceof LatLngValue) return `latlng ${value.latitude}, ${value.longitude}`
  if (value instanceof BytesValue) return `bytes ${Buffer.from(value.bytes).toString('hex')}`
  return value instanceof MapDiffValue ? 'map_diff' : 'value'
}
