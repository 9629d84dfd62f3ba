import { z } from 'zod'
import { type Cabin, cabins } from '../../../core/cabin.ts'
import { isProgram, type Program } from '../../../core/program.ts'
import type { Source } from '../../observation.ts'
import { type Chunks, formatIssues, type ProviderItem, type Tally, toItem, type Where } from '../provider.ts'
import { readJson } from '../text.ts'
import { VendorAvailability, type VendorCabin, type VendorSegment, VendorTrip, vendorCabin } from './schema.ts'

const CABIN_NAMES = new Map<string, Cabin>([
  ['economy', 'Y'],
  ['premium', 'W'],
  ['business', 'J'],
  ['first', 'F'],
])

export const SEATS_AERO: Source = { kind: 'seats-aero', name: 'seats.aero' }

/** What one run has taken: counts, and rows by id and time. Shared between pages, because pages of a search overlap. */
export type Taking = { tally: Tally; taken: Set<string> }

/**
 * Converts a row to one observation per cabin, "checked, none" for cabins without seats. Cabins whose trips the row
 * includes get one observation per trip instead, with the flights. A row taken before gives nothing.
 */
export function itemsOfRow(value: unknown, where: Where, { tally, taken }: Taking): ProviderItem[] {
  tally.rows += 1
  const row = parseRow(value)
  if (typeof row === 'string') return [refused(where, row)]
  const id = `${row.ID} ${getSeenAt(row)}`
  if (taken.has(id)) {
    tally.duplicates += 1
    return []
  }
  taken.add(id)
  const trips = (row.AvailabilityTrips ?? []).map((trip) => itemOfTrip(toRoute(row), trip, row.TaxesCurrency, where))
  const detailed = new Set(trips.flatMap((item) => (item.ok ? [item.observation.cabin] : [])))
  const summed = cabins.filter((cabin) => !detailed.has(cabin)).map((cabin) => itemOfCabin(row, cabin, where))
  return [...trips, ...summed]
}

/** Returns the id by which the provider can be asked to check again; null when the row has none. */
export function idOfRow(value: unknown): string | null {
  const parsed = VendorAvailability.pick({ ID: true }).safeParse(value)
  return parsed.success ? parsed.data.ID : null
}

/** Returns the row, or what is wrong with it. */
function parseRow(value: unknown): VendorAvailability | string {
  const parsed = VendorAvailability.safeParse(value)
  if (!parsed.success) return formatIssues(parsed.error)
  return isProgram(parsed.data.Source) ? parsed.data : `program ${parsed.data.Source} is not one of ours`
}

/** What all observations of a row, or of a live response, have in common. */
type RowRoute = {
  program: Program | undefined
  from: string
  to: string
  date: string
  source: Source
  seenAt: string
}

/** Converts one trip with its flights. `currency` is the row's, used when the trip names none. */
export function itemOfTrip(
  route: RowRoute,
  value: unknown,
  currency: string | null | undefined,
  where: Where,
): ProviderItem {
  const trip = VendorTrip.safeParse(value)
  if (!trip.success) return refused(where, `trip: ${formatIssues(trip.error)}`)
  return toItem({ ...route, ...candidateOfTrip(trip.data, currency) }, where)
}

function refused(where: Where, reason: string): ProviderItem {
  return { ok: false, where, reason }
}

function itemOfCabin(row: VendorAvailability, cabin: Cabin, where: Where): ProviderItem {
  const fields = vendorCabin(row, cabin)
  if (!fields.success) return refused(where, `cabin ${cabin}: ${formatIssues(fields.error)}`)
  return toItem({ ...toRoute(row), cabin, sectors: null, ...toOffer(row, fields.data) }, where)
}

function toRoute(row: VendorAvailability): RowRoute {
  return {
    program: isProgram(row.Source) ? row.Source : undefined,
    from: row.Route.OriginAirport,
    to: row.Route.DestinationAirport,
    date: row.Date,
    source: SEATS_AERO,
    seenAt: getSeenAt(row),
  }
}

function toOffer(row: VendorAvailability, fields: VendorCabin) {
  if (!fields.available) return { seats: 0, points: null, charges: null, carriers: [], direct: false }
  return {
    seats: toSeats(fields.seats),
    points: fields.cost || fields.costText || null,
    charges: toCharges(fields.taxes, row.TaxesCurrency),
    carriers: parseCodes(fields.airlines),
    direct: fields.direct ?? false,
  }
}

function candidateOfTrip(trip: VendorTrip, currency: string | null | undefined) {
  const segments = [...(trip.AvailabilitySegments ?? [])].sort((a, b) => (a.Order ?? 0) - (b.Order ?? 0))
  const cabin = CABIN_NAMES.get(trip.Cabin.toLowerCase())
  return {
    cabin,
    seats: toSeats(trip.RemainingSeats),
    points: trip.MileageCost || null,
    charges: toCharges(trip.TotalTaxes, trip.TaxesCurrency ?? currency),
    carriers: segments.length > 0 ? [...new Set(segments.map(getCarrier))] : parseCodes(trip.Carriers),
    direct: segments.length > 0 ? segments.length === 1 : trip.Stops === 0,
    sectors: segments.length > 0 ? segments.map((segment) => toSector(segment, cabin)) : null,
    mixedPct: trip.MixedCabinPct ?? undefined,
  }
}

function toSector(segment: VendorSegment, tripCabin: Cabin | undefined) {
  return {
    from: segment.OriginAirport,
    to: segment.DestinationAirport,
    carrier: getCarrier(segment),
    flight: segment.FlightNumber.replace(/\s/g, ''),
    departs: segment.DepartsAt,
    arrives: segment.ArrivesAt,
    aircraft: segment.AircraftName || null,
    cabin: CABIN_NAMES.get(segment.Cabin?.toLowerCase() ?? '') ?? tripCabin,
    bookingClass: segment.FareClass || null,
  }
}

function getCarrier(segment: VendorSegment): string {
  return segment.FlightNumber.slice(0, 2)
}

/** For an available cabin, the vendor's 0 means that the count is unknown, not that there are no seats. */
function toSeats(seats: number | null | undefined): number | null {
  return seats ? Math.min(seats, 9) : null
}

/** No award is free of taxes, so 0 means a missing figure. An empty currency stays unknown: it isn't always AUD. */
function toCharges(minor: number | null | undefined, currency: string | null | undefined) {
  return minor ? { minor, currency: currency || null } : null
}

function parseCodes(list: string | null | undefined): string[] {
  return [...new Set((list ?? '').split(',').map((code) => code.trim()))].filter((code) => code !== '')
}

/** Returns when the seats were last seen, to the millisecond (the vendor gives more digits). */
export function getSeenAt(row: VendorAvailability): string {
  return new Date(row.ComputedLastSeen ?? row.UpdatedAt).toISOString()
}

const Page = z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data)])

/** Reads a file with a cached search or bulk availability response: `{data: [...], hasMore, cursor}` or the array. */
export async function* readSeatsAero(
  chunks: Chunks,
  { file, ...taking }: Taking & { file: string },
): AsyncGenerator<ProviderItem> {
  const json = await readJson(chunks)
  const page = Page.safeParse(json.value)
  if (json.fault === null && page.success) {
    for (const [at, row] of page.data.entries()) yield* itemsOfRow(row, { file, row: `row ${at + 1}` }, taking)
  } else {
    yield { ok: false, where: { file, line: 1 }, reason: json.fault ?? 'no array "data" in this JSON' }
  }
}
