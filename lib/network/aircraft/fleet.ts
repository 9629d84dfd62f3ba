import type { Advice, Basis, CabinFacts, Drawing, Fixture } from './cabin.ts'
import airlineRows from './data/airlines.json' with { type: 'json' }
import typeRows from './data/types.json' with { type: 'json' }
import variantRows from './data/variants.json' with { type: 'json' }

/** Everything known about the aircraft. Large, so for servers and the build only; browsers get a `Drawing`. */

/** An airline, or a subsidiary with its own fleet. `id` is used in addresses. */
export type Airline = { id: string; carrier: string; name: string }

type Sourced = { confidence: 'confirmed' | 'recalled'; sources: readonly string[] }
export type Fact = Sourced & { fact: string }

export type AircraftType = Sourced & {
  airline: string
  /** Used in addresses, such as `a330-200`. */
  slug: string
  /** IATA aircraft code. */
  iata: string
  name: string
  status: string
  fleetCount: number | null
  fleetCountAsOf: string | null
  notes: string
}

/** One of the layouts in which an airline flies a type. */
export type Variant = Sourced & {
  id: string
  airline: string
  type: string
  slug: string
  name: string
  operatedBy: string | null
  status: string
  /** The published total; null when none is published. */
  seats: number | null
  /** Empty when the division of seats into cabins is not established. */
  cabins: readonly CabinFacts[]
  lavatories: string | null
  galleys: string | null
  amenities: Readonly<Partial<Record<'wifi' | 'power' | 'ife', Fact>>>
  fixtures: readonly Fixture[]
  advice: readonly Advice[]
  notes: string
  missing: readonly string[]
}

export const allAirlines: readonly Airline[] = airlineRows
export const allTypes = typeRows as readonly AircraftType[]
// The file's two-number arrays are tuples in the type; a test checks the shape of every record.
export const allVariants = variantRows as unknown as readonly Variant[]

const airlineById = new Map(allAirlines.map((airline) => [airline.id, airline]))
const typeByPath = new Map(allTypes.map((type) => [`${type.airline}/${type.slug}`, type]))
const variantByPath = new Map(allVariants.map((variant) => [getVariantPath(variant), variant]))
const variantById = new Map(allVariants.map((variant) => [variant.id, variant]))

/** A variant's path in addresses, such as `qantas/a330-200-271-seats`. */
export function getVariantPath({ airline, slug }: Pick<Variant, 'airline' | 'slug'>): string {
  return `${airline}/${slug}`
}

export function findVariant(path: string): Variant | undefined {
  return variantByPath.get(path)
}

export function findVariantById(id: string): Variant | undefined {
  return variantById.get(id)
}

/** The type at a path such as `qantas/a330-200`. */
export function findType(path: string): AircraftType | undefined {
  return typeByPath.get(path)
}

/** @throws RangeError when no airline has this id. */
export function getAirline(id: string): Airline {
  const airline = airlineById.get(id)
  if (!airline) throw new RangeError(`no airline is filed under ${id}`)
  return airline
}

export function listVariants({ airline, slug }: Pick<AircraftType, 'airline' | 'slug'>): Variant[] {
  return allVariants.filter((variant) => variant.airline === airline && variant.type === slug)
}

/**
 * How much of a layout can be drawn: `numbered` seat by seat, `mixed` with only some cabins numbered, `indicative` with
 * seat counts and rows only, `none` when its cabins are not established.
 */
export type DrawnAs = 'numbered' | 'mixed' | 'indicative' | 'none'

export function drawnAs({ cabins }: Pick<Variant, 'cabins'>): DrawnAs {
  const numbered = cabins.filter(({ drawable }) => drawable).length
  if (cabins.length === 0) return 'none'
  if (numbered === cabins.length) return 'numbered'
  return numbered > 0 ? 'mixed' : 'indicative'
}

/** The least certain basis among a variant's numbered cabins, or null when none is numbered. */
export function findDrawBasis({ cabins }: Pick<Variant, 'cabins'>): Basis | null {
  const order: readonly Basis[] = ['recalled', 'derived', 'confirmed']
  const found = cabins.flatMap(({ drawBasis }) => (drawBasis ? [drawBasis] : []))
  return order.find((basis) => found.includes(basis)) ?? null
}

/** What a browser needs to draw a variant. */
export function toDrawing(variant: Variant): Drawing {
  return {
    id: variant.id,
    title: `${getAirline(variant.airline).name} ${variant.name}`,
    cabins: variant.cabins.map(layoutOnly),
    fixtures: variant.fixtures,
    advice: variant.advice.map(({ kind, fact, rows, seats }) => ({
      kind,
      fact,
      ...(rows ? { rows } : {}),
      ...(seats ? { seats } : {}),
    })),
  }
}

function layoutOnly(cabin: CabinFacts): Drawing['cabins'][number] {
  const { letter, name, deck, seats, pattern, rows, skipRows, layout, missingSeats, rowOverrides, drawable } = cabin
  const { schematicRows, extraLegroomRows, exitRows, bassinetRows, bed } = cabin
  return {
    ...{ letter, name, deck, seats, pattern, rows, skipRows, layout, missingSeats, rowOverrides, drawable },
    ...{ schematicRows, extraLegroomRows, exitRows, bassinetRows, bed },
  }
}
