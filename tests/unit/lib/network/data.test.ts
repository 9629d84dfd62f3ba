import { expect, test } from 'vitest'
import { z } from 'zod'
import { AirportCode, Cabin, CarrierCode, Program } from '../../../../lib/core/schemas.ts'
import { namedAirports, regions } from '../../../../lib/network/airport-names.ts'
import { allAirports, findAirport } from '../../../../lib/network/airports.ts'
import { allCarriers, findCarrier } from '../../../../lib/network/carriers.ts'
import positions from '../../../../lib/network/data/airport-positions.json' with { type: 'json' }
import cityRows from '../../../../lib/network/data/cities.json' with { type: 'json' }
import countryRows from '../../../../lib/network/data/countries.json' with { type: 'json' }
import keywordRows from '../../../../lib/network/data/place-keywords.json' with { type: 'json' }
import popularRows from '../../../../lib/network/data/popular.json' with { type: 'json' }
import provenance from '../../../../lib/network/data/provenance.json' with { type: 'json' }
import routeRows from '../../../../lib/network/data/routes.json' with { type: 'json' }
import { worldAirportNames } from '../../../../lib/network/world-places.ts'

const Airport = z.strictObject({
  iata: AirportCode,
  name: z.string().min(3),
  city: z.string().min(3),
  country: z.string().regex(/^[A-Z]{2}$/),
  region: z.enum(regions),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  timeZone: z.string(),
})

const Route = z.strictObject({
  id: z.string(),
  carrier: CarrierCode,
  operatedBy: z.optional(CarrierCode),
  from: AirportCode,
  to: AirportCode,
  programs: z.array(Program).min(1),
  cabins: z.array(Cabin).min(1),
  aircraft: z.array(z.string().min(3)),
  flightsPerWeek: z.number().positive(),
  blockMinutes: z.int().positive(),
  status: z.enum(['operating', 'seasonal', 'upcoming']),
  season: z.string().optional(),
  started: z.string().optional(),
  note: z.string().optional(),
  oneWayException: z.string().optional(),
  onlyWith: z.optional(AirportCode),
  verify: z.boolean().optional(),
  confidence: z.enum(['sourced', 'recalled']),
})

test('airports: well formed, each code once, every time zone known to this runtime', () => {
  const airports = z.array(Airport).parse(allAirports)
  expect(new Set(airports.map((airport) => airport.iata)).size).toBe(airports.length)
  for (const { timeZone } of airports) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})

test('airports: each has its position in airport-positions.json, and no position is without its airport', () => {
  expect(Object.keys(positions).sort()).toEqual(namedAirports.map(({ iata }) => iata).sort())
})

test('airports: none is in world-airports.json too, which lists those beyond the networks', () => {
  const codes = new Set(namedAirports.map(({ iata }) => iata))
  expect(worldAirportNames.filter(({ iata }) => codes.has(iata))).toEqual([])
})

test('routes: well formed, both ends and the carrier known, no pair twice on a carrier', () => {
  const routes = z.array(Route).parse(routeRows)
  for (const { from, to, carrier } of routes) {
    expect([findAirport(from)?.iata, findAirport(to)?.iata, findCarrier(carrier)?.code]).toEqual([from, to, carrier])
  }
  const pairs = routes.map(({ from, to, carrier }) => `${[from, to].sort().join('-')} ${carrier}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('carriers: well formed and each with its provenance', () => {
  const Carrier = z.strictObject({
    code: CarrierCode,
    name: z.string(),
    programs: z.array(Program).min(1),
    oneworld: z.boolean(),
  })
  const carriers = z.array(Carrier).parse(allCarriers)
  expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length)
  expect(Object.keys(provenance.carriers).sort()).toEqual(allCarriers.map((carrier) => carrier.code).sort())
})

test('every sourced route names its sources', () => {
  const sources = z.record(z.string(), z.array(z.url()).min(1)).parse(provenance.routes)
  for (const { id, confidence } of routeRows) expect(id in sources, id).toBe(confidence === 'sourced')
})

test('cities, countries, keywords and popular lists name known airports only', () => {
  const named = [
    ...cityRows.flatMap((city) => city.airports),
    ...Object.keys(keywordRows),
    ...[...popularRows.qantas, ...popularRows.velocity].flatMap(({ from, to }) => [from, to]),
  ]
  expect(named.filter((code) => !findAirport(code))).toEqual([])
  expect(countryRows.map((country) => country.code).sort()).toEqual(
    [...new Set(allAirports.map((airport) => airport.country))].sort(),
  )
})
