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
 * The rules, with every mutant asked the same question as they are. One that decides otherwise is killed: the rules'
 * tests say of each request whether it must pass, so the test that asked would have failed.
 */
export function watching(rules: Ruleset, mutants: Watched[]): Ruleset {
  const compare = (expected: Decision, ask: (mutant: Ruleset) => Decision) => {
    for (const mutant of mutants) {
      if (!mutant.killed && ask(mutant.compiled).allowed !== expected.allowed) mutant.killed = true
    }
    return expected
  }
  return {
    decide(request: RulesRequest, reader: RulesReader) {
      // Each its own: what one looks up must not count for another.
      const own = () => (request.batchLookups ? { ...request, batchLookups: new Set(request.batchLookups) } : request)
      const decision = rules.decide(request, reader)
      return compare(decision, (mutant) => mutant.decide(own(), reader))
    },
    decideQuery: (query: RulesQuery, reader: RulesReader) =>
      compare(rules.decideQuery(query, reader), (mutant) => mutant.decideQuery(query, reader)),
  }
}
