import type { Itinerary } from '../../availability/itinerary.ts'
import { finderLink } from '../../calculators/finder-link.ts'
import { cabinNames } from '../../core/cabin.ts'
import type { Instant } from '../../core/clock.ts'
import { formatDate, formatInstant, formatNumber, getAge, speakSeats } from '../../core/formats.ts'
import type { Program } from '../../core/program.ts'
import { findCarrier } from '../../network/carriers.ts'
import { programFacts } from '../../programs/program-facts.ts'
import type { FoundSeats } from '../alert.ts'
import { alertsIn, type GoneSeats, type OutboxDocument, type SentSeats } from '../outbox.ts'
import type { MessageContent, MessageItem } from './message-content.ts'
import { placePair } from './render-seats.ts'
import { dayWords, getCityName, type Holding, type SeatCard, seatCard } from './seat-card.ts'

/** The most openings a message shows, the best ones; a link leads to the rest. */
export const SHOWN = 10

/** What rendering needs besides the message itself. */
export type RenderContext = {
  /** The party size, so that links open for everyone; 1 where it is unknown. */
  party: number
  /** The openings that were checked again just before sending, with the `seenAt` of that check. */
  again: ReadonlySet<FoundSeats>
  /** When it is sent, for giving the age of what was seen again. */
  now?: Instant
  /** The flights of rows from the newest check, by `getRowKey`. */
  flights?: ReadonlyMap<string, Itinerary>
  /** The party of each alert, by its path; an opening is priced for the largest one it fits. */
  parties?: ReadonlyMap<string, number>
  /** Bookings held, by the paths of their alerts. */
  holdings?: ReadonlyMap<string, Holding>
  /** What each alert is called and waits for, by its path. */
  terms?: ReadonlyMap<string, { name: string; terms: string }>
  /** Returns a path to a seat that includes the right to see it; without this, the finder's own path is used. */
  seatLink?: (seat: FoundSeats, party: number) => string
}

export function renderOpenings(
  message: OutboxDocument,
  openings: readonly SentSeats[],
  uncarried: number,
  context: RenderContext,
): MessageContent {
  const left = uncarried + Math.max(0, openings.length - SHOWN)
  const [first, ...others] = openings.slice(0, SHOWN).map((opening) => openingItem(opening, context, message.alert))
  const [best] = openings
  if (first === undefined || best === undefined) throw new RangeError('a message of openings has at least one')
  const count = openings.length + uncarried
  const single = count === 1
  const which = alertWords(message)
  const more = count - 1
  return {
    subject: `${subjectWords(best, first.card)}${single ? '' : `, and ${formatNumber(more)} more`}`,
    headline: `${headlineWords(best)}${single ? '' : `, and ${formatNumber(more)} more ${more === 1 ? 'opening' : 'openings'}`}`,
    preheader: preheaderWords(best, first.card),
    intro: single ? `This matches ${which}.` : `These match ${which}, best first.`,
    why: alertsIn(message).map(
      ({ path, name }) => context.terms?.get(path) ?? { name: name ?? 'Your alert', terms: '' },
    ),
    items: [first, ...others],
    more: left === 0 ? null : `Plus ${formatNumber(left)} more. Open your alerts to see them all.`,
    path: single ? first.path : '/alerts',
    sample: message.sample,
  }
}

const countWords = (seats: number, cabin: FoundSeats['cabin']) =>
  `${seats >= 9 ? '9+' : seats} ${cabinNames[cabin]} ${seats === 1 ? 'seat' : 'seats'}`

/** `Sydney to Tokyo, Tue 30 Mar: 2 business seats both ways, 98,400 points each, each way` */
function subjectWords({ from, to, date, cabin, seats, other }: FoundSeats, { price }: SeatCard): string {
  const both = other?.kind === 'return' ? ' both ways' : ''
  const one = price.each[0] ?? (price.points === null ? null : `${price.points} points`)
  const words = one === null ? '' : `, ${one}`
  return `${getCityName(from)} to ${getCityName(to)}, ${formatDate(date)}: ${countWords(seats, cabin)}${both}${words}`
}

/** `2 business seats to Tokyo, and 2 home` */
function headlineWords({ seats, cabin, to, other }: FoundSeats): string {
  const home = other?.kind === 'return' ? `, and ${other.seats >= 9 ? '9+' : other.seats} home` : ''
  return `${countWords(seats, cabin)} to ${getCityName(to)}${home}`
}

function preheaderWords(found: FoundSeats, { price }: SeatCard): string {
  const { other, seenAt } = found
  const points = price.points === null ? '' : `${price.points} points ${price.charges}. `
  const back = other?.kind === 'return' ? ` Back ${formatDate(other.date)}.` : ''
  return `${points}Seen ${formatInstant(seenAt)}.${back}`
}

