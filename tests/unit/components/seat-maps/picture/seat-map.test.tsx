import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SeatMap } from '../../../../../components/seat-maps/picture/seat-map.tsx'
import { allVariants, drawnAs, toDrawing } from '../../../../../lib/network/aircraft/fleet.ts'

const drawn = allVariants.filter((variant) => drawnAs(variant) !== 'none')
const variantAt = (id: string) => {
  const variant = allVariants.find((one) => one.id === id)
  if (!variant) throw new Error(id)
  return variant
}
const markupOf = (id: string) => renderToStaticMarkup(<SeatMap drawing={toDrawing(variantAt(id))} />)
/** Back rests are only drawn for numbered seats, one `M` each. */
const backRests = (markup: string) =>
  [...markup.matchAll(/<path d="([^"]*)"[^>]*stroke-width="3"/g)].flatMap(([, path]) => path?.match(/M/g) ?? []).length

describe('a seat map', () => {
  it('draws back rests for numbered seats only, and says if other seats are indicative', () => {
    for (const variant of drawn) {
      const markup = markupOf(variant.id)
      const numbered = variant.cabins.filter(({ drawable }) => drawable).reduce((total, { seats }) => total + seats, 0)
      expect(backRests(markup), variant.id).toBe(numbered)
      expect(markup.includes('Indicative: seat numbers unknown'), variant.id).toBe(numbered < (variant.seats ?? 0))
    }
  })

  it('has cabins, rows, seat letters and exit rows in the server markup', () => {
    const markup = markupOf('QF-738-174')
    expect(markup).toContain('Economy · 162 seats'.replace(' · ', ' · '))
    for (const row of [1, 3, 4, 30]) expect(markup).toContain(`>${row}</text>`)
    expect(markup).toContain('A B C aisle D E F')
    expect(markup).toContain('exit row')
    expect(markup).toContain('Avoid: Row 12 is in front of the exit row')
  })

  it('shows no row numbers if they are unknown', () => {
    const markup = markupOf('QF-333AY-279')
    expect(markup).not.toMatch(/<th scope="row"/)
    expect(markup).toContain('We don’t know the seat numbers')
  })

  it('shows which seats are free, taken and blocked, in the legend and the table', () => {
    const occupancy = {
      states: { '4A': 'free', '4B': 'free', '4C': 'taken', '4D': 'blocked' } as const,
      together: ['4A', '4B'],
      chosen: ['4A'],
    }
    const markup = renderToStaticMarkup(<SeatMap drawing={toDrawing(variantAt('QF-738-174'))} occupancy={occupancy} />)
    for (const word of ['Free', 'Taken', 'Blocked by the airline', 'Free together for your party'])
      expect(markup).toContain(word)
    expect(markup).toMatch(/<th scope="row"[^>]*>4<\/th><td[^>]*>A B<\/td><td[^>]*>C<\/td><td[^>]*>D<\/td>/)
  })

  it('has an interactive picture for each deck, with the deck’s name', () => {
    const markup = markupOf('QF-A380-485')
    expect(markup.match(/role="application"/g)).toHaveLength(2)
    expect(markup).toContain('Upper deck of the Qantas A380-800')
  })
})
