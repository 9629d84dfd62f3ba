import type { LayoutAnswer } from '../../flights/layout-contract.ts'
import {
  drawnAs,
  findType,
  findVariant,
  getVariantPath,
  listVariants,
  toDrawing,
  type Variant,
} from '../../network/aircraft/fleet.ts'
import { problemResponse } from '../problem.ts'

/** GET /api/flights/layouts?aircraft=qantas/a380: a layout, or a type's first, as data. The same for everyone. */
export function answerLayout(request: Request): Response {
  const path = new URL(request.url).searchParams.get('aircraft') ?? ''
  const variant = findVariant(path) ?? firstLayout(path)
  if (!variant) {
    const message = path === '' ? 'is missing' : 'is no aircraft we know; an address is written as qantas/a380'
    return problemResponse(404, 'Aircraft not found', 'We don’t have a seat map at this address.', {
      errors: [{ parameter: 'aircraft', message }],
    })
  }
  return Response.json(toLayout(variant), {
    headers: { 'cache-control': 'public, max-age=300, s-maxage=86400, stale-while-revalidate=86400' },
  })
}

/** Returns a type's first layout that can be drawn. */
function firstLayout(path: string): Variant | undefined {
  const type = findType(path)
  return type && listVariants(type).find((variant) => drawnAs(variant) !== 'none')
}

function toLayout(variant: Variant): LayoutAnswer {
  const { drawing, amenities } = { drawing: toDrawing(variant), amenities: variant.amenities }
  return {
    path: getVariantPath(variant),
    seats: variant.seats,
    // Copies the read-only facts into the contract's mutable arrays.
    drawing: structuredClone(drawing) as LayoutAnswer['drawing'],
    cabins: variant.cabins.map(({ letter, name, seats, pattern, pitchIn, widthIn, bed, recline }) => ({
      ...{ letter, name, seats, pattern, pitchIn, widthIn },
      bed: bed?.type ?? recline,
    })),
    wifi: amenities.wifi?.fact ?? null,
    power: amenities.power?.fact ?? null,
    ife: amenities.ife?.fact ?? null,
  }
}
