import type { WinePayload } from '../../calculators/wine/wine-alert.ts'
import { rateOffer } from '../../calculators/wine/wine-offer.ts'
import { formatDate, formatNumber } from '../../core/formats.ts'
import type { Told } from './told-text.ts'

const path = '/qantas/wine-bonus-points-tracker'

/** The words of a mail about wine offers. */
export function toldWine({ offers, more }: WinePayload, sample: boolean): Told {
  const items = offers.map((offer) => {
    const { pointsPerBottle, centsPerPoint } = rateOffer({ ...offer, id: '', sample })
    const facts = [
      `${formatNumber(offer.bonusPoints)} bonus points on ${offer.bottles} bottles for $${formatNumber(offer.priceAud)}`,
      `${formatNumber(pointsPerBottle)} points a bottle, ${centsPerPoint.toFixed(2)} cents a point`,
      `Ends ${formatDate(offer.endsOn, 'plain')}, seen ${formatDate(offer.seenOn, 'plain')}`,
    ]
    return { title: offer.title, facts, path }
  })
  const count = items.length + more
  return {
    subject: count === 1 ? `A wine offer you wait for: ${items[0]?.title}` : `${count} wine offers you wait for`,
    intro: 'You asked to be told when an offer reaches your figures. Check the terms with the seller before you buy.',
    items,
    more: more === 0 ? null : `And ${formatNumber(more)} more on the page.`,
    path,
    sample,
  }
}
