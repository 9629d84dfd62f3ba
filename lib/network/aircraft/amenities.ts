import type { Cabin } from '../../core/cabin.ts'
import amenityRows from './data/amenities.json' with { type: 'json' }
import foodRows from './data/food.json' with { type: 'json' }
import type { Variant } from './fleet.ts'

/** What is on board a type, in one cabin or (null) in all of it. A null fact is not published. */
export type Amenities = {
  airline: string
  type: string
  cabin: Cabin | null
  wifi: string | null
  wifiFree: boolean | null
  power: string | null
  ife: string | null
  pitchIn: number | null
  note: string
  confidence: 'confirmed' | 'recalled'
  sources: readonly string[]
}

/** What is served, on which flights, in which cabin. */
export type Catering = {
  carrier: string
  scope: string
  cabin: string
  service: string
  confidence: 'confirmed' | 'recalled'
  sources: readonly string[]
}

export const allAmenities = amenityRows as readonly Amenities[]
export const allCatering = foodRows as readonly Catering[]

/** The rows of a type, one a cabin where the facts tell them apart. */
export function listAmenities({ airline, type }: Pick<Variant, 'airline' | 'type'>): Amenities[] {
  return allAmenities.filter((row) => row.airline === airline && row.type === type)
}
