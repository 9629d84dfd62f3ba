import type { Cabin } from '../core/cabin.ts'
import { type Instant, type LocalDate, localDateOf } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'
import { formatDate, formatInstant } from '../core/formats.ts'
import { type Program, programs } from '../core/program.ts'
import type { NotPublished, TableReference } from '../core/provenance.ts'
import { releaseHourTable, releaseTable } from '../programs/qantas/data/release-data.ts'
import { qantasReleaseDay } from '../programs/qantas/release-window.ts'
import { type QantasTier, qantasTiers } from '../programs/qantas/tiers.ts'
import { releaseTable as velocityRelease } from '../programs/velocity/data/window-data.ts'
import { calendarDate, choice, type Fields } from './fields.ts'
import type { Step } from './working.ts'

/** Carriers whose release day is known for Qantas members, the most asked-for first. */
export const clockCarriers = ['QF', 'JQ', 'EK', ...Object.keys(releaseTable.ownCalendarDays)] as const

export const clockZones = [
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Pacific/Auckland',
  'Asia/Singapore',
  'Europe/London',
  'America/Los_Angeles',
  'UTC',
] as const

export type ClockState = {
  program: Program
  carrier: string
  tier: QantasTier
  cabin: Cabin
  haul: 'long' | 'short'
  date: LocalDate
  zone: (typeof clockZones)[number]
}

export const clockDefaults: ClockState = {
  program: 'qantas',
  carrier: 'QF',
  tier: 'Bronze',
  cabin: 'J',
  haul: 'long',
  date: '2027-12-24',
  zone: 'Australia/Sydney',
}

export const clockFields: Fields<ClockState> = {
  program: choice(programs),
  carrier: choice([...clockCarriers, 'SQ', 'VA']),
  tier: choice(qantasTiers),
  cabin: choice(['Y', 'W', 'J', 'F']),
  haul: choice(['long', 'short']),
  date: calendarDate,
  zone: choice(clockZones),
}

/** When a seat opens: a range of days, and the moments given by the claims about the hour. */
export type ClockAnswer = {
  status: 'published'
  earliest: LocalDate
  latest: LocalDate
  /** Earliest first; empty when there is no claim about the hour. */
  moments: readonly { words: string; instant: Instant; local: string }[]
  /** When a reminder is set for: the first moment, or the start of the day in Sydney. */
  remindAt: Instant
  table: TableReference
  steps: readonly Step[]
}

const clocks: Record<Program, (state: ClockState) => ClockAnswer | NotPublished> = {
  qantas: qantasClock,
  velocity: velocityClock,
}

/**
 * Works out when the seats of a departure open to a member.
 * @throws RuleError `bad-date`
 */
export function answerClock(state: ClockState): ClockAnswer | NotPublished {
  return clocks[state.program](state)
}

/** Whether the seats of a departure are still to open, are open, or have flown. */
export function openingStage(departure: LocalDate, latest: LocalDate, today: LocalDate): 'ahead' | 'open' | 'flown' {
  if (departure < today) return 'flown'
  return latest <= today ? 'open' : 'ahead'
}

function qantasClock(state: ClockState): ClockAnswer | NotPublished {
  const { date, carrier, cabin, tier, haul } = state
  const day = qantasReleaseDay({ departure: date, carrier, cabin, tier, longHaul: haul === 'long' })
  if (day.status === 'not-published') return day
  const { max, min } = day.daysBefore
  const moments = releaseHourTable.claims.map(({ zone, words }) => {
    const instant = midnightIn(zone, day.earliest)
    return { words, instant, local: formatInstant(instant, state.zone) }
  })
  return {
    status: 'published',
    earliest: day.earliest,
    latest: day.latest,
    moments,
    remindAt: moments[0]?.instant ?? midnightIn('Australia/Sydney', day.earliest),
    table: day.table,
    steps: listSteps(date, `${carrier}, ${tier}`, max === min ? `${max} days` : `${min} to ${max} days`, day),
  }
}

function velocityClock({ date, carrier }: ClockState): ClockAnswer {
  const days = carrier === 'SQ' ? velocityRelease.singaporeDays : velocityRelease.days
  const opens = addDays(date, -days)
  const { id, title, asOf, sources, confidence } = velocityRelease
  return {
    status: 'published',
    earliest: opens,
    latest: opens,
    moments: [],
    remindAt: midnightIn('Australia/Sydney', opens),
    table: { id, title, asOf, sources, confidence },
    steps: listSteps(date, 'Velocity, all tiers', `${days} days`, { earliest: opens, latest: opens }),
  }
}

function listSteps(
  date: LocalDate,
  who: string,
  days: string,
  opens: { earliest: LocalDate; latest: LocalDate },
): Step[] {
  const { earliest, latest } = opens
  const span =
    earliest === latest
      ? formatDate(earliest, 'plain')
      : `${formatDate(earliest, 'plain')} to ${formatDate(latest, 'plain')}`
  return [
    { what: 'Departure', how: 'the flight’s date', figure: formatDate(date, 'plain') },
    { what: 'Opens ahead', how: who, figure: days },
    { what: 'First day', how: 'departure less those days', figure: span },
  ]
}

/** The instant a calendar date begins in a zone. */
export function midnightIn(timeZone: string, date: LocalDate): Instant {
  // No zone is more than 14 hours ahead of UTC, and each is a whole number of quarter hours from it.
  let at = Date.parse(`${date}T00:00:00Z`) - 14 * 3_600_000
  while (localDateOf(new Date(at).toISOString(), timeZone) < date) at += 15 * 60_000
  return new Date(at).toISOString()
}
