import { describe, expect, it } from 'vitest'
import { readAll } from '../reading.ts'

const none = {
  Available: false,
  MileageCost: '0',
  MileageCostRaw: 0,
  TotalTaxes: 0,
  RemainingSeats: 0,
  Airlines: '',
  Direct: false,
}
const some = {
  Available: true,
  MileageCost: '151800',
  MileageCostRaw: 151_800,
  TotalTaxes: 42_366,
  RemainingSeats: 2,
  Airlines: 'QF, JL',
  Direct: true,
}

function row(more: Record<string, unknown> = {}, byCabin: Record<string, Record<string, unknown>> = { J: some }) {
  const fields = ['Y', 'W', 'J', 'F'].flatMap((letter) =>
    Object.entries(byCabin[letter] ?? none).map(([name, value]) => [letter + name, value]),
  )
  return {
    ID: 'a1',
    Route: { OriginAirport: 'PER', DestinationAirport: 'LHR' },
    Date: '2027-01-26',
    Source: 'qantas',
    TaxesCurrency: 'AUD',
    UpdatedAt: '2026-11-19T00:04:45.293483Z',
    ComputedLastSeen: '2026-11-19T00:04:45Z',
    AvailabilityTrips: null,
    ...Object.fromEntries(fields),
    ...more,
  }
}

function page(rows: unknown[]): string {
  return JSON.stringify({ data: rows, count: rows.length, hasMore: false, cursor: 1 }, null, 1)
}

async function business(more: Record<string, unknown>, cabin: Record<string, unknown> = {}) {
  const { observations } = await readAll(page([row(more, { J: { ...some, ...cabin } })]))
  return observations.find((one) => one.cabin === 'J')
}

