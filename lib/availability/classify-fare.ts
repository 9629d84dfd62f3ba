import type { LocalDate } from '../core/clock.ts'
import { localDateOf } from '../core/clock.ts'
import { findBookingClass } from '../programs/booking-classes.ts'
import type { FareKind } from './fare-kind.ts'
import type { Observation, Sector } from './observation.ts'
import { listTablePoints } from './table-price.ts'

/** An observation with its kind of fare: what its source says, else what its booking classes say, else its price. */
export function withFare(observation: Observation): Observation {
  return observation.fare === undefined ? { ...observation, fare: classifyFare(observation) } : observation
}

/**
 * By booking class where the program's classes are known: a reward needs every flight in a reward class, and one
 * flight in a class of cash fares makes it a cash fare. Else it is a reward only if its points are exactly those of
 * the table of the day it was seen. Otherwise nobody knows.
 */
export function classifyFare(observation: Observation): FareKind {
  const { program, sectors, points, seenAt } = observation
  const byClass = sectors === null ? null : classifyByClass(program, sectors)
  if (byClass !== null) return byClass
  return points !== null && isTablePrice(observation, points, localDateOf(seenAt)) ? 'reward' : 'unknown'
}

function classifyByClass(program: Observation['program'], sectors: readonly Sector[]): FareKind | null {
  const found = sectors.map((sector) => findBookingClass(program, sector))
  if (found.includes('dynamic')) return 'dynamic'
  return found.every((kind) => kind === 'reward') ? 'reward' : null
}

function isTablePrice(observation: Observation, points: number, bookedOn: LocalDate): boolean {
  return listTablePoints(observation, bookedOn).includes(points)
}
