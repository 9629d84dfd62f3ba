import { describe, expect, it } from 'vitest'
import { findFlyCity } from '../../../../../lib/calculators/fly/cities.ts'
import {
  cheapestReturn,
  findPlacesPage,
  placesPageView,
  placesSlugs,
} from '../../../../../lib/journeys/where-can-i-go/places-pages.ts'
import { listOrigins, pointsIn, reachedIn, reachFrom } from '../../../../../lib/journeys/where-can-i-go/reach.ts'

const sydney = findFlyCity('sydney')
if (!sydney) throw new Error('Sydney is in the network')

describe('the pages about where points go', () => {
  it('have distinct titles and summaries, each at its own address', () => {
    const words = placesSlugs().map((slug) => {
      const found = findPlacesPage(slug)
      if (!found) throw new Error(slug)
      const view = placesPageView(found)
      expect(view.words.path).toBe(`/qantas/where-can-i-go-points/${slug}`)
      return view.words
    })
    expect(words.length).toBeGreaterThanOrEqual(100)
    for (const key of ['path', 'title', 'summary'] as const) {
      expect(new Set(words.map((one) => one[key])).size).toBe(words.length)
    }
  })

  it('are not found for an invalid slug', () => {
    for (const slug of ['atlantis', 'sydney/12345-points', 'sydney/100000', 'sydney/100000-points/x', '', '/']) {
      expect(findPlacesPage(slug)).toBeUndefined()
    }
  })

  it('list for each cabin the places a balance reaches, farthest first', () => {
    const { reach } = placesPageView({ from: sydney, points: 50_000 })
    expect(reach.map(({ cabin }) => cabin)).toContain('J')
    for (const { cabin, rows } of reach) {
      expect(rows.every((row) => (pointsIn(row, cabin) ?? Infinity) <= 50_000)).toBe(true)
      expect(rows.map(({ miles }) => miles)).toEqual(rows.map(({ miles }) => miles).sort((a, b) => b - a))
    }
  })
})

describe('reachFrom', () => {
  const rows = reachFrom('qantas', sydney)

  it('has the table price in points, and the stop on the way', () => {
    const singapore = rows.find(({ to }) => to.slug === 'singapore')
    expect(singapore).toMatchObject({
      stop: null,
      prices: [{ points: 24_700, via: 'DPS' }, { via: null }, { points: 80_900, via: 'MEL' }, { via: null }],
    })
    expect(rows.find(({ to }) => to.slug === 'london')?.stop).not.toBeNull()
  })

  it('reaches no fewer places with more points', () => {
    for (const cabin of ['Y', 'J'] as const) {
      const counts = [20_000, 50_000, 100_000, 300_000].map((points) => reachedIn(rows, cabin, points).length)
      expect(counts).toEqual([...counts].sort((a, b) => a - b))
    }
    const least = cheapestReturn(rows, 'Y')
    expect(reachedIn(rows, 'Y', (least?.points ?? 0) / 2).length).toBeGreaterThan(0)
    expect(reachedIn(rows, 'Y', (least?.points ?? 0) / 2 - 1)).toEqual([])
  })

  it('keeps Velocity places without a published price, with null points', () => {
    const velocity = reachFrom('velocity', sydney)
    expect(velocity.find(({ to }) => to.slug === 'melbourne')?.prices[0]?.points).toBe(5_900)
    expect(velocity.find(({ to }) => to.slug === 'perth')?.prices.map(({ points }) => points)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('offers only Australian cities, once each, largest networks first', () => {
    const origins = listOrigins('qantas')
    expect(origins.slice(0, 3).map(({ slug }) => slug)).toEqual(['sydney', 'melbourne', 'brisbane'])
    expect(new Set(origins).size).toBe(origins.length)
    expect(origins.every(({ countryCode }) => countryCode === 'AU')).toBe(true)
  })
})
