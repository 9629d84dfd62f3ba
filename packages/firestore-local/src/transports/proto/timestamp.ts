import { StatusError } from '../../status.ts'

const firstSecond = Date.parse('0001-01-01T00:00:00Z') / 1000
const lastSecond = Date.parse('9999-12-31T23:59:59Z') / 1000

/**
 * Protobuf's seconds since 1970 and nanoseconds as this server's one form of a timestamp; below microseconds is cut
 * off, as Firestore does.
 * @throws StatusError INVALID_ARGUMENT outside of years 1 to 9999
 */
export function formatTimestamp(seconds: number, nanos: number): string {
  if (seconds < firstSecond || seconds > lastSecond || nanos < 0 || nanos > 999_999_999) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid timestamp: ${seconds} seconds and ${nanos} nanoseconds.`)
  }
  const micros = String(Math.floor(nanos / 1000)).padStart(6, '0')
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${micros}Z`
}

/** A timestamp in the one form, back to what protobuf holds. */
export function parseTimestamp(text: string): { seconds: number; nanos: number } {
  return {
    seconds: Date.parse(`${text.slice(0, 19)}Z`) / 1000,
    nanos: Number(text.slice(20, -1).padEnd(9, '0')),
  }
}
