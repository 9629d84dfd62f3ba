import { expect, test } from 'vitest'
import { airportsOf } from '../../../../../lib/server/availability/question.ts'
import { observation, START } from '../../availability/arbitrary.ts'
import { worldOf } from '../../availability/reference.ts'
import '../../../../../lib/network/world-airports.ts'
import fc from 'fast-check'

/** An index with one route from Sydney to an airport the networks do not have. */
function indexTo(to: string) {
  const [seen] = fc.sample(observation, { numRuns: 1, seed: 1 })
  if (seen === undefined) throw new Error('nothing was drawn')
  const stored = { ...seen, to, date: START, seats: 2, points: 50_000, sectors: null, direct: true, carriers: ['UA'] }
  return worldOf([stored]).index
}

test('what is stored beyond the networks is part of anywhere, and of its region, country and city', () => {
  const portland = indexTo('PDX')
  for (const token of ['anywhere', 'region:north-america', 'country:US']) {
    expect(airportsOf(token)).not.toContain('PDX')
    expect(airportsOf(token, portland)).toContain('PDX')
  }
  expect(airportsOf('region:europe', portland)).not.toContain('PDX')
  expect(airportsOf('LON', indexTo('STN'))).toEqual(['LHR', 'LGW', 'STN'])
  expect(airportsOf('SYD', portland)).toEqual(['SYD'])
  expect(airportsOf('QQQ', portland)).toBeUndefined()
})
