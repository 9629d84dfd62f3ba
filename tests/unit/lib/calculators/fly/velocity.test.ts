import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gateways, listCities } from '../../../../../lib/calculators/fly/cities.ts'
import type { PointsSpan, VelocityRouting } from '../../../../../lib/calculators/fly/routings-file.ts'
import { parseVelocityRoutingsFile } from '../../../../../lib/calculators/fly/routings-file.ts'
import { velocityPairs } from '../../../../../lib/calculators/fly/slugs.ts'
import {
  answerVelocityFly,
  lowestPoints,
  pointsSpanWords,
  velocityFlySteps,
} from '../../../../../lib/calculators/fly/velocity-answer.ts'
import {
  findVelocityLeadPair,
  pricePeriods,
  tablesBehind,
  velocityFlyWords,
} from '../../../../../lib/calculators/fly/velocity-pages.ts'
import { lastFullDate } from '../../../../../lib/calculators/fly/velocity-routings.ts'
import { pricesOn } from '../../../../../lib/calculators/prices-on.ts'
import { cabins } from '../../../../../lib/core/cabin.ts'
import { findRoutePaths, type RoutePath } from '../../../../../lib/network/route-finder.ts'
import type { Segment } from '../../../../../lib/programs/segment.ts'
import { priceVelocityReward } from '../../../../../lib/programs/velocity/reward-seat.ts'
import { priceVelocityTrip } from '../../../../../lib/programs/velocity/trip-price.ts'

const slugs = velocityPairs.slugs()
const one = { trip: 'one-way', people: 1, have: 0 } as const
const listRoutings = (from: string, to: string): readonly VelocityRouting[] =>
  velocityPairs.find(from, to)?.routings ?? []
const cabinOf = (from: string, to: string, cabin: string) =>
  answerVelocityFly(listRoutings(from, to), one).cabins.find((each) => each.cabin === cabin)

/** Every choice of an airline for each leg of a path, in every cabin all its flights have. */
function everyChoice({ legs }: RoutePath): Segment[][] {
  const [first = [], second] = legs.map((routes) => routes.filter(({ status }) => status !== 'upcoming'))
  const choices = second ? first.flatMap((one) => second.map((two) => [one, two])) : first.map((one) => [one])
  return choices.flatMap((choice) =>
    cabins
      .filter((cabin) => choice.every((route) => route.cabins.includes(cabin)))
      .map((cabin) => choice.map(({ from, to, carrier }) => ({ from, to, carrier, cabin }))),
  )
}

