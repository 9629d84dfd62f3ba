/** The limits of a transfer between two members. */
export type TransferLimits = { minPoints: number; maxPoints: number | null }

/** The points a donor can spare, or a payer is missing. */
export type Donor = { id: string; spare: number }
export type Payer = { id: string; missing: number }

/** A number of transfers from one donor to one payer. */
export type Lane = { from: string; to: string; transfers: number }

/** Points on each lane, in the order of the lanes. */
export type LanePoints = readonly number[]

/**
 * Computes the points each lane must carry so that every payer gets what is missing, no donor gives more than it can
 * spare, every single transfer stays within the limits, and as few points as possible are moved. Null when that is
 * impossible.
 */
export function fillLanes(
  lanes: readonly Lane[],
  donors: readonly Donor[],
  payers: readonly Payer[],
  limits: TransferLimits,
): LanePoints | null {
  const spare = new Map(donors.map((donor) => [donor.id, donor.spare]))
  const missing = new Map(payers.map((payer) => [payer.id, payer.missing]))
  const least = lanes.map((lane) => lane.transfers * limits.minPoints)
  const points = [...least]
  for (const [index, lane] of lanes.entries()) {
    lower(spare, lane.from, points[index] ?? 0)
    lower(missing, lane.to, points[index] ?? 0)
  }
  if ([...spare.values()].some((left) => left < 0)) return null
  const room = lanes.map((lane, index) =>
    limits.maxPoints === null ? Number.POSITIVE_INFINITY : lane.transfers * limits.maxPoints - (points[index] ?? 0),
  )
  for (const payer of payers) {
    if (!raise(payer.id, { lanes, least, points, room, spare, missing })) return null
  }
  return points
}

type Flow = {
  lanes: readonly Lane[]
  least: readonly number[]
  points: number[]
  room: number[]
  spare: Map<string, number>
  missing: Map<string, number>
}

function lower(amounts: Map<string, number>, id: string, by: number): void {
  amounts.set(id, (amounts.get(id) ?? 0) - by)
}

/** Sends more points to a payer until nothing is missing, taking points off other lanes where that frees a donor. */
function raise(payer: string, flow: Flow): boolean {
  while ((flow.missing.get(payer) ?? 0) > 0) {
    const path = findPath(payer, flow, new Set())
    if (!path) return false
    const donor = flow.lanes[path.at(-1)?.lane ?? 0]?.from ?? ''
    const amounts = path.map(({ lane, back }) => (back ? spareOnLane(flow, lane) : (flow.room[lane] ?? 0)))
    const amount = Math.min(flow.missing.get(payer) ?? 0, flow.spare.get(donor) ?? 0, ...amounts)
    for (const { lane, back } of path) {
      const change = back ? -amount : amount
      flow.points[lane] = (flow.points[lane] ?? 0) + change
      flow.room[lane] = (flow.room[lane] ?? 0) - change
    }
    lower(flow.spare, donor, amount)
    lower(flow.missing, payer, amount)
  }
  return true
}

type Step = { lane: number; back: boolean }

/**
 * Finds a chain of lanes from a payer to a donor with points to spare; on a `back` lane, points are taken off again.
 */
function findPath(payer: string, flow: Flow, visited: Set<string>): Step[] | null {
  visited.add(payer)
  for (const [lane, { from, to }] of flow.lanes.entries()) {
    if (to !== payer || (flow.room[lane] ?? 0) <= 0) continue
    if ((flow.spare.get(from) ?? 0) > 0) return [{ lane, back: false }]
    for (const [other, taken] of flow.lanes.entries()) {
      if (taken.from !== from || visited.has(taken.to) || spareOnLane(flow, other) <= 0) continue
      const rest = findPath(taken.to, flow, visited)
      if (rest) return [{ lane, back: false }, { lane: other, back: true }, ...rest]
    }
  }
  return null
}

/** The points on a lane above its minimum; only these can be taken off again. */
function spareOnLane(flow: Flow, lane: number): number {
  const least = flow.least[lane] ?? 0
  return (flow.points[lane] ?? 0) - least
}
