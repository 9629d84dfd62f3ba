import { draw } from '../../availability/providers/sample/chance.ts'
import { getDemand, seatsLeft } from '../../availability/providers/sample/seats.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { type EpochDay, epochDay, instantOf } from '../../core/dates.ts'
import { drawnAs, type Variant } from '../../network/aircraft/fleet.ts'
import { typesFlown } from '../../network/aircraft/types-flown.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { type Bucket, getBuckets } from '../booking-classes.ts'
import type { AircraftSeen, CabinLoad, ClassCount, LoadLook } from '../flight-looks.ts'
import { seatsByCabin } from '../recognise-aircraft.ts'
import type { SampleFlight } from './sample-flights.ts'

/** Days before today the sample looked as well. */
const lookedBack = [0, 1, 2, 4, 7, 11, 16, 22, 30]
/** Sold fares by cabin, dearest first, as Qantas sells them abroad. */
const fareLetters: Record<Cabin, string> = { F: 'FA', J: 'JCDI', W: 'WRT', Y: 'YBHKMLVSGOQN' }
/** One aircraft in so many is changed within a fortnight of today. */
const swapChance = 0.08
const swappedDaysAgo = 7

/** When the sample looked, and what it then knew. */
export type SampleLook = {
  seenAt: Instant
  day: EpochDay
  lead: number
  variant: Variant | null
  aircraft: AircraftSeen
}

/** The looks at a departure up to `now`, newest first. */
export function sampleLooks(flight: SampleFlight, date: LocalDate, now: Instant): SampleLook[] {
  const today = epochDay(localDateOf(now))
  const day = epochDay(date)
  const layouts = listLayouts(flight)
  const isSwapped = layouts.length > 1 && draw(flight.seed, day, 41) < swapChance
  return lookedBack.map((ago) => {
    const turn = Math.floor(draw(flight.seed, day, 42) * layouts.length) + (isSwapped && ago >= swappedDaysAgo ? 1 : 0)
    const variant = layouts[turn % Math.max(1, layouts.length)] ?? null
    const name = variant?.name ?? flight.aircraft ?? 'Aircraft not known'
    return {
      seenAt: seenAt(flight, today - ago),
      day,
      lead: day - today + ago,
      variant,
      aircraft: { name, variant: variant?.id ?? null },
    }
  })
}

/** Before that day begins in any zone, so that no look is of the future; each flight at its own time. */
function seenAt({ seed }: SampleFlight, day: EpochDay): Instant {
  return instantOf(day * 86_400 - 11 * 3600 - Math.floor(draw(seed, day, 7) * 20 * 3600))
}

/** The layouts of the aircraft this departure is invented with. */
function listLayouts(flight: SampleFlight): Variant[] {
  const flown = typesFlown({ ...flight.route, aircraft: flight.aircraft ? [flight.aircraft] : [] })
  return flown.flatMap(({ variants }) => variants).filter((variant) => drawnAs(variant) !== 'none')
}

/** The load of one look. */
export function sampleLoad(flight: SampleFlight, look: SampleLook): LoadLook {
  const flown = cabins.filter((cabin) => flight.cabins.includes(cabin))
  const loads = flown.map((cabin) => cabinLoad(flight, look, cabin))
  const { buckets } = getBuckets(flight.number)
  const classes = loads.flatMap((load) => [
    ...fareClasses(flight, look, load),
    ...bucketClasses(flight, look, load, buckets),
  ])
  const known = look.variant !== null
  return {
    seenAt: look.seenAt,
    aircraft: look.aircraft,
    classes,
    cabins: known ? loads : loads.map(({ cabin }) => ({ cabin, capacity: null, booked: null })),
  }
}

/** Seats a cabin of a type nobody knows is invented with. */
const usualSeats: Record<Cabin, number> = { F: 8, J: 30, W: 28, Y: 160 }

/** How full a cabin is: little long ahead, most in the last two months, more in the holidays. */
export function cabinLoad(
  flight: SampleFlight,
  { variant, day, lead }: SampleLook,
  cabin: Cabin,
): Required<CabinLoad> & { capacity: number; booked: number } {
  const capacity = (variant ? seatsByCabin(variant)[cabin] : usualSeats[cabin]) ?? 0
  const wanted = 0.62 + 0.3 * draw(flight.seed, day, cabin.charCodeAt(0)) + 0.12 * (getDemand(day) - 1)
  const sold = wanted / (1 + (Math.max(0, lead) / 45) ** 1.3)
  return { cabin, capacity, booked: Math.min(capacity, Math.round(capacity * sold)) }
}

/** The dearest letter opens for every seat left; each cheaper one needs an emptier cabin. */
function fareClasses(
  flight: SampleFlight,
  { day }: SampleLook,
  { cabin, capacity, booked }: { cabin: Cabin; capacity: number; booked: number },
): ClassCount[] {
  const left = Math.max(0, capacity - booked)
  const letters = [...fareLetters[cabin]]
  return letters.map((code, at) => {
    const share = (at / letters.length) * (0.5 + 0.3 * draw(flight.seed, day, 60))
    return { code, cabin, seats: Math.max(0, Math.min(9, Math.floor(left - capacity * share))) }
  })
}

/** Reward letters hold what the sample's finder offers, so that the two never contradict each other. */
function bucketClasses(
  flight: SampleFlight,
  { day, lead }: SampleLook,
  { cabin, capacity, booked }: { cabin: Cabin; capacity: number; booked: number },
  buckets: readonly Bucket[],
): ClassCount[] {
  const own = buckets.filter((bucket) => bucket.cabin === cabin && !fareLetters[cabin].includes(bucket.code))
  return own.map(({ code, programs }) => {
    const [program = 'qantas'] = programs
    const seats = lead > programFacts[program].openDays ? 0 : seatsLeft(flight, program, cabin, day, lead)
    return { code, cabin, seats: Math.min(seats, Math.max(0, capacity - booked)) }
  })
}
