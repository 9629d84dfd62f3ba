import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allAirports } from '../../../../../lib/network/airports.ts'
import { earnOnFlight } from '../../../../../lib/programs/qantas/earn.ts'
import {
  type EarnRoute,
  earnPlaceNames,
  fareCategories,
  findRoute,
  partnerEarn,
  qantasEarn,
} from '../../../../../lib/programs/qantas/earn-table.ts'
import { qantasTiers } from '../../../../../lib/programs/qantas/tiers.ts'

const today = '2026-11-20'
type Tier = (typeof qantasTiers)[number]

function earned(carrier: string, bookingClass: string, pair: string, tier: Tier = 'Bronze', flownOn = today) {
  const [from = '', to = ''] = pair.split('-')
  return earnOnFlight({ from, to, carrier, fare: { bookingClass }, tier, flownOn })
}

describe('worked examples', () => {
  test.each([
    ['e1', 'QF', 'I', 'SYD-MEL', 1750, 40],
    ['e2', 'QF', 'I', 'SYD-PER', 4125, 80],
    ['e3', 'QF', 'D', 'SYD-AKL', 2700, 85],
    ['e4', 'QF', 'D', 'BNE-LAX', 14_625, 190],
    ['e7', 'AA', 'I', 'SYD-SFO', 13_500, 180],
    ['e8', 'CX', 'I', 'SYD-HKG', 5600, 60],
    ['e10', 'QR', 'I', 'BNE-DOH', 7400, 80],
    ['e14', 'QF', 'E', 'SYD-MEL', 800, 10],
  ])('%s: %s class %s on %s', (_, carrier, letter, pair, points, statusCredits) => {
    expect(earned(carrier, letter, pair)).toMatchObject({ status: 'published', points, statusCredits })
  })

  test('e12: AF business CDG-JFK gives points but no status credits', () => {
    const flight = { from: 'CDG', to: 'JFK', carrier: 'AF', tier: 'Bronze', flownOn: today } as const
    expect(earnOnFlight({ ...flight, fare: { category: 'business' } })).toMatchObject({
      points: 5250,
      statusCredits: 0,
    })
  })

  test('s2: five first class returns SYD-JFK', () => {
    const one = earned('QF', 'F', 'SYD-JFK')
    expect(one.status === 'published' && 10 * one.statusCredits).toBe(4200)
  })
})

describe('the tier bonus', () => {
  test.each([
    ['Bronze', 1750],
    ['Silver', 2625],
    ['Gold', 3062],
    ['Platinum', 3500],
    ['Platinum One', 3500],
  ] as const)('%s on Qantas business SYD-MEL', (tier, points) => {
    expect(earned('QF', 'I', 'SYD-MEL', tier)).toMatchObject({ points, statusCredits: 40 })
  })

  test('is not given by other partners', () => {
    expect(earned('CX', 'I', 'SYD-HKG', 'Platinum')).toMatchObject({ points: 5600, bonusPoints: 0 })
  })

  test('before July 2025 was capped at the flexible economy rate, on the base points of the time', () => {
    expect(earned('QF', 'I', 'SYD-MEL', 'Platinum', '2025-06-30')).toMatchObject({ basePoints: 1400, bonusPoints: 600 })
  })
})

describe('earnings that are not published', () => {
  test.each([
    ['a partner on no list', earned('SQ', 'I', 'SYD-SIN')],
    ['booking classes never found', earned('MH', 'I', 'SYD-KUL')],
    ['a fare that does not exist', earned('QF', 'X', 'SYD-MEL')],
    ['international flights before July 2025', earned('QF', 'I', 'SYD-SIN', 'Bronze', '2025-06-30')],
  ])('%s', (_, result) => {
    expect(result.status).toBe('not-published')
  })
})

test('points are the same in both directions and never negative, and a higher tier never earns fewer', () => {
  const airport = fc.constantFrom(...allAirports.map((one) => one.iata))
  fc.assert(
    fc.property(
      airport,
      airport,
      fc.constantFrom('QF', 'AA', 'CX', 'EK'),
      fc.constantFrom(...fareCategories),
      (from, to, carrier, category) => {
        const by = (tier: Tier, turned = false) => {
          const result = earnOnFlight({
            from: turned ? to : from,
            to: turned ? from : to,
            carrier,
            fare: { category },
            tier,
            flownOn: today,
          })
          return result.status === 'published' ? result.points : null
        }
        const points = qantasTiers.map((tier) => by(tier)).filter((one) => one !== null)
        // Whether points are published depends on the flight, not on the tier.
        expect([0, qantasTiers.length]).toContain(points.length)
        expect([0, ...points]).toEqual([0, ...points].sort((a, b) => a - b))
        expect(by('Gold', true)).toBe(by('Gold'))
      },
    ),
  )
})

describe('the tables as data', () => {
  const ByCategory = z.partialRecord(z.enum(fareCategories), z.int().min(0).nullable())
  const Row = z.object({ points: ByCategory, statusCredits: ByCategory })
  const Band = Row.extend({ maxMiles: z.int().nullable() })
  const Place = z.string().refine((name) => earnPlaceNames.includes(name), 'is a place isInEarnPlace knows')
  const Route = Row.extend({ between: z.array(Place).min(1), and: z.array(Place).min(1) })

  test('are well formed', () => {
    z.array(Route).length(29).parse(qantasEarn.routes)
    z.array(Route).length(59).parse(partnerEarn.routes)
    for (const bands of [
      qantasEarn.domestic,
      qantasEarn.domesticBefore2025,
      qantasEarn.otherFlights,
      partnerEarn.otherFlights,
    ]) {
      z.array(Band).parse(bands)
      expect(bands.at(-1)?.maxMiles).toBeNull()
    }
    z.array(Band).length(2).parse(partnerEarn.shortUsa)
  })

  test('no booking class of an airline is in two categories', () => {
    for (const classes of [...Object.values(qantasEarn.bookingClasses), ...Object.values(partnerEarn.bookingClasses)]) {
      const letters = Object.values(classes).flat()
      expect(new Set(letters).size).toBe(letters.length)
    }
  })
})

describe('a route of a table', () => {
  const airport = (iata: string) => {
    const found = allAirports.find((one) => one.iata === iata)
    if (!found) throw new Error(`no airport ${iata}`)
    return found
  }
  const placesOf = (from: string, to: string, carrier: string) =>
    findRoute(partnerEarn.routes, airport(from), airport(to), carrier)?.and

  test('“Dubai (Emirates)” applies only to Emirates flights to or from Dubai', () => {
    expect(placesOf('SYD', 'DXB', 'EK')).toEqual(['Dubai (Emirates)'])
    expect(placesOf('DXB', 'SYD', 'EK')).toEqual(['Dubai (Emirates)'])
    expect(placesOf('SYD', 'DXB', 'CX')).not.toEqual(['Dubai (Emirates)'])
    expect(placesOf('SYD', 'AUH', 'EK')).not.toEqual(['Dubai (Emirates)'])
    expect(placesOf('SYD', 'SIN', 'EK')).toEqual(['Singapore'])
  })

  test('with an unknown place matches no flight', () => {
    const route: EarnRoute = { between: ['Sydney'], and: ['Nowhere'], points: {}, statusCredits: {} }
    expect(findRoute([route], airport('SYD'), airport('DXB'), 'EK')).toBeUndefined()
  })
})
