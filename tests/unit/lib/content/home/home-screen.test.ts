import { describe, expect, it } from 'vitest'
import { mergeHistory } from '../../../../../lib/availability/history.ts'
import { drawHomeMap, homeMapSize } from '../../../../../lib/content/home/home-map.ts'
import {
  homePlaces,
  pickHomeScreen,
  publishedPlaces,
  publishedRoutes,
} from '../../../../../lib/content/home/home-screen.ts'
import { findRoutePage } from '../../../../../lib/content/routes/route-page.ts'
import { flight } from '../../availability/journeys/scene.ts'
import { worldOf } from '../../availability/reference.ts'

const now = '2026-03-01T02:00:00Z'
const none = { qantas: [], velocity: [] }
const screen = (...seen: Parameters<typeof worldOf>[0]) => pickHomeScreen(worldOf(seen).index, now, none)

describe('pickHomeScreen', () => {
  const found = screen(
    flight('SYD-SIN', '2026-03-09', '09:00 15:00', { points: 60_000 }),
    flight('SYD-SIN', '2026-03-07', '09:00 15:00', { points: 70_000, seats: 2 }),
    flight('SYD-SIN', '2026-03-05', '09:00 15:00', { points: 20_000, cabin: 'Y' }),
    flight('SYD-SIN', '2026-03-06', '09:00 15:00', { points: 65_000, program: 'velocity' }),
    flight('MEL-SIN', '2026-03-06', '09:00 15:00', { points: 61_000 }),
    flight('SYD-BKK', '2026-03-06', '09:00 15:00', { points: 68_000 }),
    flight('SYD-LAX', '2026-05-20', '09:00 15:00', { points: 90_000 }),
  )

  it('combines both programs: points by cabin, the best cabin’s next seat, days with seats', () => {
    const [route] = found.routes
    expect(route?.pair.slug).toBe('sydney-to-singapore')
    expect(route?.lowest).toEqual([
      { cabin: 'J', points: 60_000 },
      { cabin: 'Y', points: 20_000 },
    ])
    expect(route?.next).toMatchObject({ date: '2026-03-06', cabin: 'J', program: 'velocity', points: 65_000 })
    expect(route?.days).toBe(4)
  })

  it('covers only the days a visitor sees, with second routes to a place last', () => {
    expect(found.daysAhead).toBe(60)
    expect(found.routes.map(({ pair }) => pair.slug)).toEqual([
      'sydney-to-singapore',
      'sydney-to-bangkok',
      'melbourne-to-singapore',
    ])
    expect(found.routes[0]?.squares).toHaveLength(60)
    expect(found.places.find(({ pair }) => pair.slug === 'sydney-to-los-angeles')?.open).toBeNull()
  })

  it('marks a day without a check as unchecked, and shades a day with seats by their number', () => {
    const squares = new Map(found.routes[0]?.squares.map((day) => [day.date, day]))
    expect(squares.get('2026-03-07')).toEqual({ date: '2026-03-07', step: 2, isChecked: true })
    expect(squares.get('2026-03-08')).toEqual({ date: '2026-03-08', step: null, isChecked: false })
  })

  it('gives the best cabin with a seat to a place', () => {
    const singapore = found.places.find(({ pair }) => pair.slug === 'sydney-to-singapore')
    expect(singapore?.open).toEqual({ cabin: 'J', points: 60_000 })
  })

  it('has places and routes to show before any seats are stored', () => {
    expect(screen().routes).toEqual([])
    expect(homePlaces().length).toBeGreaterThan(10)
    expect(homePlaces().every(({ open }) => open === null)).toBe(true)
    expect(publishedRoutes()).toHaveLength(6)
  })

  it('gives the published points of a cabin, and none for places without that cabin', () => {
    const places = publishedPlaces('J')
    expect(places.map(({ pair }) => pair)).toEqual(homePlaces().map(({ pair }) => pair))
    const [tokyo] = places.filter(({ pair }) => pair.to.slug === 'tokyo')
    const least = findRoutePage('sydney-to-tokyo')?.lowestPrices.find(({ cabin }) => cabin === 'J')
    expect(tokyo?.open).toEqual({ cabin: 'J', points: least?.points })
    expect(publishedPlaces('F').some(({ open }) => open === null)).toBe(true)
  })

  it('lists what opened with the latest day first, then the best cabin, whichever program it is in', () => {
    const openedOn = (day: string) => ({ seenAt: `${day}T00:00:00Z` })
    const seats = [
      flight('SYD-SIN', '2026-03-20', '09:00 15:00', { cabin: 'Y', ...openedOn('2026-02-27') }),
      flight('SYD-LAX', '2026-03-20', '09:00 15:00', { cabin: 'F', ...openedOn('2026-02-25') }),
      flight('SYD-LAX', '2026-03-21', '09:00 15:00', { cabin: 'J', program: 'velocity', ...openedOn('2026-02-27') }),
    ]
    const histories = seats.map((seat) => {
      const noneBefore = { ...seat, seats: 0, points: null, ...openedOn('2026-02-10') } as const
      return mergeHistory(seat, null, [noneBefore, seat]) ?? expect.unreachable()
    })
    const byProgram = {
      qantas: histories.filter(({ program }) => program === 'qantas'),
      velocity: histories.filter(({ program }) => program === 'velocity'),
    }
    const { opened } = pickHomeScreen(worldOf(seats).index, now, byProgram)
    expect(opened.map(({ program, to, cabin }) => `${program} ${to} ${cabin}`)).toEqual([
      'velocity LAX J',
      'qantas SIN Y',
      'qantas LAX F',
    ])
  })
})

describe('drawHomeMap', () => {
  it('keeps every place inside the picture, and labels those with a seat first', () => {
    const places = homePlaces().map((place, at) =>
      at === 20 ? { ...place, open: { cabin: 'F', points: 90_000 } as const } : place,
    )
    const map = drawHomeMap(places)
    expect(map?.spots[0]?.slug).toBe(places[20]?.pair.slug)
    expect(map?.spots[0]?.side).not.toBeNull()
    for (const { x, y } of map?.spots ?? []) {
      expect(x > 0 && x < homeMapSize.width && y > 0 && y < homeMapSize.height).toBe(true)
    }
  })

  it('returns null without places', () => {
    expect(drawHomeMap([])).toBeNull()
  })
})
