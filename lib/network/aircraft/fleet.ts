import type { Advice, Basis, CabinFacts, Drawing, Fixture } from './cabin.ts'
import airlineRows from './data/airlines.json' with { type: 'json' }
import typeRows from './data/types.json' with { type: 'json' }
import variantRows from './data/variants.json' with { type: 'json' }

/** Everything known of the aircraft. Heavy: for servers and the build; browsers get a `Drawing`. */

/** An airline or its subsidiary that names its own aircraft. `id` is its part of an address. */
export type Airline = { id: string; carrier: string; name: string }

type Sourced = { confidence: 'confirmed' | 'recalled'; sources: readonly string[] }
export type Fact = Sourced & { fact: string }

export type AircraftType = Sourced & {
  airline: string
  /** Its part of an address, such as `a330-200`. */
  slug: string
  /** IATA aircraft code. */
  iata: string
  name: string
  status: string
  fleetCount: number | null
  fleetCountAsOf: string | null
  notes: string
}

/** One layout an airline flies a type in. */
export type Variant = Sourced & {
  id: string
  airline: string
  type: string
  slug: string
  name: string
  operatedBy: string | null
  status: string
  /** In total, as published; null where it is not. */
  seats: number | null
  /** Empty where nobody has established how the seats are divided. */
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
// The file's arrays of two numbers are tuples to us; a test reads every record against its shape.
export const allVariants = variantRows as unknown as readonly Variant[]

const airlineById = new Map(allAirlines.map((airline) => [airline.id, airline]))
const typeByPath = new Map(allTypes.map((type) => [`${type.airline}/${type.slug}`, type]))
const variantByPath = new Map(allVariants.map((variant) => [getVariantPath(variant), variant]))
const variantById = new Map(allVariants.map((variant) => [variant.id, variant]))

/** A variant's part of an address, such as `qantas/a330-200-271-seats`. */
export function getVariantPath({ airline, slug }: Pick<Variant, 'airline' | 'slug'>): string {
  return `${airline}/${slug}`
}

export function findVariant(path: string): Variant | undefined {
  return variantByPath.get(path)
}

export function findVariantById(id: string): Variant | undefined {
  return variantById.get(id)
}

/** The type at an address such as `qantas/a330-200`. */
export function findType(path: string): AircraftType | undefined {
  return typeByPath.get(path)
}

/** @throws RangeError for an airline that has no aircraft here. */
export function getAirline(id: string): Airline {
  const airline = airlineById.get(id)
  if (!airline) throw new RangeError(`no airline is filed under ${id}`)
  return airline
}

export function listVariants({ airline, slug }: Pick<AircraftType, 'airline' | 'slug'>): Variant[] {
  return allVariants.filter((variant) => variant.airline === airline && variant.type === slug)
}

/**
 * How much of a layout can be drawn: `numbered` seat by seat, `mixed` some cabins numbered, `indicative` only counts
 * and rows of seats, `none` where the division is not established.
 */
export type DrawnAs = 'numbered' | 'mixed' | 'indicative' | 'none'

export function drawnAs({ cabins }: Pick<Variant, 'cabins'>): DrawnAs {
  const numbered = cabins.filter(({ drawable }) => drawable).length
  if (cabins.length === 0) return 'none'
  if (numbered === cabins.length) return 'numbered'
  return numbered > 0 ? 'mixed' : 'indicative'
}

/** The least firm basis of a variant's numbered cabins, or null where none is numbered. */
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
