import { z } from 'zod'
import type { Cabin } from '../../../core/cabin.ts'
import { AirportCode, IsoDate } from '../../../core/schemas.ts'

/**
 * The rows of the seats.aero Partner API as it really returns them: costs as strings beside raw integers, taxes in
 * minor units, Qantas seat counts of 0 that mean unknown, empty currencies, and local times that end in Z.
 */

/** Whole numbers come as numbers or as strings of digits, depending on the field and the age of the response. */
const Count = z
  .union([z.number(), z.string().regex(/^[\d,]*$/)])
  .transform((value) => Math.round(typeof value === 'number' ? value : Number(value.replaceAll(',', ''))))
  .pipe(z.int().min(0))
  .nullish()

/** A local time at the airport, even when it ends in Z. */
const LocalTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)
  .transform((text) => text.slice(0, 16))

export const VendorSegment = z.object({
  FlightNumber: z.string(),
  FareClass: z.string().nullish(),
  AircraftName: z.string().nullish(),
  OriginAirport: AirportCode,
  DestinationAirport: AirportCode,
  DepartsAt: LocalTime,
  ArrivesAt: LocalTime,
  Cabin: z.string().nullish(),
  Order: z.number().nullish(),
})
export type VendorSegment = z.infer<typeof VendorSegment>

export const VendorTrip = z.object({
  Cabin: z.string(),
  MileageCost: Count,
  TotalTaxes: Count,
  TaxesCurrency: z.string().nullish(),
  RemainingSeats: Count,
  Stops: Count,
  Carriers: z.string().nullish(),
  /** Percentage of the journey flown in a lower cabin than the trip is sold as. */
  MixedCabinPct: z.number().min(0).max(100).nullish(),
  AvailabilitySegments: z.array(VendorSegment).nullish(),
})
export type VendorTrip = z.infer<typeof VendorTrip>

const VendorCabin = z.object({
  available: z.boolean(),
  cost: Count,
  costText: Count,
  taxes: Count,
  seats: Count,
  airlines: z.string().nullish(),
  direct: z.boolean().nullish(),
})
export type VendorCabin = z.infer<typeof VendorCabin>

export const VendorAvailability = z.looseObject({
  ID: z.string().min(1),
  Route: z.object({ OriginAirport: AirportCode, DestinationAirport: AirportCode }),
  Date: IsoDate,
  Source: z.string(),
  TaxesCurrency: z.string().nullish(),
  UpdatedAt: z.iso.datetime(),
  ComputedLastSeen: z.iso.datetime().nullish(),
  AvailabilityTrips: z.array(z.unknown()).nullish(),
})
export type VendorAvailability = z.infer<typeof VendorAvailability>

/** Reads the fields of one cabin, which the vendor prefixes with the cabin's letter. */
export function vendorCabin(row: VendorAvailability, letter: Cabin) {
  return VendorCabin.safeParse({
    available: row[`${letter}Available`],
    cost: row[`${letter}MileageCostRaw`],
    costText: row[`${letter}MileageCost`],
    taxes: row[`${letter}TotalTaxes`],
    seats: row[`${letter}RemainingSeats`],
    airlines: row[`${letter}Airlines`],
    direct: row[`${letter}Direct`],
  })
}

/** The response of search and bulk availability. Rows are checked one by one, so that a bad one affects only itself. */
export const VendorPage = z.object({
  data: z.array(z.unknown()),
  hasMore: z.boolean().nullish(),
  cursor: z.union([z.number(), z.string()]).nullish(),
})
export type VendorPage = z.infer<typeof VendorPage>

/** The flights behind one row. */
export const VendorTrips = z.object({ data: z.array(z.unknown()) })

/** A route that the provider checks, and how far ahead. */
export const VendorRoute = z.object({
  OriginAirport: AirportCode,
  DestinationAirport: AirportCode,
  NumDaysOut: z.int().min(0),
})
export type VendorRoute = z.infer<typeof VendorRoute>

export const VendorRefresh = z.object({
  complete: z.boolean(),
  quota: z.object({ remaining: z.number(), reset_seconds: z.number() }).nullish(),
})

export const VendorLive = z.object({ success: z.boolean(), results: z.array(z.unknown()).nullish() })
