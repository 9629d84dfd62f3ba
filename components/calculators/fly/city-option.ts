import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import type { CityOption } from './fly-inputs.tsx'

/** Converts a city to an option of the calculators' lists. */
export function toCityOption({ slug, name, code }: FlyCity): CityOption {
  return { value: slug, label: name, code }
}
