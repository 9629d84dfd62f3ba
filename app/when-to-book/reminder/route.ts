import { answerClock, clockDefaults, clockFields } from '@/lib/calculators/release-clock.ts'
import { releaseReminder } from '@/lib/calculators/release-reminder.ts'
import { readState } from '@/lib/core/address-state.ts'
import { serverClock } from '@/lib/server/clock.ts'

/** Serves the release clock's answer as a calendar file. Query: the clock's inputs, with defaults for invalid ones. */
export function GET(request: Request) {
  const { searchParams, origin } = new URL(request.url)
  const state = readState(searchParams, clockFields, clockDefaults)
  const answer = answerClock(state)
  if (answer.status === 'not-published') return Response.json({ status: 404, title: answer.reason }, { status: 404 })
  return new Response(releaseReminder(state, answer, serverClock.now(), origin), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="reward-seats-open.ics"',
    },
  })
}
