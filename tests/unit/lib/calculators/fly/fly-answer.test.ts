import { describe, expect, it } from 'vitest'
import { answerFly, flySteps } from '../../../../../lib/calculators/fly/fly-answer.ts'
import { flyDefaults } from '../../../../../lib/calculators/fly/fly-fields.ts'
import type { FlyWay } from '../../../../../lib/calculators/fly/ways.ts'

const qantas: FlyWay = {
  airports: ['SYD', 'SIN'],
  carriers: ['QF'],
  miles: 3_908,
  zone: 5,
  table: 'qantas-2025',
  points: [29_000, 61_600, 82_100, null],
  unsure: [],
}
const jetstar: FlyWay = {
  ...qantas,
  carriers: ['JQ'],
  table: 'jetstar-2025',
  points: [24_700, null, null, null],
  unsure: ['Y'],
}

describe('the answer', () => {
  it('takes the cheapest way of each cabin and leaves out cabins nobody flies', () => {
    const { cabins } = answerFly([qantas, jetstar], flyDefaults)
    expect(cabins.map(({ cabin, points, unsure }) => [cabin, points, unsure])).toEqual([
      ['Y', 24_700, true],
      ['W', 61_600, false],
      ['J', 82_100, false],
    ])
  })

  it('counts everybody, both ways, and what is missing', () => {
    const { times, cabins, rows } = answerFly([qantas], { trip: 'return', people: 2, have: 300_000 })
    expect(times).toBe(4)
    expect(cabins.map(({ points, missing }) => [points, missing])).toEqual([
      [116_000, 0],
      [246_400, 0],
      [328_400, 28_400],
    ])
    expect(rows[0]?.points).toEqual([116_000, 246_400, 328_400, null])
  })

  it('says nothing of a balance nobody told', () => {
    expect(answerFly([qantas], flyDefaults).cabins[0]?.missing).toBeNull()
  })

  it('is empty without a way', () => expect(answerFly([], flyDefaults).cabins).toEqual([]))
})

describe('the working', () => {
  const steps = (way: FlyWay, people: number) => {
    const { cabins, times } = answerFly([way], { ...flyDefaults, people })
    return cabins[0] ? flySteps(cabins[0], times, { 'qantas-2025': 'Qantas table' }) : []
  }

  it('goes from miles to zone to points', () => {
    expect(steps(qantas, 1).map(({ figure }) => figure)).toEqual(['3,908 miles', 'zone 5', '29,000'])
    expect(steps(qantas, 1)[1]?.how).toContain('Qantas table')
  })

  it('adds a line for several people', () => expect(steps(qantas, 3).at(-1)?.figure).toBe('87,000'))

  it('says so where each flight is priced on its own', () => {
    expect(steps({ ...qantas, zone: null }, 1)[1]?.figure).toBe('several')
  })
})