describe('ways', () => {
  it('show the prices a source gives today, together with the earlier ones', () => {
    expect(cabinOf('sydney', 'los-angeles', 'J')).toMatchObject({
      today: { low: 102_000, high: 102_000 },
      before: { low: 95_500, high: 95_500 },
      sureness: 'two',
    })
    expect(cabinOf('sydney', 'melbourne', 'Y')).toMatchObject({
      today: { low: 5_900, high: null },
      before: { low: 5_900, high: 9_900 },
    })
    expect(cabinOf('sydney', 'london', 'F')?.before).toEqual({ low: 203_000, high: 203_000 })
    expect(cabinOf('sydney', 'london', 'F')?.today).toBeNull()
  })

  it('keep a way with a stop where only it has a cabin from start to end', () => {
    // The non-stop flights are Link Airways, in economy only.
    const airports = listRoutings('sydney', 'canberra').map((routing) => routing.airports.join('-'))
    expect(airports).toEqual(['SYD-CBR', 'SYD-MEL-CBR'])
    expect(cabinOf('sydney', 'canberra', 'J')?.before).toEqual({ low: 23_500, high: 23_500 })
  })

  it('mark a figure that is only recalled', () => {
    expect(cabinOf('sydney', 'doha', 'J')).toMatchObject({
      today: { low: 119_500, high: 119_500 },
      sureness: 'recalled',
    })
  })

  it('never give a price today that the rules do not give', () => {
    for (const slug of slugs.filter((each) => each.includes('/'))) {
      const [from = '', to = ''] = slug.split('/')
      for (const routing of listRoutings(from, to).filter(({ airports }) => airports.length === 2)) {
        for (const { cabin, today } of routing.known) {
          const [start = '', end = ''] = routing.airports
          const query = { from: start, to: end, carrier: routing.carriers[0] ?? '', cabin, bookedOn: '2026-11-20' }
          const price = priceVelocityReward(query)
          expect(today).toEqual(price.status === 'published' ? price.points : null)
        }
      }
    }
  })

  it('leave out no cheaper way of any airlines in any cabin, over all pairs and all ways', () => {
    const own = (carriers: readonly string[]) => new Set(carriers.map((code) => (code === 'FC' ? 'VA' : code)))
    const lost: string[] = []
    let prices = 0
    for (const from of gateways) {
      for (const to of listCities('velocity').filter((city) => city !== from)) {
        const routings = velocityPairs.find(from.slug, to.slug)?.routings ?? []
        const paths = from.airports.flatMap((start) =>
          to.airports.flatMap((end) => findRoutePaths('velocity', start, end)),
        )
        for (const segments of paths.flatMap(everyChoice)) {
          for (const [on, when] of [
            [pricesOn, 'today'],
            [lastFullDate, 'before'],
          ] as const) {
            const price = priceVelocityTrip(segments, on)
            const airlines = own(segments.map(({ carrier }) => carrier))
            if (price.status === 'not-published') continue
            prices++
            const least = (span: PointsSpan | null) => span?.low ?? span?.high ?? Infinity
            const met = routings.some(
              (routing) =>
                [...own(routing.carriers)].every((code) => airlines.has(code)) &&
                routing.known.some(
                  (one) => one.cabin === segments[0]?.cabin && least(one[when]) <= least(price.points),
                ),
            )
            if (!met) lost.push(`${when} ${segments.map((one) => `${one.carrier} ${one.from}-${one.to} ${one.cabin}`)}`)
          }
        }
      }
    }
    expect(lost).toEqual([])
    expect(prices).toBeGreaterThan(1_000)
  })

  it('use one airline, or Virgin Australia with one partner, and at most one stop', () => {
    const partners = new Set(['QR', 'EY', 'SQ', 'UA'])
    for (const routing of velocityPairs.pairsFrom('sydney').flatMap(({ routings }) => routings)) {
      const codes = new Set(routing.carriers.map((code) => (code === 'FC' ? 'VA' : code)))
      expect(routing.airports.length).toBeLessThanOrEqual(3)
      expect(codes.size === 1 || (codes.has('VA') && [...codes].some((code) => partners.has(code)))).toBe(true)
    }
  })
})

describe('an answer', () => {
  it('multiplies by people and directions, and counts what is missing against the newest figure', () => {
    const { times, cabins } = answerVelocityFly(listRoutings('sydney', 'los-angeles'), {
      trip: 'return',
      people: 2,
      have: 400_000,
    })
    const business = cabins.find(({ cabin }) => cabin === 'J')
    expect(times).toBe(4)
    expect(business).toMatchObject({ today: { low: 408_000 }, missing: 8_000 })
    expect(business && velocityFlySteps(business, times).map(({ figure }) => figure)).toEqual([
      '7,487 miles',
      'zone 8',
      '382,000',
      '408,000',
    ])
  })

  it('gives no figures where nothing is known', () => {
    const [economy] = answerVelocityFly(listRoutings('sydney', 'singapore'), { ...one, have: 5 }).cabins
    expect(economy).toMatchObject({ cabin: 'Y', today: null, before: null, missing: null })
    expect(economy && velocityFlySteps(economy, 1).at(-1)?.figure).toBe('not published')
    expect(answerVelocityFly([], one)).toEqual({ times: 1, cabins: [], rows: [] })
  })

  it('never turns a figure that is not published into a number', () => {
    const pairs = velocityPairs.pairsFrom('melbourne')
    fc.assert(
      fc.property(fc.nat(pairs.length - 1), fc.integer({ min: 1, max: 9 }), (at, people) => {
        const routings = pairs[at]?.routings ?? []
        const { cabins } = answerVelocityFly(routings, { trip: 'one-way', people, have: 0 })
        for (const { cabin, today } of cabins) {
          const known = routings
            .flatMap((routing) => routing.known)
            .filter((each) => each.cabin === cabin && each.today)
          expect(today === null).toBe(known.length === 0)
          const least = Math.min(...known.map((each) => lowestPoints(each.today) ?? Number.POSITIVE_INFINITY))
          if (today) expect(lowestPoints(today)).toBe(least * people)
        }
      }),
    )
  })

  it('puts a span in words', () => {
    expect(pointsSpanWords({ low: 5_900, high: 5_900 })).toBe('5,900')
    expect(pointsSpanWords({ low: 5_900, high: 9_900 })).toBe('5,900 to 9,900')
    expect(pointsSpanWords({ low: 5_900, high: null })).toBe('from 5,900')
    expect(pointsSpanWords({ low: null, high: 14_900 })).toBe('up to 14,900')
  })
})

