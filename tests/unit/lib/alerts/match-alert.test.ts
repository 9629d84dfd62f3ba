import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../../lib/alerts/alert.ts'
import { matchAlert } from '../../../../lib/alerts/match-alert.ts'
import type { SeatChange } from '../../../../lib/availability/compare-cells.ts'
import { beside, change, everything, offer, rowState, seenAt } from './changes.ts'
import { settingsWith } from './settings.ts'

/** Why it fires and for how many seats, or null. */
function matchOf(settings: Partial<AlertSettings>, more: Partial<SeatChange> = {}, world = beside()) {
  const found = matchAlert(settingsWith(settings), change(more), world)
  return found && [found.why, found.seats]
}

describe('seats that cross an alert’s thresholds', () => {
  it('reports what was found, where, and what was there before', () => {
    const before = rowState(offer(1, { points: 90_000 }))
    expect(matchAlert(settingsWith({ seats: 2 }), change({ before }), beside())).toEqual({
      ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-03-02', cabin: 'J', direct: true },
      ...{ seats: 2, points: 75_000, charges: 20_000, carriers: ['QF'], source: { kind: 'file', name: 'x' }, seenAt },
      ...{ why: 'seats', before: { seats: 1, points: 90_000 }, other: null },
    })
  })

  it.each([
    ['from none to enough', { seats: 2 }, {}, ['seats', 2]],
    ['at the very first look', { seats: 2 }, { before: null }, ['seats', 2]],
    ['from too few to enough', { seats: 2 }, { before: rowState(offer(1)) }, ['seats', 2]],
    ['from too few to still too few', { seats: 3 }, { before: rowState(offer(1)) }, null],
    ['from enough to more', { seats: 1 }, { before: rowState(offer(1)) }, null],
    ['from enough to fewer', { seats: 1 }, { before: rowState(offer(4)) }, null],
    ['to none', { seats: 1 }, { before: rowState(offer(4)), after: rowState() }, null],
  ] satisfies [string, object, Partial<SeatChange>, unknown][])('%s', (_, settings, more, wanted) => {
    expect(matchOf(settings, more)).toEqual(wanted)
  })

  it.each([
    ['points fall below the ceiling', { maxPoints: 80_000 }, rowState(offer(2, { points: 90_000 })), ['price', 2]],
    ['points fall, but were below it', { maxPoints: 99_000 }, rowState(offer(2, { points: 90_000 })), null],
    ['points fall, but stay above it', { maxPoints: 70_000 }, rowState(offer(2, { points: 90_000 })), null],
    ['points fall without a ceiling', {}, rowState(offer(2, { points: 90_000 })), null],
    ['points become known', { maxPoints: 80_000 }, rowState(offer(2, { points: null })), ['price', 2]],
    ['charges fall to the ceiling', { maxCharges: 200 }, rowState(offer(2, { charges: 20_100 })), ['price', 2]],
    ['charges stay above it', { maxCharges: 199 }, rowState(offer(2, { charges: 90_000 })), null],
    ['charges are not known', { maxCharges: 1_000 }, rowState(offer(2, { charges: null })), ['price', 2]],
  ] as const)('%s', (_, settings, before, wanted) => {
    expect(matchOf(settings, { before })).toEqual(wanted)
  })

  it('requires the seats, the points and the charges to be from the same offer', () => {
    const after = rowState(offer(1, { points: 60_000, charges: 30_000 }), offer(4, { points: 99_000, charges: 10_000 }))
    expect(matchOf({ seats: 2, maxPoints: 80_000 }, { after })).toBeNull()
    expect(matchOf({ seats: 2, maxPoints: 99_000 }, { after })).toEqual(['seats', 4])
    expect(matchOf({ seats: 1, maxPoints: 80_000 }, { after })).toEqual(['seats', 1])
    expect(matchOf({ maxPoints: 80_000, maxCharges: 200 }, { after })).toBeNull()
    expect(matchOf({ maxPoints: 99_000, maxCharges: 200 }, { after })).toEqual(['seats', 4])
  })
})

