import { compare } from './compare.ts'

/**
 * Orders waiting work fairly between members: in rounds of one item per member, the longest waiting first within a
 * round and among a member's own items. A member with a thousand items still gets one per round, so no member waits
 * longer than one round for their next item.
 */
export function shareOut<Work>(
  waiting: readonly Work[],
  ownerOf: (work: Work) => string,
  sinceOf: (work: Work) => string,
): Work[] {
  const rounds = new Map<string, number>()
  return waiting
    .map((work) => ({ work, since: sinceOf(work), owner: ownerOf(work) }))
    .sort((a, b) => compare(a.since, b.since) || compare(a.owner, b.owner))
    .map((one) => {
      const round = rounds.get(one.owner) ?? 0
      rounds.set(one.owner, round + 1)
      return { ...one, round }
    })
    .sort((a, b) => a.round - b.round)
    .map(({ work }) => work)
}
