import { cabinNames } from '../core/cabin.ts'
import type { SeatFault, WantedSeats } from './seat-reach.ts'

/** Explains in a sentence or two why a check can't tell whether a seat alert has come true. */
export function failureLabel(fault: SeatFault, { cabin, wanted }: WantedSeats, aircraft: string): string {
  const name = cabinNames[cabin]
  switch (fault.why) {
    case 'no-cabin':
      return `The ${aircraft} on this flight has no ${name}.`
    case 'unnumbered':
      return `Our data has no seat numbers for ${name} on the ${aircraft}: ${fault.free} of ${fault.total} seats are free, but we can’t tell which.`
    case 'no-layout':
      return `We don’t know which ${name} seats ${placeWords[wanted.kind]} on the ${aircraft}. Choose seats by number instead.`
    case 'no-exits':
      return `We don’t know of an exit row in ${name} on the ${aircraft}.`
  }
}

const placeWords = {
  window: 'are at a window',
  aisle: 'are on an aisle',
  exit: 'are in an exit row',
  pair: 'are side by side',
  named: 'these are',
} as const
