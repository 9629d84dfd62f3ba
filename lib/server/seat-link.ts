import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { LinkedSeat } from '../alerts/linked-seat.ts'
import type { Instant } from '../core/clock.ts'
import { isSecret } from './secrets.ts'

const LINK_HOURS = 72

/** The content of a link to a seat, and whether it is still valid. */
export type SeatLink =
  | { state: 'good'; seat: LinkedSeat; ends: Instant }
  | { state: 'ended'; seat: LinkedSeat; ends: Instant }
  /** Not signed by us, or altered since. */
  | { state: 'altered' }

/**
 * Signs the right to see one seat, signed in or not, as text for a URL: the seat, when the right ends, and an HMAC. It
 * doesn't reveal who it was sent to. Short, because push messages carry it.
 */
export function signSeatLink(seat: LinkedSeat, from: Instant, secret: string): string {
  const { program, from: origin, to, date, cabin, direct, seats } = LinkedSeat.parse(seat)
  const ends = Math.ceil(Date.parse(from) / 60_000) + LINK_HOURS * 60
  const payload = [program, origin, to, date, cabin, direct ? 'd' : 'c', seats, ends.toString(36)].join('_')
  return `${payload}_${signText(payload, secret)}`
}

export function readSeatLink(token: string, secret: string, now: Instant): SeatLink {
  const at = token.length - 23
  const payload = token.slice(0, Math.max(0, at))
  if (token[at] !== '_' || !isSecret(token.slice(at + 1), signText(payload, secret))) return { state: 'altered' }
  const [program, from, to, date, cabin, kind, seats, ends = ''] = payload.split('_')
  const fields: Record<keyof z.input<typeof LinkedSeat>, unknown> = {
    ...{ program, from, to, date, cabin },
    direct: kind === 'd',
    seats: Number(seats),
  }
  const seat = LinkedSeat.safeParse(fields)
  if (!seat.success) return { state: 'altered' }
  const endsAt = new Date(Number.parseInt(ends, 36) * 60_000).toISOString()
  return { state: endsAt > now ? 'good' : 'ended', seat: seat.data, ends: endsAt }
}

/** 132 bits: as good as 256 against an attacker who can try only a few a second. */
function signText(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`pointsward seat\n${payload}`).digest('base64url').slice(0, 22)
}
