import ical from 'ical-generator'
import type { Instant } from '../../core/clock.ts'
import { formatNumber } from '../../core/formats.ts'
import { site } from '../../core/site.ts'
import { formatPrice, rateOffer, type WineOffer } from './wine-offer.ts'

/** The current offers as a calendar feed, each on its last day. Subscribers see new offers automatically. */
export function offersCalendar(offers: readonly WineOffer[], now: Instant): string {
  const calendar = ical({ name: `${site.name}: wine offers`, ttl: 6 * 3600 })
  for (const offer of offers.map(rateOffer)) {
    calendar.createEvent({
      id: `wine-${offer.id}`,
      stamp: new Date(now),
      start: new Date(`${offer.endsOn}T00:00:00Z`),
      allDay: true,
      summary: `${offer.sample ? 'SAMPLE ' : ''}${offer.title}: ${formatNumber(offer.bonusPoints)} points end today`,
      description: `${formatPrice(offer.priceAud)} for ${offer.bottles} bottles, ${offer.centsPerPoint.toFixed(2)} cents per point. Seen ${offer.seenOn}.`,
    })
  }
  return calendar.toString()
}
