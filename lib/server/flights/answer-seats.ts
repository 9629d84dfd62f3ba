import type { SeatLook } from '../../flights/flight-looks.ts'
import type { SeatsAnswer } from '../../flights/flights-contract.ts'
import { findVariantById, toDrawing, type Variant } from '../../network/aircraft/fleet.ts'
import { listSeats } from '../../network/aircraft/seats.ts'
import type { Caller } from '../caller.ts'
import { answerLeg, type FlightContext } from './answer-flights.ts'

/**
 * GET /api/flights/seats?flight&date[&from&to]: the seats of one departure, look by look, with the drawing they belong
 * on.
 */
export function answerSeats(request: Request, caller: Caller, context: FlightContext): Promise<Response> {
  return answerLeg(request, caller, context, async (asked): Promise<SeatsAnswer> => {
    const { leg, now } = asked
    const seen = await context.provider.seats(leg, now)
    const looks = context.provider.hasHistory ? seen : await context.looks.keepSeats(leg, seen)
    const [newest] = looks
    const id = newest?.aircraft.variant ?? null
    const variant = id === null ? undefined : findVariantById(id)
    const strangers = variant && newest ? listStrangers(variant, newest) : []
    if (strangers.length > 0)
      context.report('flight source: seats the layout lacks', { aircraft: id, seats: strangers })
    const drawing = variant ? (structuredClone(toDrawing(variant)) as SeatsAnswer['drawing']) : null
    return { ...asked, looks, drawing, strangers }
  })
}

/**
 * Returns the seats of a look that the layout lacks, in cabin letters whose cabins are all drawable: seats of other
 * cabins aren't numbered in the layout.
 */
export function listStrangers({ cabins }: Pick<Variant, 'cabins'>, { seats }: Pick<SeatLook, 'seats'>): string[] {
  const known = new Set(cabins.flatMap(listSeats).flatMap(({ name }) => (name === null ? [] : [name])))
  const numbered = new Set(cabins.filter(({ drawable }) => drawable).map(({ letter }) => letter))
  const openCabins = new Set(cabins.filter(({ drawable }) => !drawable).map(({ letter }) => letter))
  return seats
    .filter(({ name, cabin }) => !known.has(name) && numbered.has(cabin) && !openCabins.has(cabin))
    .map(({ name }) => name)
}
