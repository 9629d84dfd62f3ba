import type { Cabin } from '../../core/cabin.ts'
import amenityRows from './data/amenities.json' with { type: 'json' }
import foodRows from './data/food.json' with { type: 'json' }
import type { Variant } from './fleet.ts'

/** What a type has on board, in one cabin or, when `cabin` is null, in all. A null fact is not published. */
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

/** The food service on some flights in some cabin. */
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

/** The rows of a type: one per cabin where the facts differ by cabin. */
export function listAmenities({ airline, type }: Pick<Variant, 'airline' | 'type'>): Amenities[] {
  return allAmenities.filter((row) => row.airline === airline && row.type === type)
}
