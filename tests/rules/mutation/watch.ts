import { compileParsed } from '../../../packages/firestore-local/src/rules/compile.ts'
import type {
  Decision,
  Ruleset,
  RulesQuery,
  RulesReader,
  RulesRequest,
} from '../../../packages/firestore-local/src/rules/contract.ts'
import type { Mutant } from './mutants.ts'

export type Watched = Mutant & { compiled: Ruleset; killed: boolean }

export function compiled(mutants: Mutant[]): Watched[] {
  const debug = () => {}
  return mutants.map((mutant) => ({
    ...mutant,
    killed: false,
    compiled: compileParsed(mutant.rules, 'mutant', { debug }),
  }))
}

/**
 * Returns the rules, which also put each of their requests to every mutant. A mutant that decides differently is
 * killed: the tests state of each request whether it must pass, so the test that sent it would have failed.
 */
export function watching(rules: Ruleset, mutants: Watched[]): Ruleset {
  const compare = (expected: Decision, decide: (mutant: Ruleset) => Decision) => {
    for (const mutant of mutants) {
      if (!mutant.killed && decide(mutant.compiled).allowed !== expected.allowed) mutant.killed = true
    }
    return expected
  }
  return {
    decide(request: RulesRequest, reader: RulesReader) {
      // A separate copy for each mutant, because the lookups of one must not count for another.
      const own = () => (request.batchLookups ? { ...request, batchLookups: new Set(request.batchLookups) } : request)
      const decision = rules.decide(request, reader)
      return compare(decision, (mutant) => mutant.decide(own(), reader))
    },
    decideQuery: (query: RulesQuery, reader: RulesReader) =>
      compare(rules.decideQuery(query, reader), (mutant) => mutant.decideQuery(query, reader)),
  }
}
