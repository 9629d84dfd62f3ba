import { z } from 'zod'
import { type FlyCity, flyCities } from '../../calculators/fly/cities.ts'
import { cabinLetters, cabins } from '../../core/cabin.ts'
import { programs } from '../../core/program.ts'
import { Cabin, IsoDate, Program } from '../../core/schemas.ts'
import { cityOf } from '../../network/cities.ts'
import { searchPlaces } from '../../network/place-search.ts'
import { findPlace, type Place } from '../../network/places.ts'
import { ToolRefusal } from './tool.ts'

/** Inputs shared by several tools, each with the description an assistant reads. */

const place = z.string().trim().min(1).max(60)
const places = (what: string) =>
  z
    .array(place)
    .min(1)
    .max(10)
    .describe(`${what}: airport codes or names of cities, countries or regions, such as SYD, London, country:JP`)

export const inputs = {
  from: places('Where the trip starts'),
  to: places('Where it ends'),
  oneFrom: place.describe('Airport code or city the flight leaves from, such as SYD'),
  oneTo: place.describe('Airport code or city it flies to, such as SIN'),
  program: Program.check(z.describe('qantas for Qantas Points, velocity for Velocity Points')),
  programs: z
    .array(Program)
    .min(1)
    .max(programs.length)
    .default([...programs])
    .describe('Whose points: qantas, velocity or both'),
  cabin: Cabin.check(z.describe(`Cabin: ${cabinLetters}`)),
  cabins: z
    .array(Cabin)
    .min(1)
    .max(4)
    .default([...cabins])
    .describe(`Cabins: ${cabinLetters}`),
  start: z.optional(IsoDate).describe('First departure date, yyyy-mm-dd; defaults to today'),
  end: z.optional(IsoDate).describe('Last departure date; defaults to the last date in the plan'),
  seats: z.int().min(1).max(9).default(1).describe('People travelling together'),
  direct: z.boolean().default(false).describe('Direct flights only'),
}

/** Returns the place meant by a code or a name. @throws ToolRefusal if there is none */
export function requirePlace(text: string): Place {
  const code = /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text
  const found = findPlace(code) ?? searchPlaces(text, 1)[0]
  if (!found) throw new ToolRefusal('We can’t find that place. Use an airport code such as SYD, or a city.')
  return found
}

export const listTokens = (texts: readonly string[]): string[] => texts.map((text) => requirePlace(text).token)

/** Returns the city at one end of a flight. @throws ToolRefusal for a country, a region, or a place no points reach */
export function requireCity(text: string): FlyCity {
  const { airports, token } = requirePlace(text)
  const city = flyCities.find(({ code }) => code === token || code === cityOf(airports[0] ?? ''))
  if (!city || token.includes(':'))
    throw new ToolRefusal('Choose a city or airport with flights you can book with points.')
  return city
}

export const pickDefined = <Value extends object>(values: Value): { [Key in keyof Value]: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
