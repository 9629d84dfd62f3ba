import type { ReminderPayload } from '../../calculators/release-mail.ts'
import type { WinePayload } from '../../calculators/wine/wine-alert.ts'
import { formatPrice, rateOffer } from '../../calculators/wine/wine-offer.ts'
import { cabinNames } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { formatDate, formatInstant, formatNumber } from '../../core/formats.ts'
import { findCarrier } from '../../network/carriers.ts'
import { programFacts } from '../../programs/program-facts.ts'
import type { FoundSeats } from '../alert.ts'
import type { OutboxDocument } from '../outbox.ts'
import { type MessageContent, type MessageItem, plainContent } from './message-content.ts'
import { alertWords, openingPath, type RenderContext, renderOpenings } from './render-openings.ts'
import { placePair, renderSeats } from './render-seats.ts'
import { dayWords, getCityName } from './seat-card.ts'

const path = '/qantas/wine-bonus-points-tracker'

/** Renders an email about wine offers. */
function renderWine({ offers, more }: WinePayload, sample: boolean): MessageContent {
  const items = offers.map((offer) => {
    const { pointsPerBottle, centsPerPoint } = rateOffer({ ...offer, id: '', sample })
    const facts = [
      `${formatNumber(offer.bonusPoints)} bonus points on ${offer.bottles} bottles for ${formatPrice(offer.priceAud)}`,
      `${formatNumber(pointsPerBottle)} points per bottle, ${centsPerPoint.toFixed(2)} cents per point`,
      `Ends ${formatDate(offer.endsOn, 'plain')}, seen ${formatDate(offer.seenOn, 'plain')}`,
    ]
    return { title: offer.title, facts, path }
  })
  const count = items.length + more
  return plainContent({
    subject: count === 1 ? `Wine offer: ${items[0]?.title}` : `${count} wine offers that match your alert`,
    intro: 'These match your wine alert. Check the terms with the seller before you buy.',
    items,
    more: more === 0 ? null : `Plus ${formatNumber(more)} more on the page.`,
    path,
    sample,
  })
}

/** Renders an email about the day a date opens. */
function renderReminder({ program, carrier, departure, opens, path }: ReminderPayload): MessageContent {
  const flight = `${findCarrier(carrier)?.name ?? carrier} on ${formatDate(departure, 'plain')}`
  return plainContent({
    subject: `Reward seats on ${flight} open on ${formatDate(opens, 'plain')}`,
    intro: `Here’s the reminder you asked for. That’s the first day you can book with ${programFacts[program].points}, based on published booking windows. Seats aren’t guaranteed.`,
    items: [{ title: `When ${flight} opens for your tier, in your time zone`, facts: [], path }],
    more: null,
    path,
    sample: false,
  })
}

/** Renders a message in words. */
export function renderMessage(message: OutboxDocument, context: RenderContext): MessageContent {
  switch (message.kind) {
    case 'opening':
      return renderOpenings(message, [message.payload.opening], 0, context)
    case 'digest':
      return renderOpenings(message, message.payload.openings, message.payload.more, context)
    case 'gone':
      return renderGone(message, context)
    case 'seat':
    case 'seats':
      return renderSeats(message)
    case 'reminder':
      return renderReminder(message.payload)
    case 'wine':
      return renderWine(message.payload, message.sample)
    case 'test':
      return renderTest(message)
  }
}

function renderGone(message: Extract<OutboxDocument, { kind: 'gone' }>, context: RenderContext): MessageContent {
  const { sample, payload } = message
  const items = payload.seats.map((seat): MessageItem => {
    const lost = { ...seat, ...seat.lost }
    const title = `${capitalise(cabinNames[lost.cabin])}, ${placePair(lost.from, lost.to)}, ${dayWords(lost.date)}`
    const facts = [`Gone in two checks in a row, the last ${formatInstant(seat.goneAt)}`]
    if (seat.lost) facts.push(`Found together with ${placePair(seat.from, seat.to)}, ${dayWords(seat.date)}`)
    return { title, facts, path: openingPath(lost, context.party) }
  })
  const count = items.length + payload.more
  const [first] = payload.seats
  return plainContent({
    subject: `Gone: ${count === 1 && first ? goneWords({ ...first, ...first.lost }) : `${count} seats for ${alertWords(message)}`}`,
    intro: 'Seats we told you about have gone. We’ll keep checking and tell you if they come back.',
    items,
    more: payload.more === 0 ? null : `Plus ${formatNumber(payload.more)} more.`,
    path: '/alerts',
    sample,
  })
}

/** Starts as the subject of the opening did: `Sydney to Tokyo, Tue 30 Mar, business`. */
function goneWords({ from, to, date, cabin }: Pick<FoundSeats, 'from' | 'to' | 'date' | 'cabin'>): string {
  return `${getCityName(from)} to ${getCityName(to)}, ${formatDate(date)}, ${cabinNames[cabin]}`
}

function renderTest({ name, alert }: OutboxDocument): MessageContent {
  const path = alert.includes('/seat-alerts/') ? '/seat-alerts' : '/alerts'
  return plainContent({
    subject: name === null ? 'Test of your alerts' : `Test of ${name}`,
    intro: 'This is the test you asked for. If you’re reading it, your alerts will reach you.',
    items: [],
    more: null,
    path,
    sample: false,
  })
}
