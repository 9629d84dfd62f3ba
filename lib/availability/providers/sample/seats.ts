import type { Cabin } from '../../../core/cabin.ts'
import type { EpochDay } from '../../../core/dates.ts'
import { type Program, programs } from '../../../core/program.ts'
import type { Region } from '../../../network/airport-names.ts'
import { findAirport } from '../../../network/airports.ts'
import { programFacts } from '../../../programs/program-facts.ts'
import { draw, hashText } from './chance.ts'
import { type Flight, weekdayOf } from './flights.ts'

/** How a cabin behaves: the chance that seats are released, how many, how fast they go, and the chance of late ones. */
const HABITS: Record<Cabin, { released: number; maxSeats: number; haste: number; late: number }> = {
  Y: { released: 0.85, maxSeats: 9, haste: 1, late: 0.35 },
  W: { released: 0.5, maxSeats: 4, haste: 1.4, late: 0.2 },
  J: { released: 0.45, maxSeats: 4, haste: 1.6, late: 0.25 },
  F: { released: 0.25, maxSeats: 2, haste: 2, late: 0.15 },
}

/** Days before departure from which unsold seats are released as rewards. */
const LATE_DAYS = 14

/**
 * Returns the reward seats left on an invented flight, seen `lead` days ahead. Seats are released when the calendar
 * opens, go one by one, faster in holidays and at weekends, and a few more appear in the last fortnight. So the data
 * changes as days pass, but the same day always gives the same answer.
 */
export function seatsLeft(flight: Flight, program: Program, cabin: Cabin, day: EpochDay, lead: number): number {
  const horizon = programFacts[program].openDays
  if (lead < 0 || lead > horizon) return 0
  const habit = HABITS[cabin]
  const seed = (flight.seed ^ (programs.indexOf(program) * 0x5bd1e995)) + cabin.charCodeAt(0)
  const demand = demandFor(flight, day)
  const released = habit.released * getGenerosity(flight.carrier, cabin)
  const late =
    lead <= LATE_DAYS && draw(seed, day, 99) < habit.late ? 1 + Math.floor(draw(seed, day, 98) * habit.maxSeats) : 0
  if (draw(seed, day, 0) > released / demand) return Math.min(9, late)
  const releasedSeats = 1 + Math.floor(draw(seed, day, 1) * habit.maxSeats)
  let left = 0
  for (let seat = 0; seat < releasedSeats; seat += 1) {
    // The lead at which this seat goes. The higher `haste` and demand are, the closer it is to the calendar's opening.
    const goesAt = horizon * draw(seed, day, 2 + seat) ** (1 / (habit.haste * demand))
    if (lead > goesAt) left += 1
  }
  return Math.min(9, left + late)
}

/** A carrier releases a cabin's seats more or less freely than others do. */
function getGenerosity(carrier: string, cabin: Cabin): number {
  return 0.7 + 0.5 * draw(hashText(carrier), cabin.charCodeAt(0), 5)
}

/** The high seasons of each part of the world, by month and day, and how much they raise demand. */
const SEASONS: { region: Region; country?: string; from: string; to: string; factor: number }[] = [
  { region: 'europe', from: '05-25', to: '08-31', factor: 1.4 },
  { region: 'north-america', from: '06-10', to: '08-20', factor: 1.2 },
  { region: 'asia', country: 'JP', from: '03-18', to: '04-20', factor: 1.4 },
  { region: 'asia', country: 'JP', from: '01-05', to: '02-28', factor: 1.25 },
  { region: 'pacific', from: '06-20', to: '09-20', factor: 1.25 },
]

/** Returns the demand for a flight on a day, from the Australian calendar and the season at either end. */
export function demandFor({ from, to }: Pick<Flight, 'from' | 'to'>, day: EpochDay): number {
  const monthDay = new Date(day * 86_400_000).toISOString().slice(5, 10)
  const ends = [findAirport(from), findAirport(to)]
  const factors = SEASONS.flatMap(({ region, country, from: first, to: last, factor }) => {
    const goesThere = ends.some((one) => one?.region === region && (country === undefined || one.country === country))
    return goesThere && monthDay >= first && monthDay <= last ? [factor] : []
  })
  return getDemand(day) * Math.max(1, ...factors)
}

const demands = new Map<EpochDay, number>()

/** Returns the demand for a day; 1 is an ordinary day. */
export function getDemand(day: EpochDay): number {
  const known = demands.get(day) ?? demandOn(day)
  demands.set(day, known)
  return known
}

function demandOn(day: EpochDay): number {
  const weekday = weekdayOf(day)
  const week = weekday === 5 || weekday === 0 ? 1.25 : weekday === 2 || weekday === 3 ? 0.8 : 1
  return week * getSeason(new Date(day * 86_400_000).toISOString().slice(5, 10))
}

/** Roughly the Australian summer and school holidays. A sample needs the shape, not the calendar of one state. */
function getSeason(monthDay: string): number {
  if (monthDay >= '12-12' || monthDay <= '01-26') return 1.4
  const holidays = [
    ['04-01', '04-16'],
    ['06-27', '07-14'],
    ['09-19', '10-05'],
  ] as const
  return holidays.some(([first, last]) => monthDay >= first && monthDay <= last) ? 1.35 : 1
}
