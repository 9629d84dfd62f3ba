/** Makes a response page in the shape of seats.aero's cached search, for testing ingest end to end. */
export type SeatsAeroDay = {
  from: string
  to: string
  date: string
  /** What each cabin has that day; a cabin left out was checked and had nothing. */
  cabins: Partial<
    Record<
      'Y' | 'W' | 'J' | 'F',
      { points: number; taxesMinor: number; seats: number; airlines: string; direct: boolean }
    >
  >
}

const emptyCabin = { points: 0, taxesMinor: 0, seats: 0, airlines: '', direct: false }

export function seatsAeroPage(days: SeatsAeroDay[], seenAt: string, source = 'qantas'): string {
  const data = days.map((day, index) => availability(day, `row-${index}`, seenAt, source))
  return JSON.stringify({ data, count: data.length, hasMore: false, cursor: 1_795_000_000, moreURL: '' })
}

function availability(day: SeatsAeroDay, id: string, seenAt: string, source: string) {
  const cabins = (['Y', 'W', 'J', 'F'] as const).flatMap((letter) => {
    const { points, taxesMinor, seats, airlines, direct } = day.cabins[letter] ?? emptyCabin
    return [
      [`${letter}Available`, points > 0],
      [`${letter}AvailableRaw`, points > 0],
      [`${letter}MileageCost`, String(points)],
      [`${letter}MileageCostRaw`, points],
      [`${letter}TotalTaxes`, taxesMinor],
      [`${letter}RemainingSeats`, seats],
      [`${letter}Airlines`, airlines],
      [`${letter}Direct`, direct],
    ]
  })
  return {
    ID: id,
    RouteID: `${day.from}-${day.to}`,
    Route: {
      ID: `${day.from}-${day.to}`,
      OriginAirport: day.from,
      OriginRegion: 'Oceania',
      DestinationAirport: day.to,
      DestinationRegion: 'Asia',
      NumDaysOut: 330,
      Distance: 3908,
      Source: source,
    },
    Date: day.date,
    ParsedDate: `${day.date}T00:00:00Z`,
    Source: source,
    TaxesCurrency: 'AUD',
    CreatedAt: seenAt,
    UpdatedAt: seenAt,
    ComputedLastSeen: seenAt,
    AvailabilityTrips: null,
    ...Object.fromEntries(cabins),
  }
}
