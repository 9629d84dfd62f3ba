import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupBy } from '../../../../lib/core/group.ts'
import { shareOut } from '../../../../lib/core/share-out.ts'

type Work = { owner: string; since: string; id: number }

const work = fc.record({
  owner: fc.constantFrom('ann', 'bob', 'cem', 'dee'),
  since: fc.constantFrom('1', '2', '3', '4', '5'),
  id: fc.nat(),
})
const share = (waiting: readonly Work[]) =>
  shareOut(
    waiting,
    ({ owner }) => owner,
    ({ since }) => since,
  )

describe('shareOut', () => {
  it('serves each member’s longest-waiting item before any member’s second', () => {
    const of = (owner: string, since: string) => ({ owner, since, id: 0 })
    const waiting = [of('greedy', '1'), of('greedy', '2'), of('greedy', '3'), of('ann', '5'), of('bob', '4')]
    expect(share(waiting).map(({ owner, since }) => owner + since)).toEqual([
      'greedy1',
      'bob4',
      'ann5',
      'greedy2',
      'greedy3',
    ])
  })

  it('keeps every item and adds none', () => {
    fc.assert(
      fc.property(fc.array(work), (waiting) => {
        const shared = share(waiting)
        expect(shared).toHaveLength(waiting.length)
        expect(new Set(shared)).toEqual(new Set(waiting))
      }),
    )
  })

  it('gives a member another item only after all others have had as many, or all of theirs', () => {
    fc.assert(
      fc.property(fc.array(work), (waiting) => {
        const all = [...groupBy(waiting, ({ owner }) => owner)]
        const served = new Map<string, number>()
        for (const { owner } of share(waiting)) {
          const before = served.get(owner) ?? 0
          for (const [other, theirs] of all) {
            expect(served.get(other) ?? 0).toBeGreaterThanOrEqual(Math.min(before, theirs.length))
          }
          served.set(owner, before + 1)
        }
      }),
    )
  })

  it('limits the wait of 990 members to 11 runs while ten others each want a thousand items', () => {
    const capacity = 100
    const honest = Array.from({ length: 990 }, (_, id) => ({ owner: `honest${id}`, since: '000', id, waited: 0 }))
    const greedy = Array.from({ length: 10_000 }, (_, id) => ({
      owner: `greedy${id % 10}`,
      since: '000',
      id,
      waited: 0,
    }))
    const all = [...greedy, ...honest]
    let longest = 0
    for (let run = 1; run <= 40; run += 1) {
      const served = new Set(
        shareOut(
          all,
          ({ owner }) => owner,
          ({ since }) => since,
        ).slice(0, capacity),
      )
      for (const one of all) {
        one.waited = served.has(one) ? 0 : one.waited + 1
        if (served.has(one)) one.since = `${run}`.padStart(3, '0')
        if (one.owner.startsWith('honest')) longest = Math.max(longest, one.waited)
      }
    }
    // Each run gives those ten at most ten of its hundred items, so 990 members at ninety a run take 11 runs.
    expect(longest).toBeLessThanOrEqual(11)
  })
})
