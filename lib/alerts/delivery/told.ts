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
      `${formatNumber(pointsPerBottle)} points a bottle, ${centsPerPoint.toFixed(2)} cents a point`,
      `Ends ${formatDate(offer.endsOn, 'plain')}, seen ${formatDate(offer.seenOn, 'plain')}`,
    ]
    return { title: offer.title, facts, path }
  })
  const count = items.length + more
  return plainTold({
    subject: count === 1 ? `A wine offer you wait for: ${items[0]?.title}` : `${count} wine offers you wait for`,
    intro: 'You asked to be told when an offer reaches your figures. Check the terms with the seller before you buy.',
    items,
    more: more === 0 ? null : `And ${formatNumber(more)} more on the page.`,
    path,
    sample,
  })
}

/** The words of a mail about a date that opens. */
function toldReminder({ program, carrier, departure, opens, path }: ReminderPayload): Told {
  const flight = `${findCarrier(carrier)?.name ?? carrier} on ${formatDate(departure, 'plain')}`
  return plainTold({
    subject: `Reward seats on ${flight} open on ${formatDate(opens, 'plain')}`,
    intro: `You asked to be reminded. With ${programFacts[program].points}, as far as the windows are published, that day is the first to look. An open date is no promise of a seat.`,
    items: [{ title: `When ${flight} opens, to your tier and in your time zone`, facts: [], path }],
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
    const facts = [`Not there in two checks in a row, last ${formatInstant(seat.goneAt)}`]
    return { title, facts, path: openingPath(seat, context.party) }
  })
  const count = items.length + payload.more
  const [first] = items
  return plainTold({
    subject:
      count === 1 ? `Gone: ${lowerFirst(first?.title ?? '')}` : `Gone: ${count} finds for ${alertWords(message)}`,
    intro: 'What we told you of is no longer there. We keep looking, and tell you when it comes back.',
    items,
    more: payload.more === 0 ? null : `And ${formatNumber(payload.more)} more.`,
    path: '/alerts',
    sample,
  })
}

function toldTest({ name, alert }: OutboxDocument): Told {
  const path = alert.includes('/seat-alerts/') ? '/seat-alerts' : '/alerts'
  return plainTold({
    subject: name === null ? 'A test of your alerts' : `A test of ${name}`,
    intro: 'You asked for this message to see that it arrives. It speaks of no seats.',
    items: [],
    more: null,
    path,
    sample: false,
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** For the middle of a sentence; a code such as SYD keeps its capitals. */
const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
