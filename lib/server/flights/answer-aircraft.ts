import { z } from 'zod'
import { airport, readParams } from '../../availability/parse-params.ts'
import type { AircraftAnswer } from '../../flights/aircraft-contract.ts'
import { parseFlightNumber } from '../../flights/flight-number.ts'
import { type AircraftType, drawnAs, getAirline, getVariantPath, listVariants } from '../../network/aircraft/fleet.ts'
import { knownFlights } from '../../network/aircraft/known-flights.ts'
import { routesOfPair } from '../../network/aircraft/route-slugs.ts'
import { shortName } from '../../network/aircraft/seat-map-pages.ts'
import { typesFlown } from '../../network/aircraft/types-flown.ts'
import { findAirport } from '../../network/airports.ts'
import type { Route } from '../../network/routes.ts'
import { badRequest, problemResponse } from '../problem.ts'

const Params = z.object({ flight: z.string().max(12).optional(), from: airport.optional(), to: airport.optional() })

/** GET /api/flights/aircraft?flight=QF11 or ?from=SYD&to=LAX: the usual aircraft. The same for everyone. */
export function answerAircraft(request: Request): Response {
  const read = readParams(new URL(request.url).searchParams, Params)
  if (!read.ok) return badRequest(read.errors)
  const { flight, from, to } = read.value
  if (flight !== undefined) return byNumber(flight)
  if (from === undefined || to === undefined) {
    return badRequest([{ parameter: 'flight', message: 'is missing; or give both from and to' }])
  }
  const routes = routesOfPair(from, to)
  if (routes.length === 0) {
    return problemResponse(404, 'Route not found', `There are no non-stop flights from ${from} to ${to} in our data.`)
  }
  const subject = `${findAirport(from)?.city ?? from} to ${findAirport(to)?.city ?? to}`
  return found(
    subject,
    routes.flatMap((route) => ofRoute(route, `usual for ${route.carrier} on this route`)),
  )
}

function byNumber(text: string): Response {
  const flight = parseFlightNumber(text)
  if (flight === null) return badRequest([{ parameter: 'flight', message: 'must be a flight number such as QF11' }])
  const known = knownFlights.filter(({ flights }) => flights.includes(flight))
  if (known.length === 0) {
    const detail = `We don’t know which aircraft flies ${flight}. Search its route to see the usual aircraft.`
    return problemResponse(404, 'Flight not found', detail)
  }
  const types = known.flatMap(({ from, to, via, carrier, aircraft, asOf }) => {
    const why = `named for ${flight}${asOf ? ` as of ${asOf}` : ', not dated'}`
    const legs = via ? [...routesOfPair(from, via), ...routesOfPair(via, to)] : routesOfPair(from, to)
    const own = legs.filter((route) => route.carrier === carrier)
    const named = own.map((route) => ({
      ...route,
      aircraft: route.aircraft.filter((name) => aircraft?.includes(name)),
    }))
    return named.flatMap((route) => ofRoute(route, why))
  })
  return found(flight, types)
}

type Found = AircraftAnswer['types'][number]

function ofRoute(route: Route, why: string): Found[] {
  return typesFlown(route).flatMap(({ types }) => types.map((type) => toEntry(type, why)))
}

function toEntry(type: AircraftType, why: string): Found {
  const drawn = listVariants(type).find((variant) => drawnAs(variant) !== 'none')
  return {
    path: `${type.airline}/${type.slug}`,
    name: `${getAirline(type.airline).name} ${shortName(type)}`,
    variant: drawn ? getVariantPath(drawn) : null,
    why,
  }
}

function found(subject: string, types: readonly Found[]): Response {
  const answer: AircraftAnswer = {
    asked: subject,
    types: [...new Map(types.map((type) => [type.path, type])).values()],
  }
  return Response.json(answer, {
    headers: { 'cache-control': 'public, max-age=300, s-maxage=86400, stale-while-revalidate=86400' },
  })
}
