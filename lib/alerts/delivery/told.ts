import type { ReminderPayload } from '../../calculators/release-mail.ts'
import type { WinePayload } from '../../calculators/wine/wine-alert.ts'
import { rateOffer } from '../../calculators/wine/wine-offer.ts'
import { cabinNames } from '../../core/cabin.ts'
import { formatDate, formatInstant, formatNumber } from '../../core/formats.ts'
import { findCarrier } from '../../network/carriers.ts'
import { programFacts } from '../../programs/program-facts.ts'
import type { OutboxDocument } from '../outbox.ts'
import { dayWords } from './seat-card.ts'
import { alertWords, openingPath, type TellContext, toldOpenings } from './told-openings.ts'
import { placePair, toldSeats } from './told-seats.ts'
import { plainTold, type Told, type ToldItem } from './told-text.ts'

const path = '/qantas/wine-bonus-points-tracker'

/** The words of a mail about wine offers. */
function toldWine({ offers, more }: WinePayload, sample: boolean): Told {
  const items = offers.map((offer) => {
    const { pointsPerBottle, centsPerPoint } = rateOffer({ ...offer, id: '', sample })
    const facts = [
      `${formatNumber(offer.bonusPoints)} bonus points on ${offer.bottles} bottles for $${formatNumber(offer.priceAud)}`,
      `${formatNumber(pointsPerBottle)} points per bottle, ${centsPerPoint.toFixed(2)} cents per point`,
      `Ends ${formatDate(offer.endsOn, 'plain')}, seen ${formatDate(offer.seenOn, 'plain')}`,
    ]
    return { title: offer.title, facts, path }
  })
  const count = items.length + more
  return plainTold({
    subject: count === 1 ? `Wine offer: ${items[0]?.title}` : `${count} wine offers that match your alert`,
    intro: 'These match your wine alert. Check the terms with the seller before you buy.',
    items,
    more: more === 0 ? null : `Plus ${formatNumber(more)} more on the page.`,
    path,
    sample,
  })
}

/** The words of a mail about a date that opens. */
function toldReminder({ program, carrier, departure, opens, path }: ReminderPayload): Told {
  const flight = `${findCarrier(carrier)?.name ?? carrier} on ${formatDate(departure, 'plain')}`
  return plainTold({
    subject: `Reward seats on ${flight} open on ${formatDate(opens, 'plain')}`,
    intro: `Here’s the reminder you asked for. That’s the first day you can book with ${programFacts[program].points}, based on published booking windows. Seats aren’t guaranteed.`,
    items: [{ title: `When ${flight} opens for your tier, in your time zone`, facts: [], path }],
    more: null,
    path,
    sample: false,
  })
}

/** The words of a message. */
export function tell(message: OutboxDocument, context: TellContext): Told {
  switch (message.kind) {
    case 'opening':
      return toldOpenings(message, [message.payload.opening], 0, context)
    case 'digest':
      return toldOpenings(message, message.payload.openings, message.payload.more, context)
    case 'gone':
      return toldGone(message, context)
    case 'seat':
    case 'seats':
      return toldSeats(message)
    case 'reminder':
      return toldReminder(message.payload)
    case 'wine':
      return toldWine(message.payload, message.sample)
    case 'test':
      return toldTest(message)
  }
}

function toldGone(message: Extract<OutboxDocument, { kind: 'gone' }>, context: TellContext): Told {
  const { sample, payload } = message
  const items = payload.seats.map((seat): ToldItem => {
    const title = `${capital(cabinNames[seat.cabin])}, ${placePair(seat.from, seat.to)}, ${dayWords(seat.date)}`
    const facts = [`Gone in two checks in a row, the last ${formatInstant(seat.goneAt)}`]
    return { title, facts, path: openingPath(seat, context.party) }
  })
  const count = items.length + payload.more
  const [first] = items
  return plainTold({
    subject:
      count === 1 ? `Gone: ${lowerFirst(first?.title ?? '')}` : `Gone: ${count} seats for ${alertWords(message)}`,
    intro: 'Seats we told you about have gone. We’ll keep checking and tell you if they come back.',
    items,
    more: payload.more === 0 ? null : `Plus ${formatNumber(payload.more)} more.`,
    path: '/alerts',
    sample,
  })
}

function toldTest({ name, alert }: OutboxDocument): Told {
  const path = alert.includes('/seat-alerts/') ? '/seat-alerts' : '/alerts'
  return plainTold({
    subject: name === null ? 'Test of your alerts' : `Test of ${name}`,
    intro: 'This is the test you asked for. If you’re reading it, your alerts will reach you.',
    items: [],
    more: null,
    path,
    sample: false,
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** For the middle of a sentence; a code such as SYD keeps its capitals. */
const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
