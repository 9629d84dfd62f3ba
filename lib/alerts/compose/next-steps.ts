import type { LocalDate } from '../../core/clock.ts'
import { addDays, daysBetween, maxDate, minDate } from '../../core/dates.ts'
import { formatDate } from '../../core/formats.ts'
import type { Audience } from '../../core/plan.ts'
import { findPlace } from '../../network/places.ts'
import { placeNames } from '../../search/search-history-entry.ts'
import type { AlertDocument, AlertSettings } from '../alert.ts'
import { editHref } from '../alert-places.ts'
import { alertHref } from './alert-address.ts'
import { getLastDay, toDraft } from './alert-draft.ts'
import { getAlertName, getAlertStatus } from './alert-words.ts'
import { checkReach, type Reach } from './channel-words.ts'
import { lastOnSale } from './day-strip.ts'

/** A suggested next step, based on what a member watches. `title` and `words` are one sentence each. */
export type NextStep = {
  kind: 'unreached' | 'opens' | 'way-home' | 'over'
  title: string
  words: string
  link: { href: string; label: string }
}

type Alert = Pick<AlertDocument, 'settings' | 'identity'> & { id: string }
type Member = { plan: Audience; today: LocalDate; reach: Reach }

/** More would not be read. */
const shown = 3

/** Returns what to do next, the most pressing first. */
export function nextSteps(alerts: readonly Alert[], { plan, today, reach }: Member): NextStep[] {
  const running = alerts.filter(({ settings }) => getAlertStatus(settings, plan, today).kind === 'runs')
  // The dashboard already asks a member who hasn't confirmed their address to do so.
  const asConfirmed = { ...reach, isConfirmed: true }
  const over = alerts.filter(({ settings }) => getAlertStatus(settings, plan, today).kind === 'over')
  return [
    ...running
      .filter(({ settings }) => checkReach(settings.channels, asConfirmed).working.length === 0)
      .slice(0, 1)
      .map(unreached),
    ...soonestOpening(running, today),
    ...running.flatMap(({ settings }) => suggestReturn(settings, running, plan, today)).slice(0, 1),
    ...over.map(ended),
  ].slice(0, shown)
}

function unreached(alert: Alert): NextStep {
  return {
    kind: 'unreached',
    title: `We can’t reach you about ${getAlertName(alert.settings)}.`,
    words: 'None of its channels are working.',
    link: { href: '/alerts', label: 'Check your channels' },
  }
}

/** Finds the alert whose first day goes on sale next. One with days on sale already has nothing to wait for. */
function soonestOpening(alerts: readonly Alert[], today: LocalDate): NextStep[] {
  const opening = alerts
    .map((alert) => ({
      alert,
      wait: daysBetween(lastOnSale(alert.settings.programs, today), alert.settings.dates.start),
    }))
    .filter(({ wait }) => wait > 0)
    .sort((a, b) => a.wait - b.wait)
  return opening.slice(0, 1).map(({ alert, wait }): NextStep => {
    const when = wait === 1 ? 'tomorrow' : `on ${formatDate(addDays(today, wait))}`
    return {
      kind: 'opens',
      title: `${getAlertName(alert.settings)} goes on sale ${when}.`,
      words: `That’s when seats for ${formatDate(alert.settings.dates.start, 'plain')} first open.`,
      link: { href: '/when-to-book', label: 'When seats open' },
    }
  })
}

/** Suggests watching the way back of a one-way trip abroad, if no alert does yet. */
function suggestReturn(settings: AlertSettings, all: readonly Alert[], plan: Audience, today: LocalDate): NextStep[] {
  const { from, to, dates, stay } = settings
  const isAbroad = listAirports(from).some(isHome) && !listAirports(to).some(isHome)
  const isBack = all.some(({ settings: other }) => {
    const [start, end] = other.stay === null ? [other.from, other.to] : [other.to, other.from]
    return overlaps(listAirports(start), listAirports(to)) && overlaps(listAirports(end), listAirports(from))
  })
  if (stay !== null || !isAbroad || isBack) return []
  const last = getLastDay(plan, today)
  const start = minDate(maxDate(addDays(dates.start, 3), today), last)
  const end = maxDate(start, minDate(addDays(dates.end, 28), last))
  const { name: _, ...draft } = toDraft(settings)
  return [
    {
      kind: 'way-home',
      title: `Need a flight home from ${placeNames(to)}?`,
      words: `You’re watching the outbound flight, but nothing back to ${placeNames(from)}.`,
      link: { href: alertHref({ ...draft, from: to, to: from, dates: { start, end } }), label: 'Watch the return' },
    },
  ]
}

const listAirports = (tokens: readonly string[]) => tokens.flatMap((token) => findPlace(token)?.airports ?? [])
const australian = new Set(findPlace('country:AU')?.airports ?? [])
const isHome = (airport: string) => australian.has(airport)
const overlaps = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one))

function ended(alert: Alert): NextStep {
  return {
    kind: 'over',
    title: `${getAlertName(alert.settings)} has ended.`,
    words: `Its last date was ${formatDate(alert.settings.dates.end, 'plain')}.`,
    link: { href: editHref('alerts', alert), label: 'Choose new dates' },
  }
}