describe('where, when and with whom', () => {
  it.each([
    ['any of Australia to Asia', { from: ['region:australia'], to: ['region:asia'] }, true],
    ['by country', { from: ['country:AU'], to: ['country:SG'] }, true],
    ['several places of which one fits', { from: ['MEL', 'SYD'], to: ['BKK', 'SIN'] }, true],
    ['the same way round', { from: ['SIN'], to: ['SYD'] }, false],
    ['another origin', { from: ['MEL'] }, false],
    ['a place that does not exist', { from: ['QQQ'] }, false],
    ['another program', { programs: ['velocity'] }, false],
    ['both programs', { programs: ['velocity', 'qantas'] }, true],
    ['another cabin', { cabins: ['Y', 'F'] }, false],
    ['one of several cabins', { cabins: ['F', 'J'] }, true],
    ['Tuesdays', { weekdays: [2] }, true],
    ['weekends', { weekdays: [0, 6] }, false],
    ['the very day', { dates: { start: '2027-03-02', end: '2027-03-02' } }, true],
    ['until the day before', { dates: { start: '2027-02-01', end: '2027-03-01' } }, false],
    ['from the day after', { dates: { start: '2027-03-03', end: '2027-04-01' } }, false],
    ['its carrier', { carriers: ['SQ', 'QF'] }, true],
    ['other carriers', { carriers: ['SQ'] }, false],
  ] satisfies [string, Partial<AlertSettings>, boolean][])('%s', (_, settings, fires) => {
    expect(matchOf(settings) !== null).toBe(fires)
  })

  it('counts a connection unless only direct flights are wanted', () => {
    expect(matchOf({}, { direct: false })).toEqual(['seats', 2])
    expect(matchOf({ direct: true }, { direct: false })).toBeNull()
  })

  it('fires when a wanted carrier joins another that had seats all along', () => {
    const before = rowState(offer(2, { carriers: ['JL'] }))
    const after = rowState(offer(2, { carriers: ['JL'] }), offer(1))
    expect(matchOf({ carriers: ['QF'] }, { before, after })).toEqual(['seats', 1])
    expect(matchOf({ carriers: ['JL'] }, { before, after })).toBeNull()
  })

  it('stays within the plan’s programs and last day', () => {
    const until = (day: string) => matchOf({}, {}, beside([], { programs: ['qantas'], until: day }))
    expect([until('2027-03-02'), until('2027-03-01')]).toEqual([['seats', 2], null])
    expect(matchOf({}, {}, beside([], { ...everything, programs: ['velocity'] }))).toBeNull()
  })

  it('goes by calendar dates where clocks change: the first Sundays of April and October', () => {
    const sundays = { weekdays: [0] }
    for (const date of ['2027-04-04', '2027-10-03']) {
      expect(matchOf({ ...sundays, dates: { start: date, end: date } }, { date })).toEqual(['seats', 2])
    }
    expect(matchOf(sundays, { date: '2027-04-05' })).toBeNull()
  })
})

describe('a booking in hand', () => {
  const held = (holding: AlertSettings['holding'], more: Partial<SeatChange> = {}) =>
    matchOf({ cabins: ['F', 'J'], holding }, more)

  it.each([
    ['a cabin liked better', { date: '2027-03-02', cabin: 'J', points: 50_000 }, { cabin: 'F' }, true],
    ['a cabin liked less', { date: '2027-03-02', cabin: 'F', points: 200_000 }, {}, false],
    ['any wished cabin, holding none of them', { date: '2027-03-02', cabin: 'Y', points: null }, {}, true],
    ['the same for fewer points', { date: '2027-03-02', cabin: 'J', points: 75_001 }, {}, true],
    ['the same for as many points', { date: '2027-03-02', cabin: 'J', points: 75_000 }, {}, false],
    ['the same, whatever it cost', { date: '2027-03-05', cabin: 'J', points: null }, {}, false],
    ['a wished day, holding none', { date: '2026-11-25', cabin: 'J', points: 10_000 }, {}, true],
  ] satisfies [string, AlertSettings['holding'], Partial<SeatChange>, boolean][])('%s', (_, holding, more, fires) => {
    expect(held(holding, more)).toEqual(fires ? ['better', 2] : null)
  })

  it('is beaten when the price falls below what it cost', () => {
    const holding = { date: '2027-03-02', cabin: 'J' as const, points: 80_000 }
    expect(held(holding, { before: rowState(offer(2, { points: 85_000 })) })).toEqual(['better', 2])
    expect(held(holding, { before: rowState(offer(2, { points: 79_000 })) })).toBeNull()
  })
})

