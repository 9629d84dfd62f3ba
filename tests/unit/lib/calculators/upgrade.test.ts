import { describe, expect, it } from 'vitest'
import { upgradeFlights } from '../../../../lib/calculators/own-flights.ts'
import { answerUpgrade, hoursWords, upgradeDefaults, upgradeFields } from '../../../../lib/calculators/upgrade.ts'

const flights = upgradeFlights()
const flightOf = (id: string) => {
  const flight = flights.find((one) => one.id === id)
  if (!flight) throw new Error(`no flight ${id}`)
  return flight
}

describe('the flights', () => {
  it('are unique, and a domestic flight is in one direction only', () => {
    const ids = flights.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('SYD-HND')
    expect(ids.includes('MEL-SYD')).not.toBe(ids.includes('SYD-MEL'))
  })

  it('carry the table prices and the published upgrades of their zone', () => {
    expect(flightOf('SYD-HND')).toMatchObject({
      zone: 6,
      international: true,
      upgrade: { 'economy-J': 78_500, 'flexibleEconomy-J': 43_100, 'economyReward-J': 83_600 },
    })
    expect(flightOf('SYD-SIN').upgrade).toEqual({})
    expect(flightOf('SYD-SIN').reward[2]).toBe(82_100)
  })
})

describe('the answer', () => {
  it('is the published figure, together with the price of a reward seat', () => {
    const answer = answerUpgrade(flightOf('SYD-HND'), upgradeDefaults)
    expect(answer).toMatchObject({
      points: 78_500,
      reward: 98_400,
      obstacle: null,
      requestUntilHours: 10,
      decidedFromHours: 24,
    })
  })

  it('is null, not a guess, in a zone without published figures', () => {
    const answer = answerUpgrade(flightOf('SYD-SIN'), { ...upgradeDefaults, flight: 'SYD-SIN' })
    expect(answer.points).toBeNull()
    expect(answer.steps.at(-1)?.figure).toBe('not published')
  })

  it.each([
    ['a class that may not ask', { letter: 'O' }, 'You can’t upgrade booking class O'],
    ['a step that does not exist', { ticket: 'economy', to: 'F' }, 'This flight has no first class.'],
    ['a ticket already there', { ticket: 'business', to: 'J' }, 'You can’t upgrade this ticket'],
  ] as const)('names the obstacle of %s', (_, change, words) => {
    const answer = answerUpgrade(flightOf('SYD-HND'), { ...upgradeDefaults, ...change })
    expect(answer.obstacle).toContain(words)
    expect(answer.points).toBeNull()
    // What can't be done isn't a price that Qantas keeps to itself.
    expect(answer.steps.at(-1)?.figure).toBe('not possible')
  })

  it('decides requests of higher tiers earlier', () => {
    const hours = (tier: 'Bronze' | 'Platinum One') =>
      answerUpgrade(flightOf('SYD-HND'), { ...upgradeDefaults, tier }).decidedFromHours
    expect([hours('Bronze'), hours('Platinum One')]).toEqual([24, 168])
    expect([hoursWords(24), hoursWords(72), hoursWords(168)]).toEqual(['24 hours', '72 hours', '7 days'])
  })
})

it('reads only flights and letters it knows', () => {
  const fields = upgradeFields(['SYD-HND'])
  expect([fields.flight.read('SYD-XXX'), fields.letter.read('o'), fields.letter.read('O')]).toEqual([null, null, 'O'])
})
