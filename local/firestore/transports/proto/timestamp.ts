import { StatusError } from '../../status.ts'

const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i
const firstSecond = Date.parse('0001-01-01T00:00:00Z') / 1000
const lastSecond = Date.parse('9999-12-31T23:59:59Z') / 1000

/**
 * Any RFC 3339 text as this server's one form: UTC with six digits, so that equal instants are equal strings and
 * text order is time order. Finer digits are cut off, as Firestore does.
 * @throws StatusError INVALID_ARGUMENT
 */
export function canonicalTimestamp(text: string): string {
  const match = rfc3339.exec(text)
  if (!match) throw invalidTimestamp(text)
  const [, base, fraction = '', zone] = match
  const millis = Date.parse(`${base}${zone}`)
  if (Number.isNaN(millis)) throw invalidTimestamp(text)
  return formatTimestamp(millis / 1000, Number(fraction.padEnd(9, '0')))
}

/** Seconds since 1970 and nanoseconds to the one form. */
export function formatTimestamp(seconds: number, nanos: number): string {
  if (seconds < firstSecond || seconds > lastSecond || nanos < 0 || nanos > 999_999_999) {
    throw invalidTimestamp(`${seconds}s ${nanos}ns`)
  }
  const micros = String(Math.floor(nanos / 1000)).padStart(6, '0')
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${micros}Z`
}

/** The one form back to seconds and nanoseconds. */
export function parseTimestamp(text: string): { seconds: number; nanos: number } {
  return {
    seconds: Date.parse(`${text.slice(0, 19)}Z`) / 1000,
    nanos: Number(text.slice(20, -1).padEnd(9, '0')),
  }
}

const invalidTimestamp = (text: string) =>
  new StatusError('INVALID_ARGUMENT', `Invalid timestamp ${JSON.stringify(text)}.`)
