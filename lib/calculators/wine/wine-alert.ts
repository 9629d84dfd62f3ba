import { z } from 'zod'
import { IsoDate } from '../../core/schemas.ts'
import { rateOffer, type WineOffer } from './wine-offer.ts'

/** When a member wants to be told of a wine offer: as soon as it reaches either figure. */
export const WineCriteria = z
  .strictObject({
    /** Points a bottle, at least. */
    minPoints: z.int().min(1).max(1_000_000).nullable(),
    /** Cents a point if the wine were worth nothing, at most. */
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

/** How it stands: the wish, or null without, and how many of the offers that run now fulfil it. */
export const WineAlertAnswer = z.object({ wish: WineCriteria.nullable(), fulfilled: z.int() })
export type WineAlertAnswer = z.infer<typeof WineAlertAnswer>

/** `wine-alerts/{uid}`: the wish, and the offers its owner knows already. Written by servers alone. */
export const WineAlertDocument = z.object({
  uid: z.string(),
  wish: WineCriteria,
  /** `getTermsKey` of the offers that ran when it was set, or were told since. */
  known: z.array(z.string()),
  updatedAt: z.iso.datetime(),
})
export type WineAlertDocument = z.infer<typeof WineAlertDocument>

/** Offers that one mail names; `more` counts the rest. */
export const WINES_TOLD = 20

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
    .max(WINES_TOLD),
  more: z.int().min(0),
})
export type WinePayload = z.infer<typeof WinePayload>

/** Whether an offer reaches one of the figures wished for. */
export function fulfils(offer: WineOffer, { minPoints, maxCents }: WineCriteria): boolean {
  const { pointsPerBottle, centsPerPoint } = rateOffer(offer)
  return (minPoints !== null && pointsPerBottle >= minPoints) || (maxCents !== null && centsPerPoint <= maxCents)
}

/** What tells an offer from its like, so that one whose terms were changed is news. */
export function getTermsKey({ id, bottles, priceAud, bonusPoints }: WineOffer): string {
  return `${id} ${bottles} ${priceAud} ${bonusPoints}`
}

/** The offers of a wish that its owner does not know yet, the cheapest points first. */
export function newOffers(offers: readonly WineOffer[], { wish, known }: Pick<WineAlertDocument, 'wish' | 'known'>) {
  return offers
    .filter((offer) => fulfils(offer, wish) && !known.includes(getTermsKey(offer)))
    .toSorted((a, b) => rateOffer(a).centsPerPoint - rateOffer(b).centsPerPoint)
}
