import { describe, expect, it } from 'vitest'
import type { LinkedSeat } from '../../../../lib/alerts/linked-seat.ts'
import { readSeatLink, signSeatLink } from '../../../../lib/server/seat-link.ts'

const secret = 'a secret of this test, and of no other'
const now = '2026-11-20T01:00:00.000Z'
const seat: LinkedSeat = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2027-02-03',
  cabin: 'J',
  direct: true,
  seats: 2,
}
const token = signSeatLink(seat, now, secret)

describe('a link to one seat', () => {
  it('is valid for 72 hours, and names its seat and when it ends', () => {
    const ends = '2026-11-23T01:00:00.000Z'
    expect(readSeatLink(token, secret, '2026-11-23T00:59:59.000Z')).toEqual({ state: 'good', seat, ends })
    expect(readSeatLink(token, secret, ends)).toEqual({ state: 'ended', seat, ends })
  })

  it('is rejected when any character is changed or it was signed with another secret', () => {
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'x' ? 'y' : 'x'
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      expect(readSeatLink(changed, secret, now).state, changed).toBe('altered')
    }
    expect(readSeatLink(token, 'another secret than the one it was signed with', now).state).toBe('altered')
    for (const nonsense of [
      '',
      '_',
      'x'.repeat(200),
      token.slice(1),
      `${token}x`,
      token.slice(0, -1),
      '☃'.repeat(30),
    ]) {
      expect(readSeatLink(nonsense, secret, now).state).toBe('altered')
    }
  })

  it('is rejected with the signature of another link', () => {
    const other = signSeatLink({ ...seat, date: '2027-02-04' }, now, secret)
    const mixed = token.slice(0, -22) + other.slice(-22)
    expect(readSeatLink(mixed, secret, now).state).toBe('altered')
  })

  it('is short enough for a push message', () => {
    expect(token.length).toBeLessThan(80)
    expect(encodeURIComponent(token)).toBe(token)
  })
})
