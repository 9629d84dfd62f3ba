import { isDeepStrictEqual } from 'node:util'
import type { Server } from '../tests/contract/server.ts'

/** A server's response: the name of its status, its body without what differs by chance, and an error's message. */
export type Outcome = { status: string; body: unknown; message: string }

/** Two servers sent the same requests: `ours` is under test, `theirs` is the reference. */
export type Pair = { ours: Server; theirs: Server }

/** `projects/{project}/databases/(default)` */
export const databaseOf = (project: string) => `projects/${project}/databases/(default)`

/** A server that takes longer than this is stuck. */
const timeoutMs = 20_000

/** Sends a request to one server over REST, as the owner unless another Authorization is given. */
export async function runQuery(
  server: Server,
  path: string,
  body: unknown,
  authorization: string | null = 'Bearer owner',
): Promise<Outcome> {
  const response = await fetch(`http://${server.address}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json()
  const failed = errorIn(answer)
  if (failed === null) return { status: 'OK', body: plain(answer), message: '' }
  return { status: failed.status ?? 'UNKNOWN', body: null, message: failed.message ?? '' }
}

function errorIn(answer: unknown): { status?: string; message?: string } | null {
  const [first] = Array.isArray(answer) ? answer : [answer]
  return ((first ?? {}) as { error?: { status?: string; message?: string } }).error ?? null
}

/** Whether two servers answered alike; error messages may differ. */
export function isAlike(one: Outcome, other: Outcome): boolean {
  return one.status === other.status && isDeepStrictEqual(one.body, other.body)
}

/**
 * Fields left out of comparisons: times and tokens of the servers, and a count that Google's emulator omits from some
 * responses.
 */
const chance = new Set(['skippedResults', 'createTime', 'updateTime', 'readTime', 'commitTime', 'transaction', 'done'])

/**
 * Returns a response without the fields above or empty field maps and lists, and with doubles and times in one
 * spelling.
 */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([name, part]) => !chance.has(name) && !isEmpty(name, part))
  return Object.fromEntries(kept.map(([name, part]) => [name, spellings[name]?.(part) ?? plain(part)]))
}

const isEmpty = (name: string, part: unknown) =>
  (name === 'fields' || name === 'values' || name === 'writeResults') &&
  part !== null &&
  typeof part === 'object' &&
  Object.keys(part).length === 0

const spellings: Partial<Record<string, (part: unknown) => string>> = {
  doubleValue: (part) => (Object.is(part, -0) || part === '-0' ? '-0' : String(part)),
  timestampValue: (part) => new Date(String(part)).toISOString(),
  geoPointValue: (part) => {
    const { latitude = 0, longitude = 0 } = part as { latitude?: number; longitude?: number }
    return `${latitude} ${longitude}`
  },
}
