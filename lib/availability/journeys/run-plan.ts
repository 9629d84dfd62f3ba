import type { EpochDay } from '../../core/dates.ts'

/** A trip that takes whole days, earns credits and costs points or cents. */
export type Outing = { first: EpochDay; last: EpochDay; credits: number; cost: number }

/**
 * Finds the outings that earn at least `target` credits at the lowest total cost, with no day shared, ordered by date;
 * null when the target can't be reached. Solved exactly by dynamic programming from the last day back: the lowest
 * remaining cost depends only on the day and on the credits still missing.
 */
export function cheapestRun<O extends Outing>(outings: readonly O[], target: number): O[] | null {
  if (outings.length === 0) return null
  const start = Math.min(...outings.map(({ first }) => first))
  const days = Math.max(...outings.map(({ last }) => last)) - start + 1
  const byDay = worthTaking(outings, start)
  const width = target + 1
  const cost = new Float64Array((days + 1) * width).fill(Infinity)
  const choice = new Int32Array(days * width).fill(-1)
  cost[days * width] = 0
  for (let day = days - 1; day >= 0; day -= 1) {
    const row = day * width
    cost.copyWithin(row, row + width, row + 2 * width)
    for (const [at, outing] of (byDay.get(day) ?? []).entries()) {
      const after = (outing.last - start + 1) * width
      for (let wanted = 1; wanted <= target; wanted += 1) {
        const whole = outing.cost + (cost[after + Math.max(0, wanted - outing.credits)] ?? Infinity)
        if (whole >= (cost[row + wanted] ?? 0)) continue
        cost[row + wanted] = whole
        choice[row + wanted] = at
      }
    }
  }
  if ((cost[target] ?? Infinity) === Infinity) return null
  return chosen(byDay, choice, { target, days, start })
}

function chosen<O extends Outing>(
  byDay: Map<number, O[]>,
  choice: Int32Array,
  { target, days, start }: { target: number; days: number; start: EpochDay },
): O[] {
  const run: O[] = []
  let wanted = target
  for (let day = 0; day < days && wanted > 0; ) {
    const outing = byDay.get(day)?.[choice[day * (target + 1) + wanted] ?? -1]
    day = outing === undefined ? day + 1 : outing.last - start + 1
    if (outing === undefined) continue
    run.push(outing)
    wanted = Math.max(0, wanted - outing.credits)
  }
  return run
}

/** Groups by first day, dropping an outing when another that begins the same day ends, costs and earns no worse. */
function worthTaking<O extends Outing>(outings: readonly O[], start: EpochDay): Map<number, O[]> {
  const byDay = new Map<number, O[]>()
  for (const outing of [...outings].sort((a, b) => a.cost - b.cost || b.credits - a.credits)) {
    const day = outing.first - start
    const kept = byDay.get(day) ?? []
    if (kept.some(({ last, credits }) => last <= outing.last && credits >= outing.credits)) continue
    byDay.set(day, [...kept, outing])
  }
  return byDay
}