describe('slugs', () => {
  it('are more than 400, unique and all found, each with its own title', () => {
    const words = slugs.flatMap((slug) => {
      const found = velocityPairs.findSlug(slug.split('/'))
      return found ? [velocityFlyWords(found)] : []
    })
    expect(slugs.length).toBeGreaterThan(400)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(words).toHaveLength(slugs.length)
    expect(new Set(words.map(({ title }) => title)).size).toBe(slugs.length)
    expect(new Set(words.map(({ summary }) => summary)).size).toBeGreaterThan(slugs.length * 0.9)
  })

  it.each(['', 'atlantis', 'sydney/atlantis', 'singapore/sydney', 'sydney/sydney', 'a/b/c', '__proto__', 'SYD'])(
    'do not include %j',
    (slug) => expect(velocityPairs.findSlug(slug.split('/'))).toBeUndefined(),
  )

  it('say in words what is published, and what is not', () => {
    const summary = (slug: string) => {
      const found = velocityPairs.findSlug(slug.split('/'))
      return found && velocityFlyWords(found).summary
    }
    expect(summary('canberra/hobart')).toBe(
      'Canberra to Hobart with Velocity Points, one way: economy from 5,900 points non-stop.',
    )
    expect(summary('sydney/singapore')).toContain('no published price')
  })

  it('come with a file of ways the browser can read', () => {
    const file = velocityPairs.routingsFile('sydney')
    expect(parseVelocityRoutingsFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
    expect(parseVelocityRoutingsFile([])).toBeNull()
    expect(velocityPairs.routingsFile('london')).toBeUndefined()
  })
})

describe('a destination', () => {
  it('starts from the city its first line names', () => {
    const unlike = velocityPairs.destinations().flatMap((to) => {
      const { index, summary } = velocityFlyWords({ from: null, to })
      const named = / points from ([A-Z][\w ]+?) (?:non-stop|via)/.exec(summary)?.[1]
      const start = findVelocityLeadPair(velocityPairs.pairsTo(to.slug))?.from.name
      return !index || named === start ? [] : [`${to.name}: ${named}, ${start}`]
    })
    expect(unlike).toEqual([])
  })

  it('without a price today starts from the city of its last known one', () => {
    expect(findVelocityLeadPair(velocityPairs.pairsTo('bali'))?.from.name).toBe('Adelaide')
  })
})

describe('prices over the years', () => {
  it('are every table of the airline and zone, newest first', () => {
    const periods = pricePeriods(listRoutings('sydney', 'los-angeles'), false)
    const united = periods.filter(({ carrier }) => carrier === 'UA')
    expect(united.map(({ table, until }) => [table.validFrom, until])).toEqual([
      ['2026-09-28', null],
      ['2025-01-21', null],
      ['2016-06-01', '2025-01-20'],
    ])
    expect(united[0]?.points).toMatchObject({ J: null, Y: { low: 48_000 } })
    expect(united[1]?.points).toMatchObject({ J: { low: 102_000 }, Y: null })
  })

  it('end the single domestic price on the day before the tiers begin', () => {
    const periods = pricePeriods(listRoutings('sydney', 'melbourne'), true)
    expect(periods.at(-1)).toMatchObject({ until: '2023-06-04', points: { Y: { low: 7_800, high: 7_800 } } })
  })

  it('name their tables', () => {
    expect(tablesBehind(listRoutings('sydney', 'los-angeles')).map(({ id }) => id)).toEqual([
      'velocity-ua-2026',
      'velocity-ua-2025',
      'velocity-table-1',
    ])
  })
})
