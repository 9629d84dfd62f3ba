import { findAirport } from '@/lib/network/airports.ts'
import type { MapPlace } from './map-model.ts'

/** Returns an airport for the map; undefined for an unknown code. */
export function findMapPlace(code: string): MapPlace | undefined {
  const airport = findAirport(code)
  return airport && { code, name: airport.city, lat: airport.lat, lon: airport.lon }
}
