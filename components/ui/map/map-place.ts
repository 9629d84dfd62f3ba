import { findAirport } from '@/lib/network/airports.ts'
import type { MapPlace } from './map-model.ts'

/** An airport as the map takes it, or undefined for a code that is none. */
export function findMapPlace(code: string): MapPlace | undefined {
  const airport = findAirport(code)
  return airport && { code, name: airport.city, lat: airport.lat, lon: airport.lon }
}