describe('a return trip', () => {
  const stay = { min: 7, max: 14 }
  const home = (date: string, more = {}) => ({ from: 'SIN', to: 'SYD', date, offers: [offer(2)], ...more })

  it('counts seats out only with seats back, and names the cheapest way home', () => {
    const cheap = home('2027-03-12', { offers: [offer(2, { points: 60_000 })] })
    const world = beside([home('2027-03-09'), cheap, home('2027-03-17', { offers: [offer(2, { points: 1 })] })])
    const found = matchAlert(settingsWith({ stay, seats: 2 }), change(), world)
    expect(found?.other).toMatchObject({ kind: 'return', from: 'SIN', to: 'SYD', date: '2027-03-12', points: 60_000 })
  })

  it.each([
    ['no seats back', []],
    ['a day too early', [home('2027-03-08')]],
    ['a day too late', [home('2027-03-17')]],
    ['another cabin', [home('2027-03-10', { cabin: 'Y' })]],
    ['too few seats', [home('2027-03-10', { offers: [offer(1)] })]],
    ['another airport', [home('2027-03-10', { to: 'MEL' })]],
    ['beyond what it may cost', [home('2027-03-10', { offers: [offer(2, { points: 99_000 })] })]],
  ])('%s: does not fire', (_, rows) => {
    expect(matchOf({ stay, seats: 2, maxPoints: 80_000 }, {}, beside(rows))).toBeNull()
  })

  it('fires for seats back too, with the cheapest wanted day out', () => {
    const back = { from: 'SIN', to: 'SYD', date: '2027-03-12' }
    const days = ['2027-02-25', '2027-03-02', '2027-03-04'].map((date, at) => ({
      date,
      offers: [offer(1, { points: 70_000 - at * 1000 })],
    }))
    const found = matchAlert(settingsWith({ stay }), change(back), beside(days))
    expect(found).toMatchObject({ from: 'SYD', date: '2027-03-04', other: { kind: 'return', date: '2027-03-12' } })
    // What the way home was before says nothing about the way out.
    expect(found?.before).toBeNull()
    const mondays = settingsWith({ stay, weekdays: [2] })
    expect(matchAlert(mondays, change(back), beside(days))).toMatchObject({ date: '2027-03-02' })
  })

  it('does not look beyond the plan for the way home', () => {
    const reach = { ...everything, until: '2027-03-11' }
    expect(matchOf({ stay }, {}, beside([home('2027-03-12')], reach))).toBeNull()
    expect(matchOf({ stay }, {}, beside([home('2027-03-11')], reach))).toEqual(['seats', 2])
  })
})

