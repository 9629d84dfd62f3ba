import { hashOf } from '../../availability/providers/sample/chance.ts'
import { type Flight, flightsOf, weekdayOf } from '../../availability/providers/sample/flights.ts'
import type { LocalDate } from '../../core/clock.ts'
import { epochDay } from '../../core/dates.ts'
import { type KnownFlight, knownFlights } from '../../network/aircraft/known-flights.ts'
import { allRoutes, type Route } from '../../network/routes.ts'

/** A sample departure and the route it is invented on. */
export type SampleFlight = Flight & { route: Route }

let byNumber: Map<string, SampleFlight[]> | undefined

/** The sample's departures of a number on a day: the world the finders search, and the numbers sources name. */
export function sampleFlights(number: string, date: LocalDate): SampleFlight[] {
  byNumber ??= groupByNumber()
  const weekday = weekdayOf(epochDay(date))
  return (byNumber.get(number) ?? []).filter(({ weekdays }) => weekdays[weekday])
}

/** The sample's departures between two airports on a day, by time. */
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
  const invented = flightsOf(route).map((flight) => ({ ...flight, route }))
  return [...invented, ...namedFlights(route)]
}

/** Numbers a source names for this direction of a route, as daily flights at an invented time. */
function namedFlights(route: Route): SampleFlight[] {
  const [model] = flightsOf(route)
  if (!model) return []
  return knownFlights
    .filter((known) => known.carrier === route.carrier && isLegOf(known, route))
    .flatMap((known) =>
      numbersFor(known, route).map((number) => ({
        ...model,
        seed: hashOf(number),
        number,
        aircraft: route.aircraft.find((name) => known.aircraft?.startsWith(name)) ?? model.aircraft,
        weekdays: Array.from({ length: 7 }, () => true),
        route,
      })),
    )
}

/** A known flight by way of another airport has two legs. Pairs of numbers fly out and back. */
function isLegOf({ from, to, via, flights }: KnownFlight, route: Route): boolean {
  const stops = [from, ...(via ? [via] : []), to]
  const legs = stops.slice(1).map((stop, at) => `${stops[at]}${stop}`)
  const back = stops.slice(1).map((stop, at) => `${stop}${stops[at]}`)
  return legs.includes(route.from + route.to) || (flights.length > 1 && back.includes(route.from + route.to))
}

function numbersFor({ flights, from, to, via }: KnownFlight, route: Route): readonly string[] {
  const [out, back] = flights
  if (flights.length < 2) return flights
  const outward = route.from === from || (via !== null && route.from === via && route.to === to)
  return [outward ? out : back].flatMap((number) => number ?? [])
}
