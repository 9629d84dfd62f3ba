import ical, { ICalAlarmType } from 'ical-generator'
import type { Instant } from '../core/clock.ts'
import { formatDate } from '../core/formats.ts'
import { site } from '../core/site.ts'
import { programFacts } from '../programs/program-facts.ts'
import type { ClockAnswer, ClockState } from './release-clock.ts'

/** A calendar file for the moment seats open, with alarms a day and a quarter of an hour before. */
export function releaseReminder(state: ClockState, answer: ClockAnswer, now: Instant, origin: string): string {
  const points = programFacts[state.program].name
  const calendar = ical({
    name: `${site.name} reminders`,
    prodId: { company: site.name, product: 'reminders', language: 'EN' },
  })
  const start = new Date(answer.remindAt)
  const event = calendar.createEvent({
    id: `release-${state.program}-${state.carrier}-${state.date}-${state.tier.replace(' ', '')}`,
    stamp: new Date(now),
    start,
    end: new Date(start.getTime() + 30 * 60_000),
    summary: `${points} reward seats open for ${formatDate(state.date, 'plain')}`,
    description: `${state.carrier}, as ${answer.table.title.toLowerCase()} has it (as of ${answer.table.asOf}). The hour is not published.`,
    url: `${origin}/when-to-book`,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: 15 * 60 })
  event.createAlarm({ type: ICalAlarmType.display, trigger: 24 * 60 * 60 })
  return calendar.toString()
}
