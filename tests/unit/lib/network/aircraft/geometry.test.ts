import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allVariants, drawnAs, toDrawing } from '../../../../../lib/network/aircraft/fleet.ts'
import { toDeckPlans } from '../../../../../lib/network/aircraft/geometry.ts'
import { isWalkKey, seatAt, seatsInOrder, walk, walkKeys } from '../../../../../lib/network/aircraft/seat-walk.ts'

const drawn = allVariants.filter((variant) => drawnAs(variant) !== 'none')
const plans = drawn.flatMap((variant) => toDeckPlans(toDrawing(variant)).map((plan) => ({ id: variant.id, plan })))

describe('the plan of a deck', () => {
  it('has a place for every seat of every layout', () => {
    for (const variant of drawn) {
      const seats = toDeckPlans(toDrawing(variant)).flatMap(seatsInOrder)
      expect(seats, variant.id).toHaveLength(variant.seats ?? 0)
    }
  })

  it('keeps seats and fixtures inside the fuselage, and seats in a row from overlapping', () => {
    for (const { id, plan } of plans) {
      const seats = seatsInOrder(plan)
      for (const { x, y, width, height } of [...seats, ...plan.fixtures]) {
        expect(x, id).toBeGreaterThanOrEqual(8)
        expect(x + width, id).toBeLessThanOrEqual(plan.width - 8)
        expect(y + height, id).toBeLessThanOrEqual(plan.height)
      }
      for (const [at, seat] of seats.entries()) {
        const next = seats[at + 1]
        if (next?.y === seat.y) expect(next.x, `${id} ${seat.name}`).toBeGreaterThanOrEqual(seat.x + seat.width)
      }
    }
  })

  it('shows two decks where there are two', () => {
    const a380 = drawn.find(({ id }) => id === 'QF-A380-485')
    expect(a380 && toDeckPlans(toDrawing(a380)).map(({ deck }) => deck)).toEqual(['main', 'upper'])
  })

  it('draws fixtures between the rows that they separate', () => {
    const qatar = plans.find(({ id, plan }) => id === 'QR-388-517' && plan.deck === 'main')?.plan
    const seats = qatar ? seatsInOrder(qatar) : []
    const top = (row: number) => seats.find((seat) => seat.row === row)?.y ?? 0
    const between = qatar?.fixtures.filter(({ y }) => y > top(48) && y < top(49))
    expect(between).toHaveLength(2)
  })
})

describe('walking from seat to seat', () => {
  it('always ends on a seat, whatever keys are pressed', () => {
    const anyPlan = fc.constantFrom(...plans.map(({ plan }) => plan))
    fc.assert(
      fc.property(anyPlan, fc.array(fc.constantFrom(...walkKeys), { maxLength: 40 }), (plan, keys) => {
        const seats = seatsInOrder(plan)
        const end = keys.reduce((at, key) => walk(plan, seats, at, key), 0)
        expect(seats[end]).toBeDefined()
      }),
      { numRuns: 60 },
    )
  })

  it('reaches the last row by going down, and stays there', () => {
    for (const { plan, id } of plans) {
      const seats = seatsInOrder(plan)
      const rows = new Set(seats.map(({ y }) => y))
      let at = 0
      for (let step = 1; step < rows.size; step += 1) at = walk(plan, seats, at, 'ArrowDown')
      expect(seats[at]?.y, id).toBe(seats.at(-1)?.y)
      expect(walk(plan, seats, at, 'ArrowDown')).toBe(at)
    }
  })

  it('stays in its row when moving sideways, and skips rows with Page Up', () => {
    const plan = plans.find(({ id }) => id === 'QF-738-174')?.plan
    if (!plan) throw new Error('no plan')
    const seats = seatsInOrder(plan)
    const name = (at: number) => seats[at]?.name
    const start = seats.findIndex((seat) => seat.name === '12C')
    expect(name(walk(plan, seats, start, 'ArrowRight'))).toBe('12D')
    expect(name(walk(plan, seats, start, 'Home'))).toBe('12A')
    expect(name(walk(plan, seats, start, 'End'))).toBe('12F')
    expect(name(walk(plan, seats, start, 'PageUp'))).toBe('4C')
    const last = seats.findIndex((seat) => seat.name === '12F')
    expect(walk(plan, seats, last, 'ArrowRight')).toBe(last)
    expect(isWalkKey('Tab')).toBe(false)
  })

  it('finds the seat at a position, and none far from any seat', () => {
    const plan = plans.find(({ id }) => id === 'QF-738-174')?.plan
    if (!plan) throw new Error('no plan')
    const seats = seatsInOrder(plan)
    const [seat] = seats
    expect(seat && seatAt(seats, seat.x + 4, seat.y + 4)).toBe(0)
    expect(seatAt(seats, plan.width / 2, 2)).toBeUndefined()
  })
})
