import { connection } from 'next/server'
import { callerOf } from '@/lib/server/caller.ts'
import { answerDepartures } from '@/lib/server/flights/answer-flights.ts'
import { flightContext } from '@/lib/server/flights/flight-context.ts'

export async function GET(request: Request) {
  // Without this the build would try to answer once for everybody.
  await connection()
  return answerDepartures(request, await callerOf(request), flightContext())
}
