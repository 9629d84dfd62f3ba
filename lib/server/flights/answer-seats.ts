import { getBuckets } from '../../flights/booking-classes.ts'
import type { SeatSnapshot } from '../../flights/flight-snapshots.ts'
import type { LoadsAnswer, SeatsAnswer } from '../../flights/flights-contract.ts'
import type { LayoutAnswer } from '../../flights/layout-contract.ts'
import {
  drawnAs,
  findType,
  findVariant,
  findVariantById,
  getVariantPath,
  listVariants,
  toDrawing,
  type Variant,
} from '../../network/aircraft/fleet.ts'
import { listSeats } from '../../network/aircraft/seats.ts'
import type { Caller } from '../caller.ts'
import { problemResponse } from '../problem.ts'
import { answerLeg, type FlightContext } from './answer-flights.ts'

/** GET /api/flights/seats?flight&date[&from&to]: a departure's seats at each check, and their drawing. */
export function answerSeats(request: Request, caller: Caller, context: FlightContext): Promise<Response> {
  return answerLeg(request, caller, context, async (fields): Promise<SeatsAnswer> => {
    const { leg, now } = fields
    const seen = await context.provider.seats(leg, now)
    const snapshots = context.provider.hasHistory ? seen : await context.snapshots.storeSeats(leg, seen)
    const [newest] = snapshots
    const id = newest?.aircraft.variant ?? null
    const variant = id === null ? undefined : findVariantById(id)
    const unknownSeats = variant && newest ? listUnknownSeats(variant, newest) : []
    if (unknownSeats.length > 0)
      context.report('flight source: seats the layout lacks', { aircraft: id, seats: unknownSeats })
    const drawing = variant ? (structuredClone(toDrawing(variant)) as SeatsAnswer['drawing']) : null
    return { ...fields, looks: snapshots, drawing, strangers: unknownSeats }
  })
}

/**
 * Returns the seats of a snapshot that the layout lacks, in cabin letters whose cabins are all drawable: seats of other
 * cabins aren't numbered in the layout.
 */
export function listUnknownSeats(
  { cabins }: Pick<Variant, 'cabins'>,
  { seats }: Pick<SeatSnapshot, 'seats'>,
): string[] {
  const known = new Set(cabins.flatMap(listSeats).flatMap(({ name }) => (name === null ? [] : [name])))
  const numbered = new Set(cabins.filter(({ drawable }) => drawable).map(({ letter }) => letter))
  const openCabins = new Set(cabins.filter(({ drawable }) => !drawable).map(({ letter }) => letter))
  return seats
    .filter(({ name, cabin }) => !known.has(name) && numbered.has(cabin) && !openCabins.has(cabin))
    .map(({ name }) => name)
}

/** GET /api/flights/loads?flight&date[&from&to]: booking classes and load of one departure, check by check. */
export function answerLoads(request: Request, caller: Caller, context: FlightContext): Promise<Response> {
  return answerLeg(request, caller, context, async (fields): Promise<LoadsAnswer> => {
    const { leg, now } = fields
    const seen = await context.provider.loads(leg, now)
    const snapshots = context.provider.hasHistory ? seen : await context.snapshots.storeLoads(leg, seen)
    const { buckets, sources } = getBuckets(leg.flight)
    const bucketSources = sources.map(({ title, provenance: { asOf, sources: read, confidence } }) => ({
      title,
      asOf,
      sources: [...read],
      confidence,
    }))
    return { ...fields, looks: snapshots, buckets, bucketSources }
  })
}

/** GET /api/flights/layouts?aircraft=qantas/a380: a layout, or a type's first, as data. The same for everyone. */
export function answerLayout(request: Request): Response {
  const path = new URL(request.url).searchParams.get('aircraft') ?? ''
  const variant = findVariant(path) ?? firstLayout(path)
  if (!variant) {
    const message = path === '' ? 'is missing' : 'is no aircraft we know; an address is written as qantas/a380'
    return problemResponse(404, 'Aircraft not found', 'We don’t have a seat map at this address.', {
      errors: [{ parameter: 'aircraft', message }],
    })
  }
  return Response.json(toLayout(variant), {
    headers: { 'cache-control': 'public, max-age=300, s-maxage=86400, stale-while-revalidate=86400' },
  })
}

function firstLayout(path: string): Variant | undefined {
  const type = findType(path)
  return type && listVariants(type).find((variant) => drawnAs(variant) !== 'none')
}

function toLayout(variant: Variant): LayoutAnswer {
  const { amenities } = variant
  return {
    path: getVariantPath(variant),
    seats: variant.seats,
    // Copies the read-only facts into the contract's mutable arrays.
    drawing: structuredClone(toDrawing(variant)) as LayoutAnswer['drawing'],
    cabins: variant.cabins.map(({ letter, name, seats, pattern, pitchIn, widthIn, bed, recline }) => ({
      ...{ letter, name, seats, pattern, pitchIn, widthIn },
      bed: bed?.type ?? recline,
    })),
    wifi: amenities.wifi?.fact ?? null,
    power: amenities.power?.fact ?? null,
    ife: amenities.ife?.fact ?? null,
  }
}
