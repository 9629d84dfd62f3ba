import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { cabinNames } from '../../core/cabin.ts'
import type { Instant, LocalDate } from '../../core/clock.ts'
import { speakSeats } from '../../core/formats.ts'
import { escapeXml } from '../../core/markup.ts'
import { site } from '../../core/site.ts'
import type { FoundSeats } from '../alert.ts'
import type { GoneSeats, OutboxDocument } from '../outbox.ts'
import { getRowKey } from '../sent-keys.ts'
import { formatText, sampleWords, titleOf } from './message-content.ts'
import { renderMessage } from './render-message.ts'
import { openingItem, openingPath } from './render-openings.ts'
import { placePair, renderSeats } from './render-seats.ts'
import { dayWords, getCityName } from './seat-card.ts'

/**
 * An entry of a member's history as a message of its own. One message may tell of several seat alerts, but each has its
 * entry.
 */
export type FeedMessage = Extract<OutboxDocument, { kind: 'opening' | 'digest' | 'gone' | 'seat' }>
export type FeedEntry = { id: string; sentAt: Instant; message: FeedMessage }

/** Renders a member's messages as an Atom feed (RFC 4287), newest first. Entries keep their message's id for ever. */
export function atomFeed(
  entries: readonly FeedEntry[],
  { uid, siteUrl, now }: { uid: string; siteUrl: string; now: Instant },
): string {
  const toUrl = (path: string) => new URL(path, siteUrl).href
  const body = entries.map((entry) => toEntry(entry, toUrl)).join('')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>tag:${new URL(siteUrl).hostname},2026:alerts/${escapeXml(uid)}</id>
<title>${site.name} alerts</title>
<updated>${entries[0]?.sentAt ?? now}</updated>
<author><name>${site.name}</name></author>
<link href="${escapeXml(toUrl('/alerts'))}"/>
${body}</feed>
`
}

function toEntry({ id, sentAt, message }: FeedEntry, toUrl: (path: string) => string): string {
  const content = renderMessage(message, { party: 1, again: new Set() })
  return `<entry>
<id>urn:pointsward:message:${escapeXml(id)}</id>
<title>${escapeXml(titleOf(content))}</title>
<updated>${sentAt}</updated>
<link href="${escapeXml(toUrl(content.path))}"/>
<content type="text">${escapeXml(formatText(content, toUrl))}</content>
</entry>
`
}

/** A calendar event on a day of departure. */
type DayEvent = { id: string; date: LocalDate; summary: string; facts: string[]; path: string; isGone: boolean }

/**
 * Renders a member's finds as a calendar (RFC 5545), with an all-day event on the day of departure. A find that is gone
 * is cancelled; one that came back is the same event again.
 */
export function calendarFeed(entries: readonly FeedEntry[], { siteUrl }: { siteUrl: string }): string {
  const calendar = ical({
    name: `${site.name} alerts`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'alerts' },
  })
  for (const { at, sample, event } of newestOfEach(entries)) {
    const { id, date, summary, facts, path, isGone } = event
    const url = new URL(path, siteUrl).href
    calendar.createEvent({
      id,
      start: date,
      allDay: true,
      stamp: new Date(at),
      summary,
      description: [...(sample ? [sampleWords] : []), ...facts, url].join('\n'),
      url,
      status: isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A find doesn't make the day busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

/** Returns the newest event of each find. `entries` are newest first. */
function newestOfEach(entries: readonly FeedEntry[]): { at: Instant; sample: boolean; event: DayEvent }[] {
  const newest = new Map<string, { at: Instant; sample: boolean; event: DayEvent }>()
  for (const { sentAt: at, message } of entries) {
    for (const event of listEvents(message)) {
      if (!newest.has(event.id)) newest.set(event.id, { at, sample: message.sample, event })
    }
  }
  return [...newest.values()]
}

function listEvents(message: FeedMessage): DayEvent[] {
  switch (message.kind) {
    case 'opening':
      return [foundEvent(message.payload.opening, message.sample)]
    case 'digest':
      return message.payload.openings.map((found) => foundEvent(found, message.sample))
    case 'gone':
      return message.payload.seats.map((seat) => goneEvent(seat, message.sample))
    case 'seat':
      return seatEvents(message)
  }
}

function foundEvent(found: FoundSeats, sample: boolean): DayEvent {
  const { facts } = openingItem(found, { party: 1, again: new Set() })
  return { ...buildRowEvent(found), summary: describeRow(found, sample, speakSeats(found.seats)), facts }
}

function goneEvent(seat: GoneSeats, sample: boolean): DayEvent {
  const { lost } = seat
  return {
    ...buildRowEvent(seat),
    summary: describeRow(seat, sample, 'gone'),
    facts: [
      lost
        ? `${placePair(lost.from, lost.to)} on ${dayWords(lost.date)} is no longer available.`
        : 'No longer available.',
    ],
    isGone: true,
  }
}

function buildRowEvent(seat: Omit<GoneSeats, 'goneAt'>) {
  const id = getRowKey(seat).replaceAll(' ', '-')
  return { id, date: seat.date, path: openingPath(seat, 1), isGone: false }
}

/** Formats `Sydney to Singapore, business: 2 seats`. Only the end changes over the life of a find. */
function describeRow(
  { cabin, from, to }: Pick<GoneSeats, 'cabin' | 'from' | 'to'>,
  sample: boolean,
  state: string,
): string {
  return `${getCityName(from)} to ${getCityName(to)}, ${cabinNames[cabin]}: ${state}${sample ? ' (sample)' : ''}`
}

/** Lists a seat alert's events by leg. No message reports when a seat is gone, so each says when it was seen. */
function seatEvents(message: Extract<OutboxDocument, { kind: 'seat' }>): DayEvent[] {
  const { flight, date, cabin, legs } = message.payload
  const { items } = renderSeats(message)
  return legs.flatMap(({ from, to, seats, more }, at) => {
    const item = items[at]
    const id = ['seat-alert', message.alert.split('/').at(-1), flight, date, from, to].join('-')
    const free = seats.length + more === 1 ? `seat ${seats[0]} free` : `${seats.length + more} seats free`
    const summary = `${flight}, ${getCityName(from)} to ${getCityName(to)}, ${cabinNames[cabin]}: ${free}${message.sample ? ' (sample)' : ''}`
    return item ? [{ id, date, summary, facts: item.facts, path: item.path, isGone: false }] : []
  })
}
