import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../lib/core/dates.ts'
import { classifyEdge, findEdge, getHorizon, isMappable, opensOn } from '../../../../lib/search/edges.ts'

const today = '2026-11-24'
const horizon = getHorizon('free', ['qantas'], today)

describe('the horizon', () => {
  it('is the furthest of the requested programs', () => {
    expect(getHorizon('guest', ['qantas'], today)).toEqual({
      plan: addDays(today, 60),
      anyPlan: addDays(today, 361),
      released: addDays(today, 353),
    })
    expect(getHorizon('gold', ['velocity'], today).released).toBe(addDays(today, 331))
    expect(getHorizon('gold', ['qantas', 'velocity'], today).released).toBe(addDays(today, 353))
  })

  it('distinguishes days locked by the plan from unreleased days, and says when those open', () => {
    expect(classifyEdge(addDays(today, 120), horizon)).toBeNull()
    expect(classifyEdge(addDays(today, 121), horizon)).toBe('locked')
    expect(classifyEdge(addDays(today, 353), horizon)).toBe('locked')
    expect(classifyEdge(addDays(today, 354), horizon)).toBe('unreleased')
    expect(opensOn(addDays(today, 371), horizon, today)).toBe(addDays(today, 18))
  })
})

describe('the limit that the requested dates run into', () => {
  const queryFor = (start: number, end: number, seats = 1) => ({
    start: addDays(today, start),
    end: addDays(today, end),
    seats,
    programs: ['qantas'] as const,
  })

  it('is null within the plan', () => {
    expect(findEdge(queryFor(10, 60), 'guest', today)).toBeNull()
    expect(findEdge(queryFor(10, 353), 'gold', today)).toBeNull()
  })

  it('names the smallest plan that opens dates beyond the current one', () => {
    expect(findEdge(queryFor(80, 100), 'guest', today)).toMatchObject({ kind: 'locked', isPart: false, opener: 'free' })
    // A free account would not see these days either.
    expect(findEdge(queryFor(130, 140), 'guest', today)).toMatchObject({
      opener: 'silver',
      openerUntil: addDays(today, 361),
    })
    // A free account cannot search for two seats.
    expect(findEdge(queryFor(80, 100, 2), 'guest', today)).toMatchObject({ opener: 'silver' })
    expect(findEdge(queryFor(100, 140), 'free', today)).toMatchObject({ isPart: true, opener: 'silver' })
  })

  it('leaves nothing to map only where none of the dates is released', () => {
    const edges = [queryFor(10, 60), queryFor(80, 100), queryFor(340, 360), queryFor(371, 380)]
    expect(edges.map((one) => isMappable(findEdge(one, 'gold', today)))).toEqual([true, true, true, false])
    expect(isMappable(findEdge(queryFor(80, 100), 'guest', today))).toBe(true)
  })

  it('names the day on which unreleased dates open', () => {
    expect(findEdge(queryFor(371, 380), 'guest', today)).toEqual({
      kind: 'unreleased',
      isPart: false,
      opens: addDays(today, 18),
    })
    expect(findEdge(queryFor(340, 360), 'gold', today)).toEqual({
      kind: 'unreleased',
      isPart: true,
      opens: addDays(today, 7),
    })
    expect(findEdge(queryFor(340, 360), 'free', today)).toMatchObject({ kind: 'locked', opener: 'silver' })
  })
})
