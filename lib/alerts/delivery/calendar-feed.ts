import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Instant } from '../../clock.ts'
import { cabinNames } from '../../programs/checks.ts'
import { site } from '../../site.ts'
import type { FoundSeats } from '../alert.ts'
import type { GoneSeats } from '../outbox.ts'
import { laneKey } from '../told.ts'
import type { FeedEntry } from './feed-entry.ts'
import { openingItem, openingPath } from './told.ts'
import { sampleWords } from './told-text.ts'

/** What a calendar shows for one seat: the newest word on it. */
type Entry = { at: Instant; sample: boolean; found: FoundSeats | null; seat: Omit<GoneSeats, 'goneAt'> }

/**
 * A member's finds as a calendar (RFC 5545): an all-day event on the day of departure. A find that is gone is
 * cancelled; one that came back is the same event again.
 */
export function calendarFeed(entries: readonly FeedEntry[], { siteUrl }: { siteUrl: string }): string {
  const calendar = ical({
    name: `${site.name} alerts`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'alerts' },
  })
  for (const [id, { at, sample, found, seat }] of newestOfEach(entries)) {
    const cabin = cabinNames[seat.cabin]
    const what = `${sample ? 'Sample: ' : ''}${cabin} ${seat.from} to ${seat.to}`
    const url = new URL(openingPath(seat, 1), siteUrl).href
    const facts = found === null ? ['No longer there.'] : openingItem(found, { party: 1, again: new Set() }).facts
    calendar.createEvent({
      id,
      start: seat.date,
      allDay: true,
      stamp: new Date(at),
      summary: found === null ? `Gone: ${what}` : `${found.seats >= 9 ? '9+' : found.seats} in ${what}`,
      description: [...(sample ? [sampleWords] : []), ...facts, url].join('\n'),
      url,
      status: found === null ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A find takes no time of the day away.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

/** `entries` newest first. */
function newestOfEach(entries: readonly FeedEntry[]): Map<string, Entry> {
  const newest = new Map<string, Entry>()
  for (const entry of entries) {
    for (const one of seatsOf(entry)) {
      const id = laneKey(one.seat).replaceAll(' ', '-')
      if (!newest.has(id)) newest.set(id, one)
    }
  }
  return newest
}

function seatsOf({ sentAt: at, message }: FeedEntry): Entry[] {
  const { sample } = message
  switch (message.kind) {
    case 'opening':
      return [{ at, sample, found: message.payload.opening, seat: message.payload.opening }]
    case 'digest':
      return message.payload.openings.map((found) => ({ at, sample, found, seat: found }))
    case 'gone':
      return message.payload.seats.map((seat) => ({ at, sample, found: null, seat }))
    default:
      return []
  }
}