export type OpeningItem = MessageItem & { card: SeatCard }

export function openingItem(opening: SentSeats, context: RenderContext, alert?: string): OpeningItem {
  const { from, to, date, cabin, seats } = opening
  const fitting = opening.alerts ?? (alert === undefined ? [] : [alert])
  const parties = fitting.flatMap((path) => context.parties?.get(path) ?? [])
  const party = Math.min(parties.length > 0 ? Math.max(...parties) : context.party, seats)
  const holding = fitting.flatMap((path) => context.holdings?.get(path) ?? [])[0] ?? null
  const card = seatCard(opening, { party, flights: context.flights, holding })
  return {
    title: `${countWords(seats, cabin)}, ${placePair(from, to)}, ${dayWords(date)}`,
    facts: listFacts(opening, card, context),
    path: context.seatLink?.(opening, party) ?? openingPath(opening, party),
    card,
    seen: `${seenWords(opening, context)}${formatInstant(opening.seenAt)}`,
  }
}

/** The card as plain lines, for channels without a layout. */
function listFacts(opening: SentSeats, card: SeatCard, context: RenderContext): string[] {
  const { other, rest = [], program, carriers, before } = opening
  const [out] = card.legs
  const { who, points, pointsName, charges, each } = card.price
  const halves = [...(other === null ? [] : [other]), ...rest]
  return [
    ...(out === undefined ? [] : [[formatTimes(out), out.line].filter(Boolean).join(' · ')]),
    `${who}: ${points === null ? `${pointsName} shown at booking` : `${points} ${pointsName}`}`,
    `${charges}${card.price.isEstimate ? ' (estimated)' : ''}`,
    ...each,
    ...(carriers.length === 0
      ? []
      : [`Flown by ${carriers.map((code) => findCarrier(code)?.name ?? code).join(', ')}`]),
    ...(card.better === null ? [] : [card.better]),
    ...(before === null || card.better !== null ? [] : [beforeWords(before.seats)]),
    ...halves.map((half) => halfWords(half, program)),
    ...card.legs.slice(1).map((leg) => `${leg.lead}: ${[formatTimes(leg), leg.line].filter(Boolean).join(' · ')}`),
    card.note,
    `${seenWords(opening, context)}${formatInstant(opening.seenAt)}, ${opening.source.name}`,
  ]
}

function formatTimes({ departs, arrives, later }: SeatCard['legs'][number]): string {
  return departs === null || arrives === null ? '' : `${departs} to ${arrives}${later ? ` ${later}` : ''}`
}

/** Returns the names of the alerts a message speaks for. */
export function alertWords(message: OutboxDocument): string {
  const alerts = alertsIn(message)
  const names = [...new Set(alerts.flatMap(({ name }) => (name === null ? [] : [name])))]
  const unnamed = alerts.filter(({ name }) => name === null).length
  if (unnamed > 0) {
    const own = unnamed === 1 ? 'your alert' : 'your alerts'
    names.push(names.length === 0 ? own : unnamed === 1 ? 'another of your alerts' : `${unnamed} more of your alerts`)
  }
  const list = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more of your alerts`] : names
  return new Intl.ListFormat('en-AU').format(list)
}

function seenWords(opening: FoundSeats, { again, now }: RenderContext): string {
  if (!again.has(opening)) return 'Seen '
  return now === undefined ? 'Seen again ' : `Seen again ${getAge(opening.seenAt, now).words}, `
}

/** Returns the path of the finder opened at exactly that seat, for a party. */
export function openingPath(seat: Omit<GoneSeats, 'goneAt'>, party: number): string {
  const { program, from, to, date, cabin, direct } = seat
  return finderLink(program, { from, to, on: date, seats: party, cabins: [cabin], direct })
}

const beforeWords = (seats: number) =>
  seats === 0 ? 'There were none before' : `There ${seats === 1 ? 'was' : 'were'} ${speakSeats(seats)} before`

const halfLeads = {
  return: 'Back',
  split: 'The rest of the party',
  'return-split': 'The rest of the party back',
} as const

type Half = NonNullable<FoundSeats['other']> | NonNullable<FoundSeats['rest']>[number]

function halfWords({ kind, from, to, date, seats, points }: Half, program: Program): string {
  const name = programFacts[program].points
  const price = points === null ? `${name} shown at booking` : `${formatNumber(points)} ${name} each`
  return `${halfLeads[kind]}: ${speakSeats(seats)}, ${placePair(from, to)}, ${dayWords(date)}, ${price}`
}
