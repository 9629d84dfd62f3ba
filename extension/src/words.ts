import { type Cabin, cabinNames } from '../../lib/core/cabin.ts'
import { capitalise } from '../../lib/core/capitalise.ts'
import { countOf, formatDate, formatNumber } from '../../lib/core/formats.ts'
import type { Audience } from '../../lib/core/plan.ts'
import { programFacts } from '../../lib/programs/program-facts.ts'
import type { Seat } from './answer.ts'
import type { Journey } from './journey.ts'
import type { Answer, Notice, Opening } from './messages.ts'

export const planNames: Record<Exclude<Audience, 'guest'>, string> = { free: 'Free', silver: 'Silver', gold: 'Gold' }

export const cabinName = (cabin: Cabin): string => capitalise(cabinNames[cabin])

export function pointsWords({ points, tablePoints, tableSureness }: Seat): string {
  if (points !== null) return `${formatNumber(points)} points`
  if (tablePoints === null) return 'points shown at booking'
  return `published price ${formatNumber(tablePoints)} points, ${tableSureness}`
}

export function chargeWords(charges: Seat['charges']): string {
  if (charges === null) return 'taxes shown at booking'
  const { minor, currency, isEstimate } = charges
  const sign = currency === null ? '' : currency === 'AUD' ? '$' : `${currency} `
  return isEstimate ? `est. ${sign}${Math.round(minor / 100)} taxes` : `${sign}${(minor / 100).toFixed(2)} taxes`
}

export function valueWords(value: number | null): string {
  return value === null ? '' : `${formatNumber(Math.round(value))} miles per 1,000 points`
}

/** Returns how long before `now` a check was: in the last hour, 3 h ago, 2 days ago. Never says "live". */
export function ageWords(at: string, now: string): string {
  const hours = Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / 3_600_000))
  if (Number.isNaN(hours)) return ''
  if (hours < 1) return 'in the last hour'
  if (hours < 24) return `${hours} h ago`
  return `${countOf(Math.floor(hours / 24), 'day')} ago`
}

/** Formats the requested days: Thu 10 Dec, or Mon 7 Dec to Thu 10 Dec. */
export function dayWords({ start, end }: Pick<Journey, 'start' | 'end'>): string {
  return start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`
}

/** Returns whose plan the results are for and up to which day they go. */
export function reachWords({ plan, until }: Pick<Answer, 'plan' | 'until'>): string {
  const end = formatDate(until, 'plain')
  return plan === 'guest' ? `Searching without an account, to ${end}.` : `Your ${planNames[plan]} plan, to ${end}.`
}

/** The next step, offered as a link in the panel. */
export type Step = 'alert' | 'live' | 'plans' | 'elsewhere'

/** Returns the text of a notice, and the next step it offers. */
export function noticeWords(
  notice: Notice,
  journey: Journey,
  { now, plan }: Pick<Answer, 'now' | 'plan'>,
): { text: string; step: Step | null } {
  const days = dayWords(journey)
  const cabin = journey.cabin === null ? '' : ` ${cabinNames[journey.cabin]}`
  const watch: Step = plan === 'silver' || plan === 'gold' ? 'live' : 'alert'
  switch (notice.kind) {
    case 'passed':
      return { text: 'These dates have passed.', step: null }
    case 'past-window':
      return { text: windowWords(notice, plan), step: notice.opening.plan === plan ? 'alert' : 'plans' }
    case 'none':
      return { text: `No${cabin} reward seats on ${days}, checked ${ageWords(notice.seenAt, now)}.`, step: 'alert' }
    case 'partly': {
      const checked = `No${cabin} reward seats where we’ve checked, ${ageWords(notice.seenAt, now)}.`
      return { text: `${checked} Some of these days or airports aren’t checked yet.`, step: watch }
    }
    case 'not-searched':
      return { text: `Not checked yet: ${days}. That doesn’t mean they’re sold out.`, step: watch }
    case 'failed':
      return { text: `Our last check of ${days} failed, ${ageWords(notice.at, now)}. We’ll try again.`, step: watch }
    case 'not-covered': {
      const { airline } = programFacts[journey.program]
      const text = `We don’t check this route, so there may be seats we can’t see. Trust ${airline}’s own results here.`
      return { text, step: 'elsewhere' }
    }
  }
}

function windowWords({ until, whole: all, opening }: Extract<Notice, { kind: 'past-window' }>, plan: Audience): string {
  const own = plan === 'guest' ? 'without an account we search' : `your ${planNames[plan]} plan searches`
  const reach = `${own} to ${formatDate(until, 'plain')}`
  const head = all ? `Not checked: ${reach}.` : `Later days aren’t checked: ${reach}.`
  return `${head} ${openingWords(opening, plan)}`
}

function openingWords(opening: Opening, plan: Audience): string {
  const who = opening.plan === plan ? 'It' : opening.plan === 'free' ? 'A free account' : planNames[opening.plan]
  if ('until' in opening) return `${who} covers it, to ${formatDate(opening.until, 'plain')}.`
  return `${who} opens this date on ${formatDate(opening.from, 'plain')}.`
}
