/**
 * The order in which work that many ask for is done: in rounds of one piece a member, within a round and within each
 * member's own pieces the longest waiting first. Who asks for a thousand things is served a thousandth as often for
 * each, and nobody waits longer than for one round of the members there are.
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

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
