import { gatewaySlugs } from '@/lib/calculators/fly/cities.ts'
import type { Program } from '@/lib/core/program.ts'
import type { OriginOption } from '@/lib/journeys/where-can-i-go/places-state.ts'
import { listOrigins } from '@/lib/journeys/where-can-i-go/reach.ts'

/** Returns the Australian cities that a program's search can start from, as options of the field. */
export function originOptions(program: Program): OriginOption[] {
  return listOrigins(program, gatewaySlugs).map(({ slug, name, code }) => ({ value: slug, label: name, code }))
}
