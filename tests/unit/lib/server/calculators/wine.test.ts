import { expect, it } from 'vitest'
import { renderMessage } from '../../../../../lib/alerts/delivery/render-message.ts'
import { fulfils, getTermsKey, newOffers, WineAlertRequest } from '../../../../../lib/calculators/wine/wine-alert.ts'
import type { WineOffer } from '../../../../../lib/calculators/wine/wine-offer.ts'
import { answerWineAlert, sendWineAlerts } from '../../../../../lib/server/calculators/wine.ts'
import { later, noon, stageMatching } from '../alerts/match/match-stage.ts'

const stage = stageMatching('wine-test')
const offer = (id: string, more: Partial<WineOffer> = {}): WineOffer => ({
  ...{ id, title: `Wine ${id}`, bottles: 6, priceAud: 150, bonusPoints: 6_000, sample: false },
  ...{ endsOn: '2026-12-01', seenOn: '2026-11-20' },
  ...more,
})
const put = ({ id, ...rest }: WineOffer) => stage.db.doc(`wine-offers/${id}`).set(rest)
const criteria = { minPoints: 1_500, maxCents: 1 }

it('fulfils a wish by either figure or the only one set; lists only new offers, cheapest first', () => {
  // 1,000 points a bottle, 2.5 cents a point.
  expect(fulfils(offer('a'), { minPoints: 1_000, maxCents: null })).toBe(true)
  expect(fulfils(offer('a'), { minPoints: 1_001, maxCents: null })).toBe(false)
  expect(fulfils(offer('a'), { minPoints: null, maxCents: 2.5 })).toBe(true)
  expect(fulfils(offer('a'), { minPoints: null, maxCents: 2.49 })).toBe(false)
  expect(fulfils(offer('a'), { minPoints: 9_999, maxCents: 2.5 })).toBe(true)
  const cheap = offer('b', { priceAud: 50 })
  expect(newOffers([offer('a'), cheap], { wish: { minPoints: 1, maxCents: null }, known: [] })).toEqual([
    cheap,
    offer('a'),
  ])
  expect(newOffers([cheap], { wish: criteria, known: [getTermsKey(cheap)] })).toEqual([])
})

it('reports new offers and better terms once each, but no offer current when the alert was set', async () => {
  await put(offer('old', { bonusPoints: 12_000 }))
  expect(await answerWineAlert(stage.db, 'ann', { kind: 'set', wish: criteria }, noon)).toEqual({
    wish: criteria,
    fulfilled: 1,
  })
  expect(await sendWineAlerts(stage.db, later(30))).toEqual([])
  await put(offer('new', { bonusPoints: 9_000 }))
  await put(offer('poor'))
  await put(offer('over', { bonusPoints: 90_000, endsOn: '2026-11-01' }))
  const [due, ...more] = await sendWineAlerts(stage.db, later(60))
  expect([due?.at, more]).toEqual([later(60), []])
  expect(await sendWineAlerts(stage.db, later(90))).toEqual([])
  await put(offer('poor', { bonusPoints: 9_000 }))
  expect(await sendWineAlerts(stage.db, later(120))).toHaveLength(1)
  const messages = await stage.outbox()
  const contents = messages.map((message) => renderMessage(message, { party: 1, again: new Set() }))
  expect(contents.map(({ subject }) => subject).sort()).toEqual(['Wine offer: Wine new', 'Wine offer: Wine poor'])
  expect(contents[0]?.items[0]?.facts).toContain('1,500 points per bottle, 1.67 cents per point')
  expect(await answerWineAlert(stage.db, 'ann', { kind: 'end' }, noon)).toEqual({ wish: null, fulfilled: 0 })
  await put(offer('late', { bonusPoints: 99_000 }))
  expect(await sendWineAlerts(stage.db, later(150))).toEqual([])
})

it.each([
  [{ minPoints: null, maxCents: null }],
  [{ minPoints: -1, maxCents: null }],
  [{ minPoints: 1.5, maxCents: null }],
  [{ minPoints: null, maxCents: Number.POSITIVE_INFINITY }],
  [{ minPoints: 1, maxCents: null, uid: 'bob' }],
])('rejects the wish %j', (bad) => {
  expect(WineAlertRequest.safeParse({ kind: 'set', wish: bad }).success).toBe(false)
})
