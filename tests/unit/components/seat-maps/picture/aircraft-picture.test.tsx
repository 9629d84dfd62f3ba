import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AircraftPicture } from '../../../../../components/seat-maps/picture/aircraft-picture.tsx'
import { allVariants, drawnAs, type Variant } from '../../../../../lib/network/aircraft/fleet.ts'

const draw = (variant: Variant) => renderToStaticMarkup(<AircraftPicture variant={variant} />)
/** Seats are the closed outlines of a cabin's path. */
const countSeats = (markup: string) =>
  [...markup.matchAll(/<path d="(M[^"]*)" fill-opacity/g)].flatMap(([, path]) => path?.match(/z/g) ?? []).length

describe('AircraftPicture', () => {
  it('draws every seat of layouts with known seat numbers and only a main deck', () => {
    const numbered = allVariants.filter(
      (variant) => drawnAs(variant) === 'numbered' && variant.cabins.every(({ deck }) => deck === 'main'),
    )
    expect(numbered.length).toBeGreaterThan(0)
    for (const variant of numbered) {
      const seats = variant.cabins.reduce((sum, cabin) => sum + cabin.seats, 0)
      expect(countSeats(draw(variant)), variant.name).toBe(seats)
    }
  })

  it('says that wings are always indicative, and so are rows without seat numbers', () => {
    const [numbered, indicative] = (['numbered', 'indicative'] as const).map((kind) =>
      allVariants.find((variant) => drawnAs(variant) === kind),
    )
    expect(numbered && draw(numbered)).toContain('Wings are indicative.')
    expect(indicative && draw(indicative)).toContain('Rows and wings are indicative.')
  })

  it('draws nothing for a layout whose cabins are not published', () => {
    const unknown = allVariants.filter(({ cabins }) => cabins.length === 0)
    expect(unknown.length).toBeGreaterThan(0)
    for (const variant of unknown) expect(draw(variant), variant.name).toBe('')
  })
})
