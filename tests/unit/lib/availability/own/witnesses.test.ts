import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summariseSnapshot } from '../../../../../lib/availability/offers.ts'
import type { OwnSeat } from '../../../../../lib/availability/own/own-seats.ts'
import { confirmedSeats, type Sighting } from '../../../../../lib/availability/own/witnesses.ts'
import { mergeSnapshot } from '../../../../../lib/availability/snapshot.ts'
import { epochSecond } from '../../../../../lib/core/dates.ts'
import { hoursBefore, sharedNow, sharedSeat } from './shared-seat.ts'

const now = epochSecond(sharedNow)
const sight = (uid: string, change: Partial<OwnSeat> = {}, traits: string[] = [uid]): Sighting => ({
  ...{ uid, traits },
  seat: sharedSeat(change),
})
const file = { kind: 'file', name: 'recording' } as const
const check = (change: Partial<OwnSeat> = {}) =>
  summariseSnapshot(mergeSnapshot(undefined, [{ ...sharedSeat(change), source: file }]))

const shown = (sights: Sighting[], checks: Parameters<typeof confirmedSeats>[1] = []) =>
  confirmedSeats(sights, checks, now).map(({ seats, charges, source, seenAt }) => [
    seats,
    charges?.minor ?? null,
    source.name.replace(/.*by /, ''),
    seenAt,
  ])

describe('a shared seat', () => {
  it('is shown once two people saw it, with the more cautious figures', () => {
    expect(shown([sight('ann')])).toEqual([])
    const two = [sight('ann', { seats: 4 }), sight('bea', { seats: 2, charges: null, seenAt: hoursBefore(3) })]
    expect(shown(two)).toEqual([[2, null, 'another', hoursBefore(1)]])
    expect(shown([...two].reverse())).toEqual(shown(two))
  })

  it('is shown once our own check has found it as well', () => {
    const before = check({ seats: 3, seenAt: hoursBefore(6) })
    expect(shown([sight('ann', { seats: 9 })], [before])).toEqual([[3, 29_050, 'our check', hoursBefore(1)]])
    const sum = check({ sectors: null, seenAt: hoursBefore(6) })
    expect(shown([sight('ann')], [sum])).toHaveLength(1)
  })

  it.each([
    ['at another price', [sight('ann'), sight('bea', { points: 90_000 })]],
    ['another flight', [sight('ann'), sight('bea', { date: '2027-03-03' })]],
    ['in another cabin', [sight('ann'), sight('bea', { cabin: 'Y' })]],
    ['more than a day before', [sight('ann'), sight('bea', { seenAt: hoursBefore(26) })]],
    ['too long ago, both', [sight('ann', { seenAt: hoursBefore(49) }), sight('bea', { seenAt: hoursBefore(50) })]],
    ['by an account of the same network', [sight('ann', {}, ['ann', 'net']), sight('bea', {}, ['bea', 'net'])]],
  ])('is not confirmed by somebody who saw it %s', (_, sights) => {
    expect(shown(sights)).toEqual([])
  })

  it.each([
    ['older than a day', check({ seenAt: hoursBefore(26) })],
    ['of another price', check({ points: 90_000, seenAt: hoursBefore(3) })],
    ['of another flight', check({ date: '2027-03-03', seenAt: hoursBefore(3) })],
  ])('is not confirmed by a check of ours %s', (_, ownCheck) => {
    expect(shown([sight('ann')], [ownCheck])).toEqual([])
  })

  it('is hidden by our check that found none, until two people have seen it since', () => {
    const none = check({ seats: 0, sectors: null, seenAt: hoursBefore(2) })
    const old = { seenAt: hoursBefore(3) }
    expect(shown([sight('ann', old), sight('bea', old)], [none])).toEqual([])
    expect(shown([sight('ann'), sight('bea', old)], [none])).toEqual([])
    expect(shown([sight('ann'), sight('bea')], [none])).toHaveLength(1)
  })

  it('counts as seen by one person if a third account links two others', () => {
    const joined = [sight('ann', {}, ['a', 'net']), sight('bea', {}, ['b', 'mail']), sight('cat', {}, ['net', 'mail'])]
    expect(shown(joined)).toEqual([])
  })
})

const anySight = (uid: fc.Arbitrary<string>, traits: fc.Arbitrary<string[]>) =>
  fc
    .record({
      uid,
      traits,
      date: fc.constantFrom('2027-03-02', '2027-03-03'),
      seats: fc.constantFrom(null, 1, 2, 9),
      points: fc.constantFrom(82_100, 90_000),
      hours: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ uid: who, traits: marks, date, seats, points, hours }) =>
      sight(who, { date, seats, points, seenAt: hoursBefore(hours) }, marks),
    )

const uids = ['ann', 'bea', 'cat', 'dee'] as const

it('never shows a seat reported by one person, with however many accounts', () => {
  const mine = fc.array(anySight(fc.constantFrom(...uids), fc.constant(['network', 'mailbox'])), { maxLength: 40 })
  const isHidden = (sights: Sighting[]) => {
    expect(confirmedSeats(sights, [], now)).toEqual([])
  }
  fc.assert(fc.property(mine, isHidden))
  // Each account shares a trait with the next: a chain of accounts also counts as one person.
  const chained = fc.array(anySight(fc.constantFrom(...uids), fc.constant([])), { maxLength: 40 }).map((sights) => {
    const all = uids.map((uid) => sight(uid, { seenAt: hoursBefore(70) }))
    return [...all, ...sights].map((one) => {
      const at = uids.indexOf(one.uid as (typeof uids)[number])
      return { ...one, traits: [`link ${at}`, `link ${at + 1}`] }
    })
  })
  fc.assert(fc.property(chained, isHidden))
})

it('never shows more seats than two people reported for the same date and points within a day of each other', () => {
  const many = fc.array(
    fc.constantFrom(...uids).chain((uid) => anySight(fc.constant(uid), fc.constant([uid]))),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(many, (sights) => {
      for (const one of confirmedSeats(sights, [], now)) {
        const said = sights.filter(({ seat: { date, points } }) => date === one.date && points === one.points)
        const enough = said.filter(({ seat }) => one.seats === null || (seat.seats ?? 0) >= one.seats)
        const isWithinADay = (a: Sighting, b: Sighting) =>
          Math.abs(epochSecond(a.seat.seenAt) - epochSecond(b.seat.seenAt)) <= 24 * 3_600
        const pairs = enough.flatMap((a) => enough.filter((b) => a.uid !== b.uid && isWithinADay(a, b)))
        expect(pairs).not.toEqual([])
      }
    }),
  )
})
