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
  if (outcome.kind !== 'answered') return withoutAnswer(outcome)
  try {
    const found = parseSearch(outcome.body)
    const rest = cabins.filter((cabin) => !first.includes(cabin))
    const [others, coverage] = await Promise.all([
      rest.length > 0 ? fetchAnswer(searchAddress(origin, journey, rest), token) : null,
      needsCoverage(journey, found) ? fetchAnswer(coverageAddress(origin, journey, first), token) : null,
    ])
    // With only half of the answers, days could wrongly seem to have no seats.
    if (others && others.kind !== 'answered') return withoutAnswer(others)
    if (coverage && coverage.kind !== 'answered') return withoutAnswer(coverage)
    const answer = toAnswer(journey, found, others && parseSearch(others.body))
    const why = coverage && noticeOfCoverage(parseCoverage(coverage.body))
    return { kind: 'answered', answer: { ...answer, notices: why ? [why, ...answer.notices] : answer.notices } }
  } catch {
    return { kind: 'failed' }
  }
}

/** Returns what to say about a request that brought no answer. */
function withoutAnswer(outcome: Exclude<Outcome, { kind: 'answered' }>): Reply {
  return outcome.kind === 'busy' || outcome.kind === 'unknown' ? outcome : { kind: 'failed' }
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
