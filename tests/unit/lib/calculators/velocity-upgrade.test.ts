import { describe, expect, it } from 'vitest'
import { velocityUpgradeFlights } from '../../../../lib/calculators/own-flights.ts'
import { answerVelocityUpgrade, velocityUpgradeDefaults } from '../../../../lib/calculators/velocity-upgrade.ts'

const flights = velocityUpgradeFlights()
const perth = flights.find(({ id }) => id === 'PER-SYD')

describe('flights', () => {
  it("are Virgin Australia's own, each once, with hours and a zone", () => {
    expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length)
    expect(flights.filter(({ hours, zone }) => hours <= 0 || zone === null)).toEqual([])
    expect(flights.some(({ id }) => id.includes('DOH'))).toBe(false)
  })

  it('carry the last business price that was published for their zone', () => {
    expect(perth).toMatchObject({ zone: 3, business: 35_500 })
  })
})

describe('whether it is worth it', () => {
  it('weighs hours against points', () => {
    if (!perth) throw new Error('no flight from Perth')
    expect(answerVelocityUpgrade(perth, velocityUpgradeDefaults)).toMatchObject({
      worthAud: 204,
      costAud: 120,
      maxPoints: 34_000,
    })
  })

  it('loses no point to floating point', () => {
    if (!perth) throw new Error('no flight from Perth')
    const state = { ...velocityUpgradeDefaults, perHour: 30, cents: 0.6 }
    expect(answerVelocityUpgrade({ ...perth, hours: 4.1 }, state).maxPoints).toBe(20_500)
  })

  it('never advises points for a seat worth nothing', () => {
    if (!perth) throw new Error('no flight from Perth')
    expect(answerVelocityUpgrade(perth, { ...velocityUpgradeDefaults, perHour: 0 }).maxPoints).toBe(0)
  })
})
