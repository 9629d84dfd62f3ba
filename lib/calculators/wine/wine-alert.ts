import { z } from 'zod'
import { IsoDate } from '../../core/schemas.ts'
import { rateOffer, type WineOffer } from './wine-offer.ts'

/** When to tell a member of a wine offer: when it reaches either figure. */
export const WineCriteria = z
  .strictObject({
    /** At least this many points a bottle. */
    minPoints: z.int().min(1).max(1_000_000).nullable(),
    /** At most this many cents a point, counting the wine as worth nothing. */
    maxCents: z.number().min(0.01).max(1_000).nullable(),
  })
  .refine(({ minPoints, maxCents }) => minPoints !== null || maxCents !== null, 'fill in at least one')
export type WineCriteria = z.infer<typeof WineCriteria>

/** Body of the callable wineAlert. */
export const WineAlertRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('read') }),
  z.strictObject({ kind: z.literal('set'), wish: WineCriteria }),
  z.strictObject({ kind: z.literal('end') }),
])
export type WineAlertRequest = z.infer<typeof WineAlertRequest>

/** The state of the alert: the wish, or null, and how many current offers fulfil it. */
export const WineAlertAnswer = z.object({ wish: WineCriteria.nullable(), fulfilled: z.int() })
export type WineAlertAnswer = z.infer<typeof WineAlertAnswer>

/** `wine-alerts/{uid}`: the wish, and the offers the member already knows. Written only by servers. */
export const WineAlertDocument = z.object({
  uid: z.string(),
  wish: WineCriteria,
  /** `getTermsKey` of the offers that were current when the alert was set or have been reported since. */
  known: z.array(z.string()),
  updatedAt: z.iso.datetime(),
})
export type WineAlertDocument = z.infer<typeof WineAlertDocument>

/** The maximum number of offers in one email; `more` counts the rest. */
export const MAX_WINES = 20

export const WinePayload = z.object({
  offers: z
    .array(
      z.object({
        title: z.string(),
        bottles: z.int(),
        priceAud: z.number(),
        bonusPoints: z.int(),
        endsOn: IsoDate,
        seenOn: IsoDate,
      }),
    )
    .min(1)
    .max(MAX_WINES),
  more: z.int().min(0),
})
export type WinePayload = z.infer<typeof WinePayload>

/** Whether an offer reaches either figure of the criteria. */
export function fulfils(offer: WineOffer, { minPoints, maxCents }: WineCriteria): boolean {
  const { pointsPerBottle, centsPerPoint } = rateOffer(offer)
  return (minPoints !== null && pointsPerBottle >= minPoints) || (maxCents !== null && centsPerPoint <= maxCents)
}

/** The identity of an offer's terms. An offer whose terms change counts as new. */
export function getTermsKey({ id, bottles, priceAud, bonusPoints }: WineOffer): string {
  return `${id} ${bottles} ${priceAud} ${bonusPoints}`
}

/** The offers that fulfil the criteria and that the member does not know yet, the cheapest points first. */
export function newOffers(
  offers: readonly WineOffer[],
  { wish: criteria, known }: Pick<WineAlertDocument, 'wish' | 'known'>,
) {
  return offers
    .filter((offer) => fulfils(offer, criteria) && !known.includes(getTermsKey(offer)))
    .toSorted((a, b) => rateOffer(a).centsPerPoint - rateOffer(b).centsPerPoint)
}
