/** The limits of a transfer between two members. */
export type TransferLimits = { minPoints: number; maxPoints: number | null }

/** The points a donor can spare, or a payer is missing. */
export type Donor = { id: string; spare: number }
export type Payer = { id: string; missing: number }

/** A number of transfers from one donor to one payer. */
export type TransferLink = { from: string; to: string; transfers: number }

/** Points on each link, in the order of the links. */
export type LinkPoints = readonly number[]

/**
 * Computes the points each link must carry so that every payer gets what is missing, no donor gives more than it can
 * spare, every single transfer stays within the limits, and as few points as possible are moved. Null when that is
 * impossible.
 */
export function fillLinks(
  links: readonly TransferLink[],
  donors: readonly Donor[],
  payers: readonly Payer[],
  limits: TransferLimits,
): LinkPoints | null {
  const spare = new Map(donors.map((donor) => [donor.id, donor.spare]))
  const missing = new Map(payers.map((payer) => [payer.id, payer.missing]))
  const minimums = links.map((link) => link.transfers * limits.minPoints)
  const points = [...minimums]
  for (const [index, link] of links.entries()) {
    lower(spare, link.from, points[index] ?? 0)
    lower(missing, link.to, points[index] ?? 0)
  }
  if ([...spare.values()].some((left) => left < 0)) return null
  const room = links.map((link, index) =>
    limits.maxPoints === null ? Number.POSITIVE_INFINITY : link.transfers * limits.maxPoints - (points[index] ?? 0),
  )
  for (const payer of payers) {
    if (!raise(payer.id, { links, minimums, points, room, spare, missing })) return null
  }
  return points
}

type Flow = {
  links: readonly TransferLink[]
  minimums: readonly number[]
  points: number[]
  room: number[]
  spare: Map<string, number>
  missing: Map<string, number>
}

function lower(amounts: Map<string, number>, id: string, by: number): void {
  amounts.set(id, (amounts.get(id) ?? 0) - by)
}

/** Sends more points to a payer until nothing is missing, taking points off other links where that frees a donor. */
function raise(payer: string, flow: Flow): boolean {
  while ((flow.missing.get(payer) ?? 0) > 0) {
    const path = findPath(payer, flow, new Set())
    if (!path) return false
    const donor = flow.links[path.at(-1)?.link ?? 0]?.from ?? ''
    const amounts = path.map(({ link, back }) => (back ? getSpareOnLink(flow, link) : (flow.room[link] ?? 0)))
    const amount = Math.min(flow.missing.get(payer) ?? 0, flow.spare.get(donor) ?? 0, ...amounts)
    for (const { link, back } of path) {
      const change = back ? -amount : amount
      flow.points[link] = (flow.points[link] ?? 0) + change
      flow.room[link] = (flow.room[link] ?? 0) - change
    }
    lower(flow.spare, donor, amount)
    lower(flow.missing, payer, amount)
  }
  return true
}

type Step = { link: number; back: boolean }

/**
 * Finds a chain of links from a payer to a donor with points to spare; on a `back` link, points are taken off again.
 */
function findPath(payer: string, flow: Flow, visited: Set<string>): Step[] | null {
  visited.add(payer)
  for (const [link, { from, to }] of flow.links.entries()) {
    if (to !== payer || (flow.room[link] ?? 0) <= 0) continue
    if ((flow.spare.get(from) ?? 0) > 0) return [{ link, back: false }]
    for (const [other, taken] of flow.links.entries()) {
      if (taken.from !== from || visited.has(taken.to) || getSpareOnLink(flow, other) <= 0) continue
      const rest = findPath(taken.to, flow, visited)
      if (rest) return [{ link, back: false }, { link: other, back: true }, ...rest]
    }
  }
  return null
}

/** The points on a link above its minimum; only these can be taken off again. */
function getSpareOnLink(flow: Flow, link: number): number {
  const minimum = flow.minimums[link] ?? 0
  return (flow.points[link] ?? 0) - minimum
}
