import * as z from '#small-zod'
import type { LocalDate } from '../../core/clock.ts'
import { onFirstUse } from '../../core/lazy.ts'
import { site } from '../../core/site.ts'
import { centsPerBonusPoint } from '../../programs/value/cents-per-point.ts'

/** A wine offer, as admins enter it and the site shows it. `sample` offers are invented and labelled so. */
export const WineOffer = z.object({
  id: z.string(),
  title: z.string().check(z.minLength(3), z.maxLength(120)),
  bottles: z.int().check(z.gte(1), z.lte(120)),
  priceAud: z.number().check(z.gt(0), z.lte(20_000)),
  bonusPoints: z.int().check(z.gte(1), z.lte(1_000_000)),
  endsOn: z.iso.date(),
  seenOn: z.iso.date(),
  sample: z.boolean(),
})
export type WineOffer = z.infer<typeof WineOffer>

export const WineOffers = z.array(WineOffer)

export type WineSort = 'cents' | 'points' | 'ends'

/** An offer with figures to compare offers by. */
export type RatedOffer = WineOffer & { centsPerPoint: number; pointsPerBottle: number; audPerBottle: number }

/** Adds what a point costs if the wine were worth nothing, and the points and dollars per bottle. */
export function rateOffer(offer: WineOffer): RatedOffer {
  return {
    ...offer,
    centsPerPoint: centsPerBonusPoint(offer.priceAud, offer.bonusPoints),
    pointsPerBottle: Math.round(offer.bonusPoints / offer.bottles),
    audPerBottle: offer.priceAud / offer.bottles,
  }
}

const dollars = onFirstUse(
  () =>
    new Intl.NumberFormat(site.locale, { style: 'currency', currency: 'AUD', trailingZeroDisplay: 'stripIfInteger' }),
)

/** An offer's price, with cents only if there are any: `$240`, `$199.50`. */
export function formatPrice(aud: number): string {
  return dollars().format(aud)
}

/** The offers still current on a day, rated and sorted. */
export function rankOffers(offers: readonly WineOffer[], sort: WineSort, on: LocalDate): RatedOffer[] {
  const order = {
    cents: (a: RatedOffer, b: RatedOffer) => a.centsPerPoint - b.centsPerPoint,
    points: (a: RatedOffer, b: RatedOffer) => b.pointsPerBottle - a.pointsPerBottle,
    ends: (a: RatedOffer, b: RatedOffer) => a.endsOn.localeCompare(b.endsOn),
  }
  return offers
    .filter((offer) => offer.endsOn >= on)
    .map(rateOffer)
    .sort(order[sort])
}
