import { describe, expect, it } from 'vitest'
import { deleteItinerary, readSaved, saveItinerary } from '../../../../lib/journeys/saved-itineraries.ts'

function shelf(first: string | null = null) {
  let kept = first
  return () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  })
}
const itinerary = (at: number) => ({ name: `SYD – ${at}`, query: `legs=${at}` })

describe('saved itineraries', () => {
  it('are newest first, each once, at most twelve, and can be removed', () => {
    const storage = shelf()
    for (let at = 0; at < 14; at += 1) expect(saveItinerary(storage, itinerary(at))).toBe(true)
    saveItinerary(storage, itinerary(5))
    expect(
      readSaved(storage)
        .map(({ query }) => query)
        .slice(0, 2),
    ).toEqual(['legs=5', 'legs=13'])
    expect(readSaved(storage)).toHaveLength(12)
    deleteItinerary(storage, 'legs=5')
    expect(readSaved(storage)).not.toContainEqual(itinerary(5))
  })

  it('are empty where storage holds something else, and are not saved where it is forbidden', () => {
    for (const text of ['{', '7', '[{"name":1}]', null]) expect(readSaved(shelf(text))).toEqual([])
    const full = () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('no space')
      },
    })
    expect(saveItinerary(full, itinerary(1))).toBe(false)
    const forbidden = () => {
      throw new Error('no storage')
    }
    expect(readSaved(forbidden)).toEqual([])
    expect(saveItinerary(forbidden, itinerary(1))).toBe(false)
    expect(deleteItinerary(forbidden, 'legs=1')).toBe(false)
  })
})
