import { describe, expect, it } from 'vitest'
import { allAmenities, allCatering, listAmenities } from '../../../../../lib/network/aircraft/amenities.ts'
import { findType, getVariantPath, listVariants } from '../../../../../lib/network/aircraft/fleet.ts'
import { knownFlights, knownFlightsBetween } from '../../../../../lib/network/aircraft/known-flights.ts'
import {
  findPair,
  recordedPairs,
  routeSlug,
  routesOfPair,
  toSlug,
} from '../../../../../lib/network/aircraft/route-slugs.ts'
import {
  describePage,
  findSeatMapPage,
  layoutName,
  seatMapSlugs,
} from '../../../../../lib/network/aircraft/seat-map-pages.ts'
import { routesFlownBy, typesFlown } from '../../../../../lib/network/aircraft/types-flown.ts'
import { allRoutes } from '../../../../../lib/network/routes.ts'

describe('addresses of seat maps', () => {
  const slugs = seatMapSlugs()

  it('each open a page with its own title, and nearly always its own summary', () => {
    const words = slugs.map((slug) => {
      const page = findSeatMapPage(slug.split('/'))
      if (!page) throw new Error(slug)
      return describePage(page)
    })
    expect(new Set(words.map(({ title }) => title)).size).toBe(slugs.length)
    expect(new Set(words.map(({ summary }) => summary)).size).toBeGreaterThan(slugs.length * 0.98)
    expect(words.map(({ path }) => path)).toEqual(slugs.map((slug) => `/seatmaps/${slug}`))
  })

  it('say once that a layout isn’t published', () => {
    const page = findSeatMapPage(['qantaslink', '717-200'])
    expect(page && describePage(page).summary).toBe(
      'The seat layout of the QantasLink 717-200, 110 seats isn’t published, so there’s no seat map.',
    )
  })

  it('are listed by what tells a layout from the others, with airlines spelt as names', () => {
    const names = ['qantas/a330-300', 'qatar-airways/777-300er', 'qantas/737-800'].flatMap((path) => {
      const type = findType(path)
      return type ? listVariants(type).map((variant) => layoutName(type, variant)) : []
    })
    expect(names).toContain('A330-300, Finnair 279 seats')
    expect(names).toContain('777-300ER, ex Virgin Australia')
    expect(names).toContain('737-800')
  })

  it('cover every recorded pair in both directions', () => {
    for (const { from, to } of recordedPairs) {
      expect(findSeatMapPage([routeSlug(from, to)])).toMatchObject({ kind: 'route', from, to })
      expect(findSeatMapPage([routeSlug(to, from)])).toMatchObject({ kind: 'route', from: to, to: from })
    }
    expect(recordedPairs.length).toBeGreaterThan(600)
  })

  it('open nothing for unknown slugs', () => {
    for (const slug of [
      'sydney',
      'sydney-to-sydney',
      'sydney-to-nowhere',
      'sydney-to-los-angeles-to-dallas',
      'Sydney-to-Los-Angeles',
    ]) {
      expect(findSeatMapPage([slug]), slug).toBeUndefined()
    }
    for (const path of [['qantas'], ['qantas', 'concorde'], ['nobody', 'a380'], ['qantas', 'a380', 'first'], []]) {
      expect(findSeatMapPage(path), path.join('/')).toBeUndefined()
    }
  })

  it('drop accents, and accept an airport by its own name', () => {
    expect(toSlug('São Paulo')).toBe('sao-paulo')
    expect(findPair('london-heathrow-to-sydney')).toEqual({ from: 'LHR', to: 'SYD' })
  })

  it('distinguish a type from a layout where an airline has several layouts', () => {
    expect(findSeatMapPage(['qantas', 'a380'])).toMatchObject({ kind: 'variant' })
    expect(findSeatMapPage(['emirates', 'a380'])).toMatchObject({ kind: 'type' })
    expect(findSeatMapPage(['emirates', 'a380-517-seats'])).toMatchObject({ kind: 'variant' })
  })
})

describe('the aircraft of a route', () => {
  const flown = (id: string) => typesFlown(allRoutes.find((route) => route.id === id) ?? { carrier: '', aircraft: [] })

  it('are those of its airline, with their layouts', () => {
    expect(flown('SYD-MEL-QF').map(({ name, variants }) => [name, variants.map(getVariantPath)])).toEqual([
      ['737-800', ['qantas/737-800']],
      ['A330', expect.arrayContaining(['qantas/a330-200-271-seats', 'qantas/a330-300-297-seats'])],
      ['A321XLR', ['qantas/a321xlr-200-seats', 'qantas/a321xlr-197-seats']],
    ])
  })

  it('are those of the operating airline', () => {
    expect(flown('SYD-DOH-VA')[0]?.variants.every(({ airline }) => airline === 'qatar-airways')).toBe(true)
  })

  it('are named but not drawn where the airline publishes no layout', () => {
    const united = allRoutes.find(({ carrier }) => carrier === 'UA')
    expect(united && typesFlown(united)[0]).toMatchObject({ types: [], variants: [] })
  })

  it('lead back to their routes, each once, busiest first', () => {
    const type = findType('qantas/737-800')
    const routes = type ? routesFlownBy(type) : []
    expect(routes[0]?.id).toBe('SYD-MEL-QF')
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
  })

  it('have known flights in both directions, with well-formed numbers and a recorded route for each leg', () => {
    expect(knownFlightsBetween('LAX', 'SYD').flatMap(({ flights }) => flights)).toEqual(
      expect.arrayContaining(['QF11', 'QF12']),
    )
    for (const number of knownFlights.flatMap(({ flights }) => flights)) expect(number).toMatch(/^[A-Z]{2}\d{1,4}$/)
    const unrecorded = knownFlights.filter(({ from, via, to }) => {
      const stops = [from, ...(via === null ? [] : [via]), to]
      return stops.slice(1).some((stop, at) => routesOfPair(stops[at] ?? '', stop).length === 0)
    })
    // The routes are those of today, so a flight that has ended may have none.
    expect(unrecorded.map(({ flights, note }) => [...flights, note])).toEqual([
      ['VA77', 'VA78', 'Ended in February 2025'],
    ])
  })
})

describe('what is on board', () => {
  it('belongs to existing types', () => {
    for (const { airline, type } of allAmenities)
      expect(findType(`${airline}/${type}`), `${airline}/${type}`).toBeDefined()
    expect(listAmenities({ airline: 'qantas', type: '737-800' })).toHaveLength(2)
  })

  it('names a source for each line, or marks it as recalled', () => {
    for (const { confidence, sources } of [...allAmenities, ...allCatering]) {
      expect(confidence === 'recalled' || sources.length > 0).toBe(true)
    }
    expect(allCatering.filter(({ carrier }) => carrier === 'QF').length).toBeGreaterThan(5)
  })
})
