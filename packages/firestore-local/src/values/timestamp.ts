import type { Timestamp } from '../protocol.ts'
import { StatusError } from '../status.ts'

const rfc3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/

/**
 * Normalises a timestamp to this server's form: UTC, six digits, rounded down. The width is fixed, so timestamps
 * compare as strings.
 * @throws StatusError INVALID_ARGUMENT outside the years 1 to 9999 or for anything not RFC 3339
 */
export function normaliseTimestamp(text: unknown): Timestamp {
  const match = typeof text === 'string' ? rfc3339.exec(text) : null
  const millis = match ? Date.parse(`${match[1]}T${match[2]}${match[4]}`.toUpperCase()) : Number.NaN
  const iso = Number.isNaN(millis) ? '' : new Date(millis).toISOString()
  if (!match || iso.length !== 24 || iso.startsWith('0000')) {
    throw new StatusError('INVALID_ARGUMENT', `"${String(text)}" is not a timestamp between years 1 and 9999.`)
  }
  return `${iso.slice(0, 19)}.${(match[3] ?? '').slice(0, 6).padEnd(6, '0')}Z`
}

let lastMillis = Number.NaN
let lastText = ''

/** Formats microseconds since 1970 as a timestamp. They are exact as a number until the year 2255. */
export function microsToTimestamp(micros: number): Timestamp {
  const millis = Math.floor(micros / 1000)
  if (millis !== lastMillis) {
    // Many reads and commits share a millisecond, and formatting a date is expensive.
    lastMillis = millis
    lastText = new Date(millis).toISOString().slice(0, 23)
  }
  return `${lastText}${String(micros - millis * 1000).padStart(3, '0')}Z`
}

/** Returns the microseconds since 1970 of a normalised timestamp. */
export function timestampToMicros(timestamp: Timestamp): number {
  return Date.parse(`${timestamp.slice(0, 23)}Z`) * 1000 + Number(timestamp.slice(23, 26))
}
