import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchIndex } from '../../../../lib/availability/search.ts'
import type { RouteCoverage, SearchCriteria } from '../../../../lib/availability/search-contract.ts'
import { instantOf } from '../../../../lib/core/dates.ts'
import { criteria } from './criteria-arbitrary.ts'
import { question } from './question.ts'
import { type World, worldOf } from './reference.ts'
import { wideObservation } from './wide-arbitrary.ts'

const noPrice = { tablePrice: () => null }

/** The coverage of the requested routes, by definition: over the checks of their days and cabins. */
function plainCoverage({ snapshots }: World, query: SearchCriteria): RouteCoverage[] {
  return [...snapshots.values()]
    .filter(
      ({ key }) => query.programs.includes(key.program) && query.from.includes(key.from) && query.to.includes(key.to),
    )
    .map(({ key, snapshots: ofRoute }) => {
      const until = query.within[key.program]?.until ?? query.end
      const seen = ofRoute.filter(
        ({ date, cabin }) => date >= query.start && date <= query.end && date <= until && query.cabins.includes(cabin),
      )
      const times = seen.map(({ seenAt }) => seenAt)
      return {
        ...key,
        status: 'covered',
        daysSearched: new Set(seen.map(({ date }) => date)).size,
        oldestSeenAt: times.length === 0 ? null : instantOf(Math.min(...times)),
        newestSeenAt: times.length === 0 ? null : instantOf(Math.max(...times)),
      }
    })
}

const inOrder = (coverage: readonly RouteCoverage[]) =>
  [...coverage].sort((a, b) => (`${a.program}${a.from}${a.to}` < `${b.program}${b.from}${b.to}` ? -1 : 1))

describe('the coverage in an answer', () => {
  it('is counted over the days, cabins and bounds of the query', () => {
    const counts = new Set<number>()
    fc.assert(
      fc.property(
        fc.array(wideObservation, { minLength: 1, maxLength: 200, size: 'max' }),
        fc.array(criteria, { minLength: 5, maxLength: 5 }),
        (seen, queries) => {
          const world = worldOf(seen)
          for (const query of queries) {
            const { coverage } = searchIndex(world.index, { ...question, ...query }, noPrice)
            const covered = coverage.filter(({ status }) => status === 'covered')
            expect(inOrder(covered)).toEqual(inOrder(plainCoverage(world, query)))
            for (const { daysSearched } of covered) counts.add(daysSearched)
          }
        },
      ),
      { numRuns: 60 },
    )
    expect(counts.size).toBeGreaterThan(3)
  })
})
