import { type Cabin, cabinNames } from '../core/cabin.ts'
import { countOf, formatDate, formatNumber } from '../core/formats.ts'
import { platinumRequestTable } from '../programs/qantas/data/platinum-request-data.ts'
import { type QantasTier, qantasTiers } from '../programs/qantas/tiers.ts'
import { calendarDate, choice, type Fields, wholeNumber } from './fields.ts'
import type { UpgradeFlight } from './upgrade.ts'

export type RequestState = {
  tier: QantasTier
  flight: string
  cabin: Cabin
  people: number
  date: string
  flexible: number
}

export const requestDefaults: RequestState = {
  tier: 'Platinum',
  flight: 'SYD-SIN',
  cabin: 'J',
  people: 2,
  date: '2027-06-18',
  flexible: 2,
}

/** The fields of the calculator, for the flights a page offers. */
export function requestFields(flights: readonly string[]): Fields<RequestState> {
  return {
    tier: choice(qantasTiers),
    flight: choice(flights),
    cabin: choice(['Y', 'W', 'J', 'F']),
    people: wholeNumber(1, 9),
    date: calendarDate,
    flexible: wholeNumber(0, 14),
  }
}

/** One thing to check before calling. */
export type Check = { what: string; met: boolean; why: string }

export type RequestAnswer = { checks: readonly Check[]; ready: boolean; points: number | null; text: string }

/** Works out whether a request makes sense, what it costs, and what to say. */
export function answerRequest(flight: UpgradeFlight, state: RequestState): RequestAnswer {
  const points = flight.reward[['Y', 'W', 'J', 'F'].indexOf(state.cabin)] ?? null
  const all = points === null ? null : points * state.people
  const cabin = cabinNames[state.cabin]
  const checks: Check[] = [
    {
      what: 'Your tier can ask',
      met: (platinumRequestTable.tiers as readonly string[]).includes(state.tier),
      why: `${platinumRequestTable.tiers.join(' or ')} (unofficial)`,
    },
    { what: 'The flight is on Qantas', met: true, why: 'operated by Qantas with a QF number' },
    {
      what: `It has ${cabin}`,
      met: flight.cabins.includes(state.cabin),
      why: points === null ? 'not sold as a reward on this flight' : `${formatNumber(points)} points each`,
    },
  ]
  return { checks, ready: checks.every((check) => check.met), points: all, text: requestText(flight, state, all) }
}

function requestText(flight: UpgradeFlight, state: RequestState, points: number | null): string {
  const { people, cabin, date, flexible, tier } = state
  const seats = people === 1 ? 'one seat' : `${people} seats`
  const days =
    flexible === 0 ? 'I cannot move the date.' : `I can fly up to ${countOf(flexible, 'day')} earlier or later.`
  const cost =
    points === null ? '' : ` I understand the price is ${formatNumber(points)} points plus taxes and charges.`
  return [
    `I am a Qantas ${tier} member and would like to request Classic Reward seats that aren’t showing online.`,
    `${flight.label} (${flight.id.replace('-', ' to ')}), ${seats} in ${cabinNames[cabin]}, on ${formatDate(date, 'long')}. ${days}`,
    `I have the points in my account.${cost}`,
    'Could you put in the request and let me know when to expect an answer? My number is: ',
  ].join('\n')
}
