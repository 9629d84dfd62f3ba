import type { CabinLayout } from './cabin.ts'
import { listRows, type Seat } from './seats.ts'

/** Neighbouring seats in one row, left to right. */
export type Together = { cabin: CabinLayout; row: number; seats: string[] }

/**
 * Every way a party can sit side by side with no aisle between them, front to back. Three free seats in a row give a
 * party of two both pairs.
 * @throws RangeError when `party` is not a whole number from 1 to 9.
 */
export function seatsTogether(
  cabins: readonly CabinLayout[],
  party: number,
  isFree: (name: string) => boolean,
): Together[] {
  if (!Number.isInteger(party) || party < 1 || party > 9) throw new RangeError(`a party is 1 to 9 people, not ${party}`)
  return cabins.flatMap((cabin) =>
    listRows(cabin).flatMap(({ row, seats }) =>
      row === null ? [] : findRuns(seats, party, isFree).map((names) => ({ cabin, row, seats: names })),
    ),
  )
}

function findRuns(seats: readonly Seat[], party: number, isFree: (name: string) => boolean): string[][] {
  const runs: string[][] = []
  for (let at = 0; at + party <= seats.length; at += 1) {
    const run = seats.slice(at, at + party)
    if (run.every(({ name }) => name !== null && isFree(name)) && areNeighbours(run)) {
      runs.push(run.flatMap(({ name }) => (name === null ? [] : [name])))
    }
  }
  return runs
}

/** Whether all seats are in one group without a gap: a missing seat or a console between seats separates people. */
function areNeighbours(run: readonly Seat[]): boolean {
  return run.every((seat, at) => {
    const before = run[at - 1]
    return before === undefined || (before.block === seat.block && seat.place - before.place === 1)
  })
}
