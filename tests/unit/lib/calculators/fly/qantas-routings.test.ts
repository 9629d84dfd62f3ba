import { describe, expect, it } from 'vitest'
import {
  findFlyCity,
  flyCities,
  gatewaySlugs,
  gateways,
  listCities,
} from '../../../../../lib/calculators/fly/cities.ts'
import { cheapestRouting } from '../../../../../lib/calculators/fly/priced-routing.ts'
import { qantasRoutings } from '../../../../../lib/calculators/fly/qantas-routings.ts'
import type { PricedRouting } from '../../../../../lib/calculators/fly/routings-file.ts'
import { parseRoutingsFile } from '../../../../../lib/calculators/fly/routings-file.ts'
import { type Cabin, cabins } from '../../../../../lib/core/cabin.ts'
import { findRoutePaths } from '../../../../../lib/network/route-finder.ts'
import type { Route } from '../../../../../lib/network/routes.ts'
import { priceClassicReward } from '../../../../../lib/programs/qantas/classic-reward.ts'
import { pricedWith, priceTrip } from '../../../../../lib/programs/qantas/trip-price.ts'

function listRoutingsBetween(from: string, to: string): PricedRouting[] {
  const [start, end] = [findFlyCity(from), findFlyCity(to)]
  return start && end ? qantasRoutings(start, end) : []
}

type Offer = { airlines: string; cabin: Cabin; mixed: boolean; points: number }

function offersOf({ carriers, points, uneven }: PricedRouting): Offer[] {
  const airlines = [...new Set(carriers)].sort().join('+')
  return cabins.flatMap((cabin, at) => {
    const cost = points[at] ?? null
    const mixed = uneven.some((one) => one.cabin === cabin && one.flown.some((own) => own !== cabin))
    return cost === null ? [] : [{ airlines, cabin, mixed, points: cost }]
  })
}

/** By airlines and cabin: the lowest price entirely in the cabin, and of a mixed way where that is lower. */
function leastOf(offers: readonly Offer[]): Record<string, number> {
  const least: Record<string, number> = {}
  for (const mixed of [false, true]) {
    for (const offer of offers.filter((one) => one.mixed === mixed)) {
      const whole = least[`${offer.airlines} ${offer.cabin} whole`] ?? Infinity
      const name = `${offer.airlines} ${offer.cabin} ${mixed ? 'mixed' : 'whole'}`
      if ((!mixed || offer.points < whole) && offer.points < (least[name] ?? Infinity)) least[name] = offer.points
    }
  }
  return Object.fromEntries(Object.entries(least).sort())
}

/** Every airline on every leg of every way, priced cabin by cabin: no choice is made before the prices are known. */
function everyOffer(starts: readonly string[], ends: readonly string[]): Offer[] {
  const paths = starts.flatMap((start) => ends.flatMap((end) => findRoutePaths('qantas', start, end)))
  return paths.flatMap(({ legs }) => {
    const [first = [], second] = legs
    const pairs = second ? first.flatMap((one) => second.map((two) => [one, two])) : first.map((one) => [one])
    return pairs.filter((pair) => pair.every(({ status }) => status !== 'upcoming')).flatMap(offersOn)
  })
}

function offersOn(legs: readonly Route[]): Offer[] {
  if (new Set(legs.map(({ carrier }) => pricedWith(carrier))).size > 1) return []
  const airlines = [...new Set(legs.map(({ carrier }) => carrier))].sort().join('+')
  const longest = [...legs].sort((a, b) => b.miles - a.miles)[0]
  return cabins.flatMap((cabin, rank) => {
    if (!longest?.cabins.includes(cabin)) return []
    const flown = legs.map((leg) => cabins.findLast((one, at) => at <= rank && leg.cabins.includes(one)) ?? 'Y')
    const segments = legs.map(({ from, to, carrier }, at) => ({ from, to, carrier, cabin: flown[at] ?? 'Y' }))
    const price = priceTrip({ segments }, '2026-11-20')
    if (price.status === 'not-published') return []
    return [{ airlines, cabin, mixed: flown.some((one) => one !== cabin), points: price.points }]
  })
}

describe('cities', () => {
  it('have unique slugs, and a metropolis groups its airports', () => {
    expect(new Set(flyCities.map((city) => city.slug)).size).toBe(flyCities.length)
    expect(flyCities.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true)
    expect(findFlyCity('london')?.airports).toEqual(['LGW', 'LHR'])
    expect(findFlyCity('uluru')?.name).toBe('Uluru (Ayers Rock)')
  })

  it('include every gateway, and Qantas reaches only some of them', () => {
    expect(gateways.map((city) => city.slug)).toEqual([...gatewaySlugs])
    expect(listCities('qantas').length).toBeLessThan(flyCities.length)
  })
})

