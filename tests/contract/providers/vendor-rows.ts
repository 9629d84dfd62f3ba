/** Rows in the provider's shape, with its traps: figures as strings, zeros for unknown values, local times with a Z. */

type Letter = 'Y' | 'W' | 'J' | 'F'
export type VendorCabin = { points: number; taxes?: number; seats?: number; airlines?: string; direct?: boolean }

export type VendorDay = {
  id: string
  from: string
  to: string
  date: string
  program?: string
  seenAt: string
  currency?: string
  cabins?: Partial<Record<Letter, VendorCabin>>
  trips?: unknown[]
}

const words = { Y: 'economy', W: 'premium', J: 'business', F: 'first' } as const

export function vendorRow({ id, from, to, date, seenAt, cabins = {}, ...more }: VendorDay): Record<string, unknown> {
  const source = more.program ?? 'qantas'
  const fields = (['Y', 'W', 'J', 'F'] as const).map((letter) => cabinFields(letter, cabins[letter]))
  return {
    ID: id,
    RouteID: `${from}${to}`,
    Route: { ID: `${from}${to}`, OriginAirport: from, DestinationAirport: to, NumDaysOut: 330, Source: source },
    Date: date,
    ParsedDate: `${date}T00:00:00Z`,
    Source: source,
    TaxesCurrency: more.currency ?? 'AUD',
    CreatedAt: seenAt,
    UpdatedAt: seenAt.replace('Z', '.293483Z'),
    ComputedLastSeen: seenAt,
    AvailabilityTrips: more.trips ?? null,
    ...Object.assign({}, ...fields),
  }
}

function cabinFields(letter: Letter, cabin: VendorCabin | undefined): Record<string, unknown> {
  return {
    [`${letter}Available`]: cabin !== undefined,
    [`${letter}MileageCost`]: String(cabin?.points ?? 0),
    [`${letter}MileageCostRaw`]: cabin?.points ?? 0,
    [`${letter}TotalTaxes`]: cabin?.taxes ?? 0,
    [`${letter}RemainingSeats`]: cabin?.seats ?? 0,
    [`${letter}Airlines`]: cabin?.airlines ?? '',
    [`${letter}Direct`]: cabin?.direct ?? false,
  }
}

export type VendorFlight = { flight: string; from: string; to: string; departs: string; arrives: string }

export function vendorTrip(letter: Letter, flights: VendorFlight[], more: Record<string, unknown> = {}) {
  return {
    ID: flights.map(({ flight }) => flight).join(),
    Cabin: words[letter],
    MileageCost: 144_600,
    TotalTaxes: 42_366,
    TaxesCurrency: 'AUD',
    RemainingSeats: 2,
    Stops: flights.length - 1,
    MixedCabinPct: 0,
    // The last flight comes first: a separate field gives their order.
    AvailabilitySegments: flights
      .map(({ flight, from, to, departs, arrives }, at) => ({
        FlightNumber: flight,
        FareClass: 'U',
        AircraftName: 'Boeing 787-9',
        OriginAirport: from,
        DestinationAirport: to,
        DepartsAt: `${departs}:00Z`,
        ArrivesAt: `${arrives}:00Z`,
        Cabin: words[letter],
        Order: at,
      }))
      .reverse(),
    ...more,
  }
}