describe('provider pages', () => {
  it('reads a cabin with seats, and the others as checked without any', async () => {
    const { observations, rejects, rows } = await readAll(page([row()]))
    expect({ rejects, rows }).toEqual({ rejects: [], rows: 1 })
    expect(observations.map(({ cabin, seats }) => [cabin, seats])).toEqual([
      ['Y', 0],
      ['W', 0],
      ['J', 2],
      ['F', 0],
    ])
    expect(observations[2]).toEqual({
      program: 'qantas',
      from: 'PER',
      to: 'LHR',
      date: '2027-01-26',
      cabin: 'J',
      seats: 2,
      points: 151_800,
      charges: { minor: 42_366, currency: 'AUD' },
      carriers: ['QF', 'JL'],
      direct: true,
      sectors: null,
      source: { kind: 'seats-aero', name: 'seats.aero' },
      seenAt: '2026-11-19T00:04:45.000Z',
    })
    expect(observations[0]).toMatchObject({ points: null, charges: null, carriers: [], direct: false })
  })

  it('reads 0 seats of an available cabin as an unknown number, and caps seats at nine', async () => {
    expect((await business({}, { RemainingSeats: 0 }))?.seats).toBeNull()
    expect((await business({}, { RemainingSeats: 23 }))?.seats).toBe(9)
  })

  it('reads an empty currency and missing figures as unknown', async () => {
    expect((await business({ TaxesCurrency: '' }))?.charges).toEqual({ minor: 42_366, currency: null })
    expect((await business({}, { TotalTaxes: 0 }))?.charges).toBeNull()
    expect((await business({}, { MileageCostRaw: 0, MileageCost: '' }))?.points).toBeNull()
  })

  it('reads costs from strings if raw numbers are missing', async () => {
    expect((await business({}, { MileageCostRaw: undefined, MileageCost: '151,800' }))?.points).toBe(151_800)
    expect(await business({}, { MileageCostRaw: '90000', TotalTaxes: '1234' })).toMatchObject({
      points: 90_000,
      charges: { minor: 1234 },
    })
  })

  it('reads a row once over all pages of a run, unless it was seen again later', async () => {
    const again = row({ ComputedLastSeen: '2026-11-20T00:00:00Z' })
    const { observations, duplicates, rows } = await readAll(page([row()]), page([row(), again]))
    expect({ rows, duplicates, observations: observations.length }).toEqual({ rows: 3, duplicates: 1, observations: 8 })
  })

  it('reads the flights of trips at local times, despite their Z', async () => {
    const segment = {
      FlightNumber: 'QF9',
      FareClass: 'U',
      AircraftName: 'Boeing 787-9',
      OriginAirport: 'PER',
      DestinationAirport: 'LHR',
      DepartsAt: '2027-01-26T18:45:00Z',
      ArrivesAt: '2027-01-27T05:05:00Z',
      Cabin: 'business',
      Order: 0,
    }
    const trip = {
      Cabin: 'business',
      MileageCost: 144_600,
      TotalTaxes: 50_000,
      TaxesCurrency: 'AUD',
      RemainingSeats: 0,
      Stops: 0,
      Carriers: 'QF',
      AvailabilitySegments: [segment],
    }
    const { observations } = await readAll(page([row({ AvailabilityTrips: [trip, { ...trip, Cabin: 7 }] })]))
    expect(observations.filter(({ cabin }) => cabin === 'J')).toHaveLength(1)
    expect(observations[0]).toMatchObject({ cabin: 'J', seats: null, points: 144_600, direct: true, carriers: ['QF'] })
    expect(observations[0]?.sectors).toEqual([
      {
        from: 'PER',
        to: 'LHR',
        carrier: 'QF',
        flight: 'QF9',
        departs: '2027-01-26T18:45',
        arrives: '2027-01-27T05:05',
        aircraft: 'Boeing 787-9',
        cabin: 'J',
        bookingClass: 'U',
      },
    ])
  })

  it.each([
    ['of another program', row({ Source: 'united' }), 'program united is not one of ours'],
    ['without a date', row({ Date: undefined }), 'Date:'],
    ['with a date that does not exist', row({ Date: '2027-02-30' }), 'Date:'],
    ['that is a number', 7, 'expected object'],
    ['that is a string', 'x', 'expected object'],
    ['with a cabin of wrong types', row({}, { J: { ...some, Available: 'yes' } }), 'cabin J: available:'],
    ['with a negative cost', row({}, { J: { ...some, MileageCostRaw: -5 } }), 'cabin J: cost:'],
    ['with a long carrier', row({}, { J: { ...some, Airlines: 'Qantas' } }), 'carriers'],
  ])('reports a row %s and reads on', async (_, bad, reason) => {
    const { observations, rejects } = await readAll(page([bad, row({ ID: 'b2' })]))
    expect(rejects).toHaveLength(1)
    expect(rejects[0]?.reason).toContain(reason)
    expect(observations.filter(({ seats }) => seats === 2)).toHaveLength(1)
  })

  it('reads nothing from a file that is cut off or broken, and reports what to do', async () => {
    const whole = page([row(), row({ ID: 'b2' }), row({ ID: 'c3' })])
    for (const broken of [whole.slice(0, whole.indexOf('c3') + 20), whole.replace('"b2"', 'b2'), whole.slice(0, -1)]) {
      const { observations, rejects } = await readAll(broken)
      expect(observations).toEqual([])
      expect(rejects.map(({ reason }) => reason)).toEqual(['broken JSON, or cut off: save the whole file again'])
    }
  })

  it('reports a page without rows to read', async () => {
    for (const none of ['{"count": 0, "error": "quota"}', '{"data": {}}', '{"data": null, "meta": {"data": []}}'])
      expect((await readAll(none)).rejects[0]?.reason, none).toBe('no array "data" in this JSON')
  })

  it('reads a bare array of rows, and ignores any other array', async () => {
    expect((await readAll(`[${JSON.stringify(row())}]`)).observations).toHaveLength(4)
    const other = { meta: { data: [row({ ID: 'no' })] }, data: [row()] }
    expect((await readAll(JSON.stringify({ data: other.data, meta: other.meta }))).observations).toHaveLength(4)
  })
})
