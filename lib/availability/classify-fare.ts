import { type LocalDate, localDateOf } from '../core/clock.ts'
import { findBookingClass } from '../programs/booking-classes.ts'
import type { FareKind, Observation, Sector } from './observation.ts'
import { listTablePoints } from './table-price.ts'

/** Adds the kind of fare to an observation: from its source if given, else from its booking classes, else its price. */
export function withFare(observation: Observation): Observation {
  return observation.fare === undefined ? { ...observation, fare: classifyFare(observation) } : observation
}

/**
 * Works out the kind of fare. Booking classes decide where the program's classes are known: a reward needs every flight
 * in a reward class, and one flight in a cash fare class makes it a cash fare. Otherwise it is a reward only if its
 * points exactly match the published table of the day it was seen, and unknown if they don't.
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
