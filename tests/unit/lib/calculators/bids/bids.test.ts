import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidAud, bidBands, findBidGroup } from '../../../../../lib/calculators/bids/bid-bands.ts'
import { BidBands } from '../../../../../lib/calculators/bids/bid-bands-contract.ts'
import { BidReport, type BidReportDocument } from '../../../../../lib/calculators/bids/bid-report.ts'
import { answerBid, bidDefaults } from '../../../../../lib/calculators/bids/bid-worth.ts'
import { programs } from '../../../../../lib/core/program.ts'
import { bidFacts, verifiedYears } from '../../../../../lib/programs/data/bid-data.ts'

const report: BidReportDocument = {
  program: 'qantas',
  from: 'SYD',
  to: 'LAX',
  cabin: 'J',
  points: 0,
  aud: 500,
  flownOn: '2026-06-01',
  outcome: 'accepted',
  uid: 'u',
  group: 'long-haul',
  status: 'approved',
  createdAt: '2026-06-02T00:00:00.000Z',
}
const reports = (auds: readonly number[], change: Partial<BidReportDocument> = {}) =>
  auds.map((aud) => ({ ...report, aud, ...change }))

describe('bands', () => {
  it('need five accepted and approved bids', () => {
    expect(bidBands(reports([1, 2, 3, 4]))).toEqual([])
    expect(bidBands([...reports([1, 2, 3, 4]), ...reports([5], { status: 'pending' })])).toEqual([])
    expect(bidBands([...reports([1, 2, 3, 4]), ...reports([5], { outcome: 'refused' })])).toEqual([])
  })

  it('are the quartiles of the accepted bids, with the refused ones counted separately', () => {
    const [band] = bidBands([...reports([100, 200, 300, 400, 500]), ...reports([50, 60], { outcome: 'refused' })])
    expect(band).toMatchObject({ lowAud: 200, fairAud: 300, strongAud: 400, accepted: 5, refused: 2 })
  })

  it('keep groups, cabins and programs separate', () => {
    for (const other of [{ group: 'asia' }, { cabin: 'W' }, { program: 'velocity' }] as const) {
      expect(bidBands([...reports([1, 2, 3, 4]), ...reports([5], other)]), JSON.stringify(other)).toEqual([])
    }
  })

  it('value points at the least they bring', () => {
    expect(bidAud({ program: 'qantas', points: 10_000, aud: 100 })).toBe(160)
  })

  it('rise from low to strong, within what was paid, whatever the order of reports', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 5, maxLength: 40 }), (auds) => {
        const [band] = bidBands(reports(auds))
        const [turned] = bidBands(reports(auds.toReversed()))
        expect(band).toEqual(turned)
        const { lowAud = 0, fairAud = 0, strongAud = 0 } = band ?? {}
        expect(
          Math.min(...auds) <= lowAud && lowAud <= fairAud && fairAud <= strongAud && strongAud <= Math.max(...auds),
        ).toBe(true)
      }),
    )
  })

  it('survive the transfer to the browser, and other data is rejected', () => {
    const bands = bidBands(reports([1, 2, 3, 4, 5]))
    expect(BidBands.parse(JSON.parse(JSON.stringify(bands)))).toEqual(bands)
    expect(BidBands.safeParse({ status: 503 }).success).toBe(false)
  })
})

describe('a route', () => {
  it.each([
    ['SYD', 'MEL', 'domestic'],
    ['SYD', 'AKL', 'tasman-pacific'],
    ['SIN', 'SYD', 'asia'],
    ['PER', 'LHR', 'long-haul'],
    ['SIN', 'LHR', 'long-haul'],
    ['SYD', 'XXX', undefined],
  ])('%s to %s counts as %s', (from, to, group) => expect(findBidGroup(from, to)).toBe(group))
})

describe('a report', () => {
  const { uid: _uid, group: _group, status: _status, createdAt: _createdAt, ...sent } = report

  it('is accepted as the form sends it', () => expect(BidReport.safeParse(sent).success).toBe(true))

  it.each([
    { points: -1 },
    { points: 0, aud: 0 },
    { to: 'SYD' },
    { from: 'sydney' },
    { flownOn: '2026-02-30' },
    { aud: Number.POSITIVE_INFINITY },
    { outcome: 'maybe' },
    { uid: 'somebody' },
  ])('with %j is refused', (change) => expect(BidReport.safeParse({ ...sent, ...change }).success).toBe(false))
})

describe('what a bid is worth', () => {
  it('weighs hours against points and cash', () => {
    expect(answerBid(bidDefaults.qantas)).toMatchObject({ worthAud: 630, costAud: 500, leftAud: 130, maxCashAud: 530 })
  })

  it('never advises negative cash', () => {
    expect(answerBid({ ...bidDefaults.qantas, points: 500_000 })).toMatchObject({ maxCashAud: 0, leftAud: -4_770 })
  })
})

it('says in which years the rules were seen', () => {
  expect(programs.map((program) => verifiedYears(bidFacts[program]))).toEqual(['2015–2025', '2013–2024'])
})
