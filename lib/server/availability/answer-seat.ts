import type { LinkedSeat, SeatAnswer } from '../../alerts/linked-seat.ts'
import { SearchAnswer } from '../../availability/search-contract.ts'
import { localDateOf } from '../../core/clock.ts'
import { formatInstant } from '../../core/formats.ts'
import { SEAT_PARAMETER } from '../../search/seat-parameter.ts'
import { problemResponse } from '../problem.ts'
import { readSeatLink } from '../seat-link.ts'
import { type AnswerContext, answerSearch } from './answers.ts'

/** Keep the link private: browsers must not leak it in a referrer, and search engines must not index it. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/**
 * GET /api/search/seat: the one seat a signed link was made for, as it is now, for anyone who holds the link. It is an
 * ordinary search with the limits of the widest plan; the link alone decides which seat is searched for.
 */
export async function answerSeat(
  request: Request,
  { secret, ...context }: AnswerContext & { secret: string | undefined },
): Promise<Response> {
  const now = context.now()
  const token = new URL(request.url).searchParams.get(SEAT_PARAMETER) ?? ''
  const link = secret === undefined || token.length > 200 ? null : readSeatLink(token, secret, now)
  if (link === null || link.state === 'altered') {
    const detail = 'Part of this link is missing. Copy the whole link from the message.'
    return problemResponse(404, 'Link not recognised', detail, { headers })
  }
  if (link.state === 'ended') {
    const detail = `This link expired ${formatInstant(link.ends)}.`
    return problemResponse(410, 'Link expired', detail, { headers })
  }
  const { seat, ends } = link
  if (seat.date < localDateOf(now))
    return Response.json({ now, seat, ends, row: null, source: '', sample: false }, { headers })
  const answered = await answerSearch(
    toSearchRequest(seat, request.url),
    { plan: 'gold', uid: null, admin: false },
    context,
  )
  if (!answered.ok) return answered
  const { rows, sources, sample } = SearchAnswer.parse(await answered.json())
  const found = rows.find(({ direct }) => direct === seat.direct)
  const row = found ? { ...found, seats: found.seats === null ? null : Math.min(found.seats, seat.seats) } : null
  const source = sources[row?.source ?? 0]?.name ?? 'an unnamed source'
  const answer: SeatAnswer = {
    now,
    seat,
    ends,
    row: row && { ...row, source: 0 },
    source,
    sample: row !== null && sample,
  }
  return Response.json(answer, { headers })
}

function toSearchRequest({ program, from, to, date, cabin, direct }: LinkedSeat, base: string): Request {
  const params = { program, from, to, start: date, end: date, cabins: cabin, directOnly: direct ? '1' : '0' }
  return new Request(new URL(`/api/search?${new URLSearchParams(params)}`, base))
}
