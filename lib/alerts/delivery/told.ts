import { tablePriceOn } from '../../availability/table-price.ts'
import { finderLink } from '../../calculators/finder-link.ts'
import type { ReminderPayload } from '../../calculators/release-mail.ts'
import type { WinePayload } from '../../calculators/wine/wine-alert.ts'
import { rateOffer } from '../../calculators/wine/wine-offer.ts'
import { cabinNames } from '../../core/cabin.ts'
import type { Instant } from '../../core/clock.ts'
import { localDateOf } from '../../core/clock.ts'
import {
  ageOf,
  formatCharges,
  formatDate,
  formatInstant,
  formatNumber,
  formatSeenOn,
  speakSeats,
} from '../../core/formats.ts'
import type { Program } from '../../core/program.ts'
import { howSure, surenessNames } from '../../core/provenance.ts'
import { findCarrier } from '../../network/carriers.ts'
import { estimateCharges } from '../../programs/value/charge-estimate.ts'
import type { FoundSeats } from '../alert.ts'
import { alertsIn, type GoneSeats, type OutboxDocument } from '../outbox.ts'
import { placePair, toldSeats } from './told-seats.ts'
import type { Told, ToldItem } from './told-text.ts'

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
  return {
    subject: count === 1 ? `A wine offer you wait for: ${items[0]?.title}` : `${count} wine offers you wait for`,
    intro: 'You asked to be told when an offer reaches your figures. Check the terms with the seller before you buy.',
    items,
    more: more === 0 ? null : `And ${formatNumber(more)} more on the page.`,
    path,
    sample,
  }
}

const programs = { qantas: 'Qantas Points', velocity: 'Velocity Points' }

/** The words of a mail about a date that opens. */
function toldReminder({ program, carrier, departure, opens, path }: ReminderPayload): Told {
  const flight = `${findCarrier(carrier)?.name ?? carrier} on ${formatDate(departure, 'plain')}`
  return {
    subject: `Reward seats on ${flight} open on ${formatDate(opens, 'plain')}`,
    intro: `You asked to be reminded. With ${programs[program]}, as far as the windows are published, that day is the first to look. An open date is no promise of a seat.`,
    items: [{ title: `When ${flight} opens, to your tier and in your time zone`, facts: [], path }],
    more: null,
    path,
    sample: false,
  }
}

/** Openings a message shows, the best of them; a link leads to the rest. */
export const SHOWN = 10

