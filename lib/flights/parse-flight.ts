import { z } from 'zod'
import { airport, type ParameterError, type Parsed, readParams } from '../availability/parse-params.ts'
import type { LocalDate } from '../core/clock.ts'
import { earliestDeparture } from '../core/dates.ts'
import { IsoDate } from '../core/schemas.ts'
import { findAirport } from '../network/airports.ts'
import { parseFlightNumber } from './flight-number.ts'

const flightNumber = z.string().transform((text, context) => {
  const flight = parseFlightNumber(text)
  if (flight !== null) return flight
  context.addIssue('must be a flight number such as QF11')
  return z.NEVER
})

export const FlightParams = z.object({
  flight: flightNumber,
  date: IsoDate,
  /** Select one leg of a flight number that flies several. */
  from: airport.optional(),
  to: airport.optional(),
})
export type FlightParams = z.infer<typeof FlightParams>

export const DepartureParams = z.object({ from: airport, to: airport, date: IsoDate })
export type DepartureParams = z.infer<typeof DepartureParams>

/** Parses the parameters of an API about one flight. */
export function parseFlight(params: URLSearchParams, today: LocalDate): Parsed<FlightParams> {
  return readParams(params, FlightParams, (some) => findErrors(some, today))
}

/** Parses the parameters of an API about departures. */
export function parseDepartures(params: URLSearchParams, today: LocalDate): Parsed<DepartureParams> {
  return readParams(params, DepartureParams, (some) => {
    const errors = findErrors(some, today)
    if (some.from !== undefined && some.from === some.to) {
      errors.push({ parameter: 'to', message: `is the same airport as from, ${some.from}` })
    }
    return errors
  })
}

/** Finds what is wrong with well-formed parameters. */
function findErrors({ date, ...ends }: Partial<DepartureParams>, today: LocalDate): ParameterError[] {
  const errors = (['from', 'to'] as const).flatMap((parameter): ParameterError[] => {
    const code = ends[parameter]
    return code === undefined || findAirport(code) ? [] : [{ parameter, message: `${code} isn’t an airport we know` }]
  })
  if (date !== undefined && date < earliestDeparture(today)) {
    errors.push({ parameter: 'date', message: `${date} has passed; today is ${today}` })
  }
  return errors
}
