import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getAirport } from '../../../../../lib/network/airports.ts'
import { findCarrier } from '../../../../../lib/network/carriers.ts'
import { cityOf } from '../../../../../lib/network/cities.ts'
import { flownMiles } from '../../../../../lib/network/distance.ts'
import { classicRewardTables } from '../../../../../lib/programs/qantas/data/classic-reward-tables.ts'
import { oneworldTables } from '../../../../../lib/programs/qantas/data/oneworld-tables.ts'
import { priceOneworldReward } from '../../../../../lib/programs/qantas/oneworld-reward.ts'
import {
  checkOneworldItinerary,
  type OneworldSector,
  violationsOfAdding,
} from '../../../../../lib/programs/qantas/oneworld-rules.ts'

/** `CX SYD-HKG* , -- LHR-CDG`: * is a stopover, -- a surface sector. */
function sectors(text: string): OneworldSector[] {
  return text.split(', ').map((part) => {
    const [carrier = '', pair = ''] = part.split(' ')
    const [from = '', to = ''] = pair.replace('*', '').split('-')
    return { from, to, carrier: carrier === '--' ? null : carrier, stop: pair.endsWith('*') ? 'stopover' : 'transit' }
  })
}
const broken = (text: string) => checkOneworldItinerary(sectors(text)).violations.map((violation) => violation.rule)

describe('prices', () => {
  test.each([
    ['r15', 25_000, 'J', '2026-11-20', 365_800],
    ['the top band before August 2025', 25_000, 'J', '2025-08-04', 318_000],
    ['the top band before September 2019', 25_000, 'Y', '2019-09-17', 140_000],
    ['the first band', 1200, 'Y', '2026-11-20', 23_000],
    ['the second band', 1201, 'Y', '2026-11-20', 32_200],
  ] as const)('%s: %s miles in %s booked on %s', (_, miles, cabin, bookedOn, expected) => {
    expect(priceOneworldReward({ miles, cabin, bookedOn })).toMatchObject({ status: 'published', points: expected })
  })

  test('r16: past 35,000 miles there is no price', () => {
    expect(priceOneworldReward({ miles: 35_001, cabin: 'J', bookedOn: '2026-11-20' }).status).toBe('not-published')
  })

  test('a band missing from an old table is not published', () => {
    expect(priceOneworldReward({ miles: 5000, cabin: 'J', bookedOn: '2024-01-01' }).status).toBe('not-published')
  })

  test('every price today is twice the partner price of the same row', () => {
    const today = oneworldTables[0]?.rows ?? []
    for (const [index, partner] of classicRewardTables['partner-2025'].rows.entries()) {
      const { Y, W, J, F } = partner
      expect(today[index]).toMatchObject({ Y: 2 * Y, W: 2 * W, J: 2 * J, F: 2 * F })
    }
  })
})

describe('rules', () => {
  const round = 'CX SYD-HKG*, CX HKG-LHR*, BA LHR-JFK*, AA JFK-LAX, QF LAX-SYD'

  test('an itinerary that follows them has no violations, and counts what is left', () => {
    const outlook = checkOneworldItinerary(sectors(round))
    expect(outlook.violations).toEqual([])
    expect(outlook).toMatchObject({ sectorsLeft: 11, stopoversLeft: 2, airlinesStillNeeded: 0, onlyToFinishIn: 'AU' })
    expect(outlook.milesLeft).toBe(35_000 - outlook.miles)
    expect(outlook.noStopoverIn).toEqual(['HKG', 'LON', 'NYC'])
  })

  test.each([
    ['one partner only', 'CX SYD-HKG*, CX HKG-SYD', ['airlines']],
    ['an airline outside oneworld', 'CX SYD-HKG*, JL HKG-NRT*, EK NRT-DXB*, QR DOH-SYD', ['not-oneworld']],
    ['home in the middle', 'CX SYD-HKG*, QF HKG-SYD*, JL SYD-HND*, JL HND-SYD', ['return-to-start']],
    ['twice a stopover in one city', 'CX SYD-HKG*, JL HKG-HND*, JL NRT-HKG*, CX HKG-SYD', ['city-stopovers']],
  ])('%s', (_, text, expected) => {
    const fixed = text
      .replace('DXB*, QR DOH-SYD', 'DXB*, -- DXB-DOH, QR DOH-SYD')
      .replace('HND*, JL NRT', 'HND*, -- HND-NRT, JL NRT')
    expect(broken(fixed)).toEqual(expect.arrayContaining(expected))
  })

  test('the way back counts when the itinerary ends elsewhere', () => {
    const open = checkOneworldItinerary(sectors('CX SYD-HKG*, BA HKG-LHR'))
    expect(open.miles).toBe(flownMiles('SYD', 'HKG') + flownMiles('HKG', 'LHR') + flownMiles('LHR', 'SYD'))
  })

  test('domestic flights before leaving and after coming home break no rule', () => {
    expect(broken('QF ADL-SYD, CX SYD-HKG*, JL HKG-HND*, JL HND-MEL, QF MEL-ADL')).toEqual([])
  })

  test('lists what a further sector would break', () => {
    const flown = sectors('CX SYD-HKG*, JL HKG-HND*')
    const add = (text: string) => violationsOfAdding(flown, sectors(text)[0] as OneworldSector).map(({ rule }) => rule)
    expect(add('JL HND-SYD')).toEqual([])
    expect(add('EK HND-DXB')).toEqual(['not-oneworld'])
  })

  test('a gap without a surface sector is refused', () => {
    expect(() => broken('CX SYD-HKG*, BA LHR-JFK')).toThrow('add a surface sector')
  })
})