/** What telling takes beside the message itself. */
export type TellContext = {
  /** How many travel, so that a link opens for all of them; what a message was never told counts as one. */
  party: number
  /** Those that were looked at again just before sending, and `seenAt` then. */
  again: ReadonlySet<FoundSeats>
  /** When it is sent: the age of what was seen again is told as of then. */
  now?: Instant
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

function toldOpenings(
  message: OutboxDocument,
  openings: readonly FoundSeats[],
  uncarried: number,
  context: TellContext,
): Told {
  const { sample } = message
  const left = uncarried + Math.max(0, openings.length - SHOWN)
  const [first, ...others] = openings.slice(0, SHOWN).map((opening) => openingItem(opening, context))
  if (first === undefined) throw new RangeError('a message of openings has at least one')
  const count = openings.length + uncarried
  const single = others.length === 0 && left === 0
  const which = alertWords(message)
  return {
    subject: single ? first.title : `${count} finds for ${which}, the first ${lowerFirst(first.title)}`,
    intro: single ? `This matches ${which}.` : `These match ${which}, the best first.`,
    items: [first, ...others],
    more: left === 0 ? null : `And ${formatNumber(left)} more: open your alerts to see them all.`,
    path: single ? first.path : '/alerts',
    sample,
  }
}

export function openingItem(opening: FoundSeats, context: TellContext): ToldItem {
  const { party } = context
  const { from, to, date, cabin, seats, before, other, rest = [] } = opening
  const facts = [
    opening.direct ? 'Direct' : 'With a connection',
    seatPointsWords(opening),
    chargesWords(opening),
    ...(opening.carriers.length === 0 ? [] : [`Flown by ${opening.carriers.join(', ')}`]),
    ...(before === null ? [] : [beforeWords(opening, before)]),
    ...[...(other === null ? [] : [other]), ...rest].map((half) => halfWords(half, opening.program)),
    `${seenWords(opening, context)}${formatInstant(opening.seenAt)}, ${opening.source.name}`,
  ]
  const title = `${capital(speakSeats(seats))} in ${cabinNames[cabin]}, ${placePair(from, to)}, ${formatDate(date, 'plain')}`
  return { title, facts, path: openingPath(opening, Math.min(party, seats)) }
}

/** The alerts a message speaks for, by their names. */
function alertWords(message: OutboxDocument): string {
  const alerts = alertsIn(message)
  const names = [...new Set(alerts.flatMap(({ name }) => (name === null ? [] : [name])))]
  const unnamed = alerts.filter(({ name }) => name === null).length
  if (unnamed > 0) {
    const own = unnamed === 1 ? 'your alert' : 'your alerts'
    names.push(names.length === 0 ? own : unnamed === 1 ? 'another alert of yours' : `${unnamed} other alerts of yours`)
  }
  const list = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more of your alerts`] : names
  return new Intl.ListFormat('en-AU').format(list)
}

function seenWords(opening: FoundSeats, { again, now }: TellContext): string {
  if (!again.has(opening)) return 'Seen '
  return now === undefined ? 'Seen again ' : `Seen again ${ageOf(opening.seenAt, now).words}, `
}

/** The finder on exactly that seat, for a party. */
export function openingPath(seat: Omit<GoneSeats, 'goneAt'>, party: number): string {
  const { program, from, to, date, cabin, direct } = seat
  return finderLink(program, { from, to, on: date, seats: party, cabins: [cabin], direct })
}

const pointsNames = { qantas: 'Qantas Points', velocity: 'Velocity Points' } as const

const pointsWords = (points: number | null, program: Program) =>
  points === null ? `${pointsNames[program]} not published` : `${formatNumber(points)} ${pointsNames[program]} each`

/** What the source names, else the table price of the day it was seen, with how sure that is. */
function seatPointsWords(opening: FoundSeats): string {
  const { points, program, direct, seenAt } = opening
  const price =
    points === null ? tablePriceOn(localDateOf(seenAt))({ ...opening, points, stops: direct ? [] : null }) : null
  if (price === null) return pointsWords(points, program)
  return `${formatNumber(price.points)} ${pointsNames[program]} each by the table (${surenessNames[howSure(price)]})`
}

/** What the source names, else what the same airline asked before, with its date. */
function chargesWords({ charges, direct, ...flight }: FoundSeats): string {
  if (charges !== null) return `${formatCharges({ minor: charges, currency: 'AUD' })} carrier charges each`
  const estimate = estimateCharges({ ...flight, stops: direct ? [] : null })
  if (estimate === null) return 'Carrier charges not published'
  const { minor, seen } = estimate
  return `Carrier charges ${formatCharges({ minor, currency: 'AUD', estimatedFrom: seen })} each, as of ${formatSeenOn(seen)}`
}

function beforeWords({ why, points }: FoundSeats, before: NonNullable<FoundSeats['before']>): string {
  if (why === 'price' && before.points !== null && before.points !== points) {
    return `Was ${formatNumber(before.points)} points`
  }
  return before.seats === 0 ? 'There was none before' : `There was ${speakSeats(before.seats)} before`
}

const halfLeads = {
  return: 'Back',
  split: 'The rest of the party',
  'return-split': 'The rest of the party back',
} as const

type Half = NonNullable<FoundSeats['other']> | NonNullable<FoundSeats['rest']>[number]

function halfWords({ kind, from, to, date, seats, points }: Half, program: Program): string {
  return `${halfLeads[kind]}: ${speakSeats(seats)}, ${placePair(from, to)}, ${formatDate(date, 'plain')}, ${pointsWords(points, program)}`
}

function toldGone(message: Extract<OutboxDocument, { kind: 'gone' }>, context: TellContext): Told {
  const { sample, payload } = message
  const items = payload.seats.map((seat): ToldItem => {
    const title = `${capital(cabinNames[seat.cabin])}, ${placePair(seat.from, seat.to)}, ${formatDate(seat.date, 'plain')}`
    const facts = [`Missed at two looks in a row, last ${formatInstant(seat.goneAt)}`]
    return { title, facts, path: openingPath(seat, context.party) }
  })
  const count = items.length + payload.more
  const [first] = items
  return {
    subject:
      count === 1 ? `Gone: ${lowerFirst(first?.title ?? '')}` : `Gone: ${count} finds for ${alertWords(message)}`,
    intro: 'What we told you of is no longer there. We keep looking, and tell you when it comes back.',
    items,
    more: payload.more === 0 ? null : `And ${formatNumber(payload.more)} more.`,
    path: '/alerts',
    sample,
  }
}

function toldTest({ name, alert }: OutboxDocument): Told {
  const path = alert.includes('/seat-alerts/') ? '/seat-alerts' : '/alerts'
  return {
    subject: name === null ? 'A test of your alerts' : `A test of ${name}`,
    intro: 'You asked for this message to see that it arrives. It speaks of no seats.',
    items: [],
    more: null,
    path,
    sample: false,
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** For the middle of a sentence; a code such as SYD keeps its capitals. */
const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
