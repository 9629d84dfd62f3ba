import { describe, expect, it } from 'vitest'
import { readUsage, withUses } from '../../../../../lib/server/accounts/usage.ts'

describe('withUses', () => {
  it('starts a day at zero and adds to it', () => {
    const first = withUses({ days: {} }, '2026-11-20', { searches: 1 })
    expect(first).toEqual({ days: { '2026-11-20': { searches: 1, livePermutations: 0 } } })
    expect(withUses(first, '2026-11-20', { livePermutations: 60 })).toEqual({
      days: { '2026-11-20': { searches: 1, livePermutations: 60 } },
    })
  })

  it('counts live permutations by program', () => {
    const once = withUses({ days: {} }, '2026-11-20', { livePermutations: 60, live: { qantas: 60 } })
    const twice = withUses(once, '2026-11-20', { livePermutations: 5, live: { velocity: 5 } })
    expect(withUses(twice, '2026-11-20', { searches: 1 }).days['2026-11-20']).toEqual({
      searches: 1,
      livePermutations: 65,
      live: { qantas: 60, velocity: 5 },
    })
  })

  it('keeps other days, and drops those older than the limit', () => {
    const days = {
      '2026-11-19': { searches: 3, livePermutations: 0 },
      '2026-09-12': { searches: 1, livePermutations: 0 },
      '2026-09-11': { searches: 9, livePermutations: 0 },
    }
    expect(Object.keys(withUses({ days }, '2026-11-20', { searches: 1 }).days)).toEqual([
      '2026-11-19',
      '2026-09-12',
      '2026-11-20',
    ])
  })

  it('keeps a later day when the clock goes back a day', () => {
    const ahead = withUses({ days: {} }, '2026-11-21', { searches: 1 })
    expect(Object.keys(withUses(ahead, '2026-11-20', { searches: 1 }).days)).toEqual(['2026-11-21', '2026-11-20'])
  })
})

describe('readUsage', () => {
  it('starts afresh when a document is damaged or missing', () => {
    expect(readUsage({ days: { nonsense: 1 } })).toEqual({ days: {} })
    expect(readUsage(undefined)).toEqual({ days: {} })
  })
})