/** Checks the rules one at a time with plain loops, to compare with `checkOneworldItinerary`. */
function bruteForce(list: OneworldSector[]): string[] {
  const rules: string[] = []
  let miles = 0
  for (const { from, to } of list) miles += flownMiles(from, to)
  const [start, end] = [list[0]?.from ?? '', list.at(-1)?.to ?? '']
  if (start !== end) miles += flownMiles(end, start)
  if (miles > 35_000) rules.push('miles')
  const codes = [...new Set(list.map((sector) => sector.carrier))].filter((code) => code !== null)
  const members = codes.filter((code) => findCarrier(code)?.oneworld)
  if (members.filter((code) => code !== 'QF').length < 2) rules.push('airlines')
  for (const code of codes) if (!members.includes(code)) rules.push('not-oneworld')
  const stops: { city: string; kind: string }[] = []
  for (let i = 0; i < list.length; i++) {
    const here = list[i]
    if (!here) continue
    if (here.carrier === null) stops.push({ city: cityOf(here.from), kind: 'stopover' })
    else if (i < list.length - 1 && list[i + 1]?.carrier !== null)
      stops.push({ city: cityOf(here.to), kind: here.stop })
  }
  if (stops.filter((stop) => stop.kind === 'stopover').length > 5) rules.push('stopovers')
  if (list.length > 16) rules.push('sectors')
  for (const city of new Set(stops.map((stop) => stop.city))) {
    const of = (kind: string) => stops.filter((stop) => stop.city === city && stop.kind === kind).length
    if (of('stopover') > 1) rules.push('city-stopovers')
    if (of('transit') > 2) rules.push('city-transits')
  }
  const countries = [start, ...list.map((sector) => sector.to)].map((code) => getAirport(code).country)
  const spells = countries.filter((country, i) => country === countries[0] && countries[i - 1] !== countries[0]).length
  const endsHome = countries.at(-1) === countries[0]
  if (spells > (endsHome ? 2 : 1) && countries.some((country) => country !== countries[0]))
    rules.push('return-to-start')
  return rules.sort()
}

test('the checks equal a brute-force reading of the rules', () => {
  const place = fc.constantFrom('SYD', 'MEL', 'HKG', 'SIN', 'LHR', 'LGW', 'DOH', 'JFK', 'LAX', 'NRT', 'HND')
  const hop = fc.record({
    to: place,
    carrier: fc.constantFrom('QF', 'CX', 'BA', 'JL', 'EK', null),
    stop: fc.constantFrom('stopover' as const, 'transit' as const),
  })
  fc.assert(
    fc.property(place, fc.array(hop, { minLength: 1, maxLength: 20 }), (start, hops) => {
      let from = start
      const list = hops.map(({ to, carrier, stop }) => {
        const sector = { from, to, carrier, stop }
        from = to
        return sector
      })
      const found = checkOneworldItinerary(list)
        .violations.map((violation) => violation.rule)
        .sort()
      expect(found).toEqual(bruteForce(list))
    }),
    { numRuns: 1000 },
  )
})
