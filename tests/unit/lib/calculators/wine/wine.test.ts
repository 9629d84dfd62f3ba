import { describe, expect, it } from 'vitest'
import { offersCalendar } from '../../../../../lib/calculators/wine/offers-calendar.ts'
import {
  formatPrice,
  rankOffers,
  rateOffer,
  type WineOffer,
  WineOffers,
} from '../../../../../lib/calculators/wine/wine-offer.ts'
import { answerWine, wineDefaults } from '../../../../../lib/calculators/wine/wine-worth.ts'

const offer: WineOffer = {
  id: 'a',
  title: 'Six reds',
  bottles: 6,
  priceAud: 354,
  bonusPoints: 12_000,
  endsOn: '2026-12-01',
  seenOn: '2026-11-20',
  sample: false,
}
const cheap = { ...offer, id: 'b', priceAud: 200, endsOn: '2026-12-20', bonusPoints: 11_000 }

describe('an offer', () => {
  it('has cents per point, points per bottle and dollars per bottle', () => {
    expect(rateOffer(offer)).toMatchObject({ centsPerPoint: 2.95, pointsPerBottle: 2_000, audPerBottle: 59 })
  })

  it('has a price with two decimals or none', () => {
    expect([240, 199.5, 1_150].map(formatPrice)).toEqual(['$240', '$199.50', '$1,150'])
  })

  it('is sorted as requested, and dropped after its last day', () => {
    const ids = (sort: 'cents' | 'points' | 'ends', on = '2026-11-20') =>
      rankOffers([offer, cheap], sort, on).map(({ id }) => id)
    expect([ids('cents'), ids('points'), ids('ends')]).toEqual([
      ['b', 'a'],
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(ids('ends', '2026-12-01')).toEqual(['a', 'b'])
    expect(ids('ends', '2026-12-02')).toEqual(['b'])
  })

  it.each([{ bottles: 0 }, { priceAud: 0 }, { bonusPoints: 1.5 }, { endsOn: 'soon' }, { sample: undefined }])(
    'with %j is rejected',
    (change) => expect(WineOffers.safeParse([{ ...offer, ...change }]).success).toBe(false),
  )
})

describe('the calculator', () => {
  it('subtracts the worth of the wine from the price', () => {
    expect(answerWine(wineDefaults)).toMatchObject({ centsAll: 2.95, centsAfterWine: 1.95, pointsPerBottle: 2_000 })
  })

  it('makes the points free when the wine alone is worth the price', () => {
    expect(answerWine({ ...wineDefaults, worth: 100 }).centsAfterWine).toBe(0)
  })
})

it('the calendar entry marks a sample and is on the offer’s last day', () => {
  const text = offersCalendar([{ ...offer, sample: true }], '2026-11-20T01:00:00Z')
  expect(text).toContain('DTSTART;VALUE=DATE:20261201')
  expect(text).toContain('SAMPLE Six reds')
})