describe('a party that may split', () => {
  const split = { split: true, seats: 4 }

  it('travels together when it can', () => {
    const found = matchAlert(settingsWith(split), change({ after: rowState(offer(4)) }), beside())
    expect(found).toMatchObject({ seats: 4, other: null })
  })

  it.each([
    ['on a connection the same day', { direct: false, offers: [offer(2)] }, true],
    ['the day after', { date: '2027-03-03', offers: [offer(3)] }, true],
    ['the day before', { date: '2027-03-01', offers: [offer(2)] }, true],
    ['two days later', { date: '2027-03-04', offers: [offer(9)] }, false],
    ['with too few together', { date: '2027-03-03', offers: [offer(1)] }, false],
    ['on a day not wished', { date: '2027-03-03', offers: [offer(2)], weekdays: [2] }, false],
    ['in another cabin', { cabin: 'Y' as const, offers: [offer(2)] }, false],
  ])(
    '%s',
    (_, { weekdays = [], ...at }: { weekdays?: number[]; offers: never[] | ReturnType<typeof offer>[] }, fires) => {
      expect(matchOf({ ...split, weekdays }, {}, beside([at])) !== null).toBe(fires)
    },
  )

  it('may split over two flights of a day, but not over one flight at two prices', () => {
    const twice = (departs: number | null) => ({ after: rowState(offer(2), offer(2, { points: 80_000, departs })) })
    expect(matchOf(split, twice(1200))).toEqual(['seats', 2])
    expect(matchOf(split, twice(615))).toBeNull()
    expect(matchOf(split, twice(null))).toBeNull()
  })

  it('prefers the same day to a cheaper one', () => {
    const world = beside([
      { date: '2027-03-03', offers: [offer(2, { points: 10_000 })] },
      { direct: false, offers: [offer(2, { points: 90_000 })] },
    ])
    expect(matchAlert(settingsWith(split), change(), world)?.other).toMatchObject({ date: '2027-03-02', direct: false })
  })

  it('is notified once, not again when its own half grows', () => {
    const world = beside([{ date: '2027-03-03', offers: [offer(2)] }])
    expect(matchOf(split, { before: rowState(offer(2)), after: rowState(offer(3)) }, world)).toBeNull()
  })
})

describe('a party that may split on a return trip', () => {
  const settings = settingsWith({ split: true, seats: 4, stay: { min: 7, max: 14 } })
  const back = { from: 'SIN', to: 'SYD' }

  it('splits on the way out, on the way back, or on both', () => {
    const outTwice = { date: '2027-03-03', offers: [offer(2)] }
    const homeAll = { ...back, date: '2027-03-12', offers: [offer(4)] }
    const homeTwice = [
      { ...back, date: '2027-03-12', offers: [offer(3)] },
      { ...back, date: '2027-03-13', offers: [offer(1)] },
    ]
    const found = (...rows: Parameters<typeof beside>[0] & object) => matchAlert(settings, change(), beside(rows))
    expect(found(outTwice, homeAll)).toMatchObject({
      other: { kind: 'return', seats: 4 },
      rest: [{ kind: 'split', date: '2027-03-03' }],
    })
    const whole = matchAlert(settings, change({ after: rowState(offer(4)) }), beside(homeTwice))
    expect(whole).toMatchObject({ other: { kind: 'return' }, rest: [{ kind: 'return-split' }] })
    expect(found(outTwice, ...homeTwice)?.rest?.map(({ kind }) => kind)).toEqual(['split', 'return-split'])
    expect(found(outTwice)).toBeNull()
    expect(found(homeAll)).toBeNull()
  })

  it('fires when the way back gets seats for the last group', () => {
    const world = beside([{ offers: [offer(4)] }, { ...back, date: '2027-03-12', offers: [offer(2)] }])
    const found = matchAlert(settings, change({ ...back, date: '2027-03-13' }), world)
    expect(found).toMatchObject({ from: 'SYD', other: { date: '2027-03-13' }, rest: [{ date: '2027-03-12' }] })
  })

  it('keeps the whole party within the wanted nights, whoever flies home with whom', () => {
    const out = [{ date: '2027-03-03', offers: [offer(2)] }]
    const home = (date: string) =>
      matchOf(settings, {}, beside([...out, { ...back, date, offers: [offer(4)] }])) !== null
    expect(['2027-03-09', '2027-03-10', '2027-03-16', '2027-03-17'].map(home)).toEqual([false, true, true, false])
  })

  it('does not split where one of the two days has seats for all', () => {
    const one = settingsWith({ split: true, seats: 4 })
    expect(matchAlert(one, change(), beside([{ date: '2027-03-03', offers: [offer(4)] }]))).toBeNull()
  })
})
