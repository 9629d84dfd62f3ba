import { describe, expect, it } from 'vitest'
import { citiesOf, findFlyCity, flyCities, gatewaySlugs, gateways } from '../../../../../lib/calculators/fly/cities.ts'
import { type FlyWay, qantasWays } from '../../../../../lib/calculators/fly/ways.ts'
import { parseWaysFile } from '../../../../../lib/calculators/fly/ways-file.ts'
import { cabins } from '../../../../../lib/core/cabin.ts'
import { priceClassicReward } from '../../../../../lib/programs/qantas/classic-reward.ts'

function waysBetween(from: string, to: string): FlyWay[] {
  const [start, end] = [findFlyCity(from), findFlyCity(to)]
  return start && end ? qantasWays(start, end) : []
}

describe('cities', () => {
  it('have a slug each, and a metropolis gathers its airports', () => {
    expect(new Set(flyCities.map((city) => city.slug)).size).toBe(flyCities.length)
    expect(flyCities.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true)
    expect(findFlyCity('london')?.airports).toEqual(['LGW', 'LHR'])
    expect(findFlyCity('uluru')?.name).toBe('Uluru (Ayers Rock)')
  })

  it('include every gateway, and only those a program reaches', () => {
    expect(gateways.map((city) => city.slug)).toEqual([...gatewaySlugs])
    expect(citiesOf('qantas').length).toBeLessThan(flyCities.length)
  })
})

describe('ways with Qantas Points', () => {
  it('price a non-stop flight as the table does, cabin by cabin', () => {
    const [first] = waysBetween('sydney', 'singapore')
    expect(first).toMatchObject({ airports: ['SYD', 'SIN'], carriers: ['QF'], zone: 5, table: 'qantas-2025' })
    const table = cabins.map((cabin) =>
      priceClassicReward({ from: 'SYD', to: 'SIN', carrier: 'QF', cabin, bookedOn: '2026-11-20' }),
    )
    expect(first?.points).toEqual(table.map((price) => (price.status === 'published' ? price.points : null)))
    expect(first?.points).toEqual([29_000, 61_600, 82_100, 123_100])
  })

  it('keep every airline apart, each its shortest way, with QF and AA on one price', () => {
    const london = waysBetween('sydney', 'london')
    const carriers = london.map((way) => [...new Set(way.carriers)].join('+'))
    expect(new Set(carriers).size).toBe(carriers.length)
    expect(carriers).toEqual(expect.arrayContaining(['QF', 'BA', 'EK', 'QR']))
    expect(waysBetween('sydney', 'boston').map((way) => way.carriers)).toEqual([['QF', 'AA']])
  })

  it('list non-stop ways first, then by miles', () => {
    const order = waysBetween('sydney', 'singapore').map((way) => [way.airports.length, way.miles] as const)
    expect(order).toEqual([...order].sort((a, b) => a[0] - b[0] || a[1] - b[1]))
  })

  it('take the cheaper split where a feeder has no such cabin', () => {
    const boston = waysBetween('sydney', 'boston')[0]
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

  it('are none between cities no airline joins with one stop', () => {
    expect(waysBetween('sydney', 'cusco')).toEqual([])
  })

  it('travel as a file, and a wrong file is refused', () => {
    const file = { singapore: waysBetween('sydney', 'singapore') }
    expect(parseWaysFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
    expect(parseWaysFile({ singapore: [{ airports: 'SYD' }] })).toBeNull()
    expect(parseWaysFile('<html>')).toBeNull()
  })
})