describe('ways with Qantas Points', () => {
  it('price a non-stop flight as the table does, cabin by cabin', () => {
    const [first] = listRoutingsBetween('sydney', 'singapore')
    expect(first).toMatchObject({ airports: ['SYD', 'SIN'], carriers: ['QF'], zone: 5, table: 'qantas-2025' })
    const table = cabins.map((cabin) =>
      priceClassicReward({ from: 'SYD', to: 'SIN', carrier: 'QF', cabin, bookedOn: '2026-11-20' }),
    )
    expect(first?.points).toEqual(table.map((price) => (price.status === 'published' ? price.points : null)))
    expect(first?.points).toEqual([29_000, 61_600, 82_100, 123_100])
  })

  it('keep every set of airlines separate', () => {
    const london = listRoutingsBetween('sydney', 'london').map((routing) => [...new Set(routing.carriers)].join('+'))
    expect(london).toEqual(expect.arrayContaining(['QF', 'BA', 'EK', 'QR']))
    expect(listRoutingsBetween('sydney', 'boston').map((routing) => routing.carriers)).toContainEqual(['QF', 'AA'])
  })

  it('keep the cheapest way in a cabin that the shortest way does not have', () => {
    const first = (from: string, to: string) =>
      listRoutingsBetween(from, to).flatMap((routing) =>
        routing.points[3] ? [`${routing.carriers.join('+')} ${routing.points[3]}`] : [],
      )
    expect(first('melbourne', 'los-angeles')).toContain('QF+QF 195400')
    expect(first('perth', 'london')).toContain('QF+QF 227800')
    expect(first('melbourne', 'singapore')).toContain('QF+QF 123100')
    expect(first('brisbane', 'singapore')).toContain('QF+QF 123100')
    const [from, to] = [findFlyCity('melbourne'), findFlyCity('los-angeles')]
    expect(from && to && cheapestRouting(qantasRoutings(from, to), 'F')?.points[3]).toBe(195_400)
  })

  it('leave out no cheaper way of any cabin and set of airlines, over all pairs and all ways', () => {
    let cells = 0
    for (const from of gateways) {
      for (const to of listCities('qantas')) {
        if (from === to) continue
        const shown = leastOf(qantasRoutings(from, to).flatMap(offersOf))
        const least = leastOf(everyOffer(from.airports, to.airports))
        expect([from.slug, to.slug, shown]).toEqual([from.slug, to.slug, least])
        cells += Object.keys(least).length
      }
    }
    expect(cells).toBeGreaterThan(5_000)
  })

  it('list non-stop ways first, then by miles', () => {
    const order = listRoutingsBetween('sydney', 'singapore').map(
      (routing) => [routing.airports.length, routing.miles] as const,
    )
    expect(order).toEqual([...order].sort((a, b) => a[0] - b[0] || a[1] - b[1]))
  })

  it('take the cheaper split where a feeder has no such cabin', () => {
    const boston = listRoutingsBetween('sydney', 'boston')[0]
    // 124,700 for the whole trip in premium economy; 97,600 + 23,300 with the feeder in economy.
    expect(boston?.points[1]).toBe(120_900)
    const premium = boston?.uneven.find(({ cabin }) => cabin === 'W')
    expect(premium?.flown).toEqual(['W', 'Y'])
    expect(premium?.parts.map(({ from, to, cabin, points }) => [from, to, cabin, points])).toEqual([
      ['SYD', boston?.airports[1], 'W', 97_600],
      [boston?.airports[1], 'BOS', 'Y', 23_300],
    ])
    expect(boston?.uneven.some(({ cabin }) => cabin === 'Y')).toBe(false)
  })

  it('are none between cities that no airline connects with at most one stop', () => {
    expect(listRoutingsBetween('sydney', 'cusco')).toEqual([])
  })

  it('are read back from a file, and a malformed file is rejected', () => {
    const file = { singapore: listRoutingsBetween('sydney', 'singapore') }
    expect(parseRoutingsFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
    expect(parseRoutingsFile({ singapore: [{ airports: 'SYD' }] })).toBeNull()
    expect(parseRoutingsFile('<html>')).toBeNull()
  })
})
