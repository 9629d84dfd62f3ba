import { type Flight, makeFlights, weekdayOf } from '../../availability/providers/sample/flights.ts'
import type { LocalDate } from '../../core/clock.ts'
import { epochDay } from '../../core/dates.ts'
import { allRoutes, type Route } from '../../network/routes.ts'

/** A sample departure and the route it is invented for. */
export type SampleFlight = Flight & { route: Route }

let byNumber: Map<string, SampleFlight[]> | undefined

/** Returns the sample's departures of a flight number on a day: the same flights and numbers that the finders show. */
export function sampleFlights(number: string, date: LocalDate): SampleFlight[] {
  byNumber ??= groupByNumber()
  const weekday = weekdayOf(epochDay(date))
  return (byNumber.get(number) ?? []).filter(({ weekdays }) => weekdays[weekday])
}

/** Returns the sample's departures between two airports on a day, by time. */
export function sampleDepartures(from: string, to: string, date: LocalDate): SampleFlight[] {
  const weekday = weekdayOf(epochDay(date))
  return allRoutes
    .filter((route) => route.from === from && route.to === to && isFlown(route))
    .flatMap((route) => flightsOfRoute(route))
    .filter(({ weekdays }) => weekdays[weekday])
    .toSorted((a, b) => a.departs - b.departs)
}

function isFlown({ status, onlyWith }: Route): boolean {
  return status !== 'upcoming' && onlyWith === undefined
}

function groupByNumber(): Map<string, SampleFlight[]> {
  const groups = new Map<string, SampleFlight[]>()
  for (const flight of allRoutes.filter(isFlown).flatMap(flightsOfRoute)) {
    groups.set(flight.number, [...(groups.get(flight.number) ?? []), flight])
  }
  return groups
}

function flightsOfRoute(route: Route): SampleFlight[] {
  return makeFlights(route).map((flight) => ({ ...flight, route }))
}
