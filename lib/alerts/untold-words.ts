import { cabinNames } from '../core/cabin.ts'
import type { SeatWish, Untold } from './seat-reach.ts'

/** Why nobody can tell whether a wish has come true, in a sentence or two. */
export function untoldWords(untold: Untold, { cabin, wanted }: SeatWish, aircraft: string): string {
  const name = cabinNames[cabin]
  switch (untold.why) {
    case 'no-cabin':
      return `The ${aircraft} of this flight has no ${name}.`
    case 'unnumbered':
      return `Our data has no seat numbers for ${name} on the ${aircraft}: ${untold.free} of ${untold.total} seats are free, but nobody can say which.`
    case 'no-layout':
      return `Which seats of ${name} ${placeWords[wanted.kind]} is not known for the ${aircraft}. Seats asked for by their numbers can be watched.`
    case 'no-exits':
      return `No exit row is known in ${name} on the ${aircraft}.`
  }
}

const placeWords = {
  window: 'are at a window',
  aisle: 'are on an aisle',
  exit: 'are in an exit row',
  pair: 'are side by side',
  named: 'these are',
} as const
