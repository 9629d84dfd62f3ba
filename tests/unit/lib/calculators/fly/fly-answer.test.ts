import { describe, expect, it } from 'vitest'
import { answerFly, flySteps } from '../../../../../lib/calculators/fly/fly-answer.ts'
import { flyDefaults } from '../../../../../lib/calculators/fly/fly-fields.ts'
import type { PricedRouting } from '../../../../../lib/calculators/fly/routings-file.ts'

const qantas: PricedRouting = {
  airports: ['SYD', 'SIN'],
  carriers: ['QF'],
  miles: 3_908,
  zone: 5,
  table: 'qantas-2025',
  points: [29_000, 61_600, 82_100, null],
  unsure: [],
  uneven: [],
}
const jetstar: PricedRouting = {
  ...qantas,
  carriers: ['JQ'],
  table: 'jetstar-2025',
  points: [24_700, null, null, null],
  unsure: ['Y'],
}

/** Business to Bali, and on in economy: cheaper than business all the way. */
const viaBali: PricedRouting = {
  ...qantas,
  airports: ['SYD', 'DPS', 'SIN'],
  carriers: ['QF', 'JQ'],
  miles: 3_907,
  points: [29_000, null, 79_400, null],
  uneven: [
    {
      cabin: 'J',
      flown: ['J', 'Y'],
      parts: [
        { from: 'SYD', to: 'DPS', cabin: 'J', zone: 4, table: 'qantas-2025', points: 68_400 },
        { from: 'DPS', to: 'SIN', cabin: 'Y', zone: 2, table: 'jetstar-2025', points: 11_000 },
      ],
    },
  ],
}

describe('the answer', () => {
  it('takes the cheapest way of each cabin, and leaves out cabins without a price', () => {
    const { cabins } = answerFly([qantas, jetstar], flyDefaults)
    expect(cabins.map(({ cabin, points, unsure }) => [cabin, points, unsure])).toEqual([
      ['Y', 24_700, true],
      ['W', 61_600, false],
      ['J', 82_100, false],
    ])
  })

  it('takes a way with a flight in a lower cabin only where there is no other', () => {
    const business = (routings: PricedRouting[]) =>
      answerFly(routings, flyDefaults).cabins.find(({ cabin }) => cabin === 'J')?.points
    expect([business([qantas, viaBali]), business([viaBali, qantas]), business([viaBali])]).toEqual([
      82_100, 82_100, 79_400,
    ])
  })

  it('counts all travellers, both ways, and the points missing', () => {
    const { times, cabins, rows } = answerFly([qantas], { trip: 'return', people: 2, have: 300_000 })
    expect(times).toBe(4)
    expect(cabins.map(({ points, missing }) => [points, missing])).toEqual([
      [116_000, 0],
      [246_400, 0],
      [328_400, 28_400],
    ])
    expect(rows[0]?.points).toEqual([116_000, 246_400, 328_400, null])
  })

  it('gives no missing points where no balance is given', () => {
    expect(answerFly([qantas], flyDefaults).cabins[0]?.missing).toBeNull()
  })

  it('is empty without a way', () => expect(answerFly([], flyDefaults).cabins).toEqual([]))
})

describe('the working', () => {
  const steps = (routing: PricedRouting, people: number) => {
    const { cabins, times } = answerFly([routing], { ...flyDefaults, people })
    return cabins[0] ? flySteps(cabins[0], times, { 'qantas-2025': 'Qantas table' }) : []
  }

  it('goes from miles to zone to points', () => {
    expect(steps(qantas, 1).map(({ figure }) => figure)).toEqual(['3,908 miles', 'zone 5', '29,000'])
    expect(steps(qantas, 1)[1]?.how).toContain('Qantas table')
  })

  it('adds a line for several people', () => expect(steps(qantas, 3).at(-1)?.figure).toBe('87,000'))

  it('shows each price where the total is a sum, and which flight is in a lower cabin', () => {
    const { cabins, times } = answerFly([viaBali], flyDefaults)
    const business = cabins.find(({ cabin }) => cabin === 'J')
    const lines = business
      ? flySteps(business, times, { 'qantas-2025': 'Qantas table', 'jetstar-2025': 'Jetstar table' })
      : []
    expect(lines.map(({ what, figure }) => [what, figure])).toEqual([
      ['Miles flown', '3,907 miles'],
      ['SYD to DPS', '68,400'],
      ['DPS to SIN', '11,000'],
      ['Points', '79,400'],
    ])
    expect(lines[2]?.how).toBe('priced separately, economy, zone 2 of the Jetstar table')
    expect(lines[3]?.how).toContain('but DPS to SIN in economy')
  })
})
