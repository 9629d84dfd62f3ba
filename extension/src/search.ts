import { cabins } from '../../lib/core/cabin.ts'
import { listSeats, parseCoverage, parseSearch, type SearchAnswer } from './answer.ts'
import type { Outcome } from './connection.ts'
import type { Journey } from './journey.ts'
import { type Answer, needsCoverage, noticeOfCoverage, noticesOfSearch, type Reply } from './messages.ts'
import { coverageAddress, firstCabins, searchAddress } from './question.ts'

/** `fetchAnswer` fetches an address of the site as the member or, if the token is null, as a guest. */
type Site = {
  origin: string
  token: string | null
  fetchAnswer: (address: string, token: string | null) => Promise<Outcome>
}

/** How many seats fit in a corner of the page; the finder shows all. */
const maxSeats = { alone: 5, first: 3, others: 2 }

/** Answers a booking page with seats in its cabin first, then in the others, and with why days show none. */
export async function search(journey: Journey, { origin, token, fetchAnswer }: Site): Promise<Reply> {
  const first = firstCabins(journey)
  const outcome = await fetchAnswer(searchAddress(origin, journey, first), token)
  if (token !== null && (outcome.kind === 'refused' || outcome.kind === 'forbidden')) {
    const reply = await search(journey, { origin, token: null, fetchAnswer })
    return reply.kind === 'answered' ? { ...reply, answer: { ...reply.answer, ended: true } } : reply
  }
  if (outcome.kind === 'busy' || outcome.kind === 'unknown') return outcome
  if (outcome.kind !== 'answered') return { kind: 'failed' }
  try {
    const found = parseSearch(outcome.body)
    const get = async (address: string) => bodyOf(await fetchAnswer(address, token))
    const rest = cabins.filter((cabin) => !first.includes(cabin))
    const [others, coverage] = await Promise.all([
      rest.length > 0 ? get(searchAddress(origin, journey, rest)) : null,
      needsCoverage(journey, found) ? get(coverageAddress(origin, journey, first)) : null,
    ])
    const answer = toAnswer(journey, found, others === null ? null : parseSearch(others))
    const why = coverage === null ? null : noticeOfCoverage(parseCoverage(coverage))
    return { kind: 'answered', answer: { ...answer, notices: why ? [why, ...answer.notices] : answer.notices } }
  } catch {
    return { kind: 'failed' }
  }
}

/** Returns the body. @throws Error without an answer: with half of them, days could wrongly seem to have no seats. */
function bodyOf(outcome: Outcome): unknown {
  if (outcome.kind !== 'answered') throw new Error(outcome.kind)
  return outcome.body
}

function toAnswer(journey: Journey, found: SearchAnswer, others: SearchAnswer | null): Answer {
  return {
    now: found.now,
    plan: found.plan,
    until: found.openUntil,
    ended: false,
    sample: found.sample || (others?.sample ?? false),
    seats: listSeats(found, journey, others === null ? maxSeats.alone : maxSeats.first),
    others: others === null ? [] : listSeats(others, journey, maxSeats.others),
    notices: noticesOfSearch(journey, found),
    limits: found.clamped.filter(({ limit }) => limit === 'seats').map(({ reason }) => reason),
  }
}
